import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { missingTramites, type StoredDocumento, type TramiteDocumento } from '../../../domain/documentos.ts';
import type { CuentaBancaria } from '../../../domain/emisiones.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import type { ProductoCampos } from '../../../machines/actors/productos.ts';
import type { selectPending } from '../../../machines/upload/uploads-machine.ts';
import { camposOf } from '../../shared/campos/use-campos.ts';
import type { ClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import { findProblems } from '../../../kit/form/form-problems.ts';
import { type EmisionValues, labelsOfEmision, schemaOfEmision } from './emision-form.ts';
import { type LookUpResult, contratanteOf, usableCuentas } from './look-ups.ts';
import type { EmisionFacts } from './requisitos.ts';

/** The state of an issuance's look-ups and documents at one moment. */
export interface LookedUp {
  readonly campos: LookUpResult<ProductoCampos>;
  readonly contratante: LookUpResult<ClienteFound | null>;
  readonly cuentas: LookUpResult<readonly CuentaBancaria[]>;
  readonly tramites: LookUpResult<readonly TramiteDocumento[]>;
  /** The look-up of an insured who is not the contracting party. */
  readonly asegurado: ClienteLookUp['state'];
  readonly stored: readonly StoredDocumento[];
  readonly pending: ReturnType<typeof selectPending>;
}

/** Collects the facts that decide whether a policy can be issued. */
export function factsOf(values: EmisionValues, cotizacion: Cotizacion, looked: LookedUp): EmisionFacts {
  const { otroAsegurado, camposDe, cuenta } = values;
  const { tramites, stored, pending } = looked;
  const producto = String(cotizacion.cdProducto);
  const { status, fields } = camposOf(looked.campos, producto);
  const cdFormaPago = Number(values.formaPago);
  const usable = usableCuentas(cdFormaPago, looked.cuentas);
  return {
    problems: findProblems(schemaOfEmision(fields, otroAsegurado), values),
    labelOf: labelsOfEmision(fields),
    asegurado: otroAsegurado ? looked.asegurado : null,
    contratante: contratanteOf(cotizacion, looked.contratante).status,
    cdFormaPago,
    cuentas: {
      status: looked.cuentas.status,
      usable: usable.length,
      isChosen: usable.some(({ idDomicilioBancario }) => String(idDomicilioBancario) === cuenta),
    },
    // The fields count as ready once the form holds their values.
    campos: status === 'ready' && camposDe !== producto ? 'loading' : status,
    documentos: {
      status: tramites.status,
      missing: missingTramites(tramites.data ?? [], stored).map(({ nombre }) => nombre),
      ...pending,
    },
  };
}
