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

/** The facts of an issuance in the words of the screen; empty where they are not known yet. */
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

/** The name of a quote's product, from the catalogue where the quote has only its code. */
function useNombreProducto({ producto, cdProducto }: Pick<Cotizacion, 'producto' | 'cdProducto'>): string {
  const { catalogos } = usePortal();
  return producto ?? nameInCatalogo(catalogos, 'productos', {}, String(cdProducto)) ?? '';
}

/** The facts that the form would issue now; the caller is drawn anew with each of its changes. */
export function useLoEmitido(
  { form, fields, insured, contratante }: Pick<EmisionForm, 'form' | 'fields' | 'insured' | 'contratante'>,
  cotizacion: Cotizacion,
  quoted: readonly CampoTecnico[] | null,
  moneda: string,
): LoEmitido {
  const plan = planOf(cotizacion, useFieldValue(form, 'plan'));
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const formaPago = useFieldValue(form, 'formaPago');
  const { name: pago } = useCatalogoName('formaPagos', formaPago);
  const datos = useFieldValue(form, 'datos');
  const isOther = isOtherPeriod({ feDesde, feHasta }, cotizacion);
  return {
    producto: useNombreProducto(cotizacion),
    bien: bienEnFormulario(cotizacion, quoted, fields, datos),
    plan: plan?.plan ?? '',
    total: isOther ? 'Lo calcula el servicio al emitir' : plan ? formatPrecio(plan.totalProrrata ?? plan.totalAnual, moneda) : '',
    periodo: feDesde && feHasta ? `${feDesde} a ${feHasta}` : '',
    contratante: contratante.persona?.nombre ?? '',
    asegurado: insured?.nombre ?? '',
    pago: pago ?? '',
  };
}
