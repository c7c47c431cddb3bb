import { useMemo } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { DatosDelBien } from '../../../domain/datos-del-bien.ts';
import type { CampoTecnico } from '../../../domain/campos.ts';
import { formatPrecio } from '../../../format/money.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { isOtherPeriod, planOf } from './emision-form.ts';
import { bienEnFormulario } from './lo-emitido.ts';
import type { EmisionForm } from './use-emision.ts';

/** The facts of an issuance in the screen's words; empty while unknown. */
export interface LoEmitido {
  readonly producto: string;
  readonly bien: DatosDelBien;
  readonly plan: string;
  readonly total: string;
  readonly periodo: string;
  readonly contratante: string;
  readonly asegurado: string;
  readonly pago: string;
}

/** The sources of {@link LoEmitido}. */
export interface LoEmitidoProps {
  readonly emision: Pick<EmisionForm, 'form' | 'fields' | 'insured' | 'contratante'>;
  readonly cotizacion: Cotizacion;
  /** The technical fields that name the quote's values of its good. */
  readonly quoted: readonly CampoTecnico[] | null;
  readonly moneda: string;
}

/** The name of a quote's product, from the catalogue if the quote gives only the code. */
export function useNombreProducto({ producto, cdProducto }: Pick<Cotizacion, 'producto' | 'cdProducto'>): string {
  const { catalogos } = usePortal();
  return producto ?? nameInCatalogo(catalogos, 'productos', {}, String(cdProducto)) ?? '';
}

/** The facts that the form would issue now; draws its caller anew after each pause in typing. */
export function useLoEmitido({ emision, cotizacion, quoted, moneda }: LoEmitidoProps): LoEmitido {
  const { form, fields, insured, contratante } = emision;
  const plan = planOf(cotizacion, useFieldValue(form, 'plan'));
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const formaPago = useFieldValue(form, 'formaPago');
  const { name: pago } = useCatalogoName('formaPagos', formaPago);
  const datos = useFieldValue(form, 'datos');
  const bien = useMemo(() => bienEnFormulario(cotizacion, quoted, fields, datos), [cotizacion, quoted, fields, datos]);
  const isOther = isOtherPeriod({ feDesde, feHasta }, cotizacion);
  return {
    producto: useNombreProducto(cotizacion),
    bien,
    plan: plan?.plan ?? '',
    total: isOther ? 'Lo calcula el servicio al emitir' : plan ? formatPrecio(plan.totalProrrata ?? plan.totalAnual, moneda) : '',
    periodo: feDesde && feHasta ? `${feDesde} a ${feHasta}` : '',
    contratante: contratante.persona?.nombre ?? '',
    asegurado: insured?.nombre ?? '',
    pago: pago ?? '',
  };
}
