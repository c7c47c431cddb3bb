import { areaProductos, type Cotizacion, type CotizacionRequest, estatusCotizada } from '../../domain/cotizaciones.ts';
import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { type Emision, estatusProcesada } from '../../domain/emisiones.ts';
import { nameOfPersona } from '../../domain/persona.ts';
import type { CotizacionSnapshot } from '../cotizacion/cotizacion-machine.ts';
import { typed } from '../typed-edge.ts';
import type { NegocioContext, Solicitante } from './negocio-types.ts';

type Documento = Pick<Solicitante, 'tipoDocumento' | 'nuDocumento'>;

const isSameDocumento = (a: Documento, b: Documento) =>
  a.tipoDocumento === b.tipoDocumento && normaliseNumeroDocumento(a.nuDocumento) === normaliseNumeroDocumento(b.nuDocumento);

/** The contracting party: the person found by the document, or the one the quote named before. */
function contratanteOf({ tpDocumento, nuDocumento }: CotizacionRequest, before: Cotizacion | null, found: Solicitante | null) {
  const documento = { tipoDocumento: tpDocumento, nuDocumento };
  const unnamed = { tipoDocContratante: tpDocumento, noDocContratante: nuDocumento };
  if (found && isSameDocumento(found, documento)) return { ...unnamed, idContratante: found.id, nombreContratante: found.nombre };
  const documentoBefore = { tipoDocumento: before?.tipoDocContratante ?? '', nuDocumento: before?.noDocContratante ?? '' };
  if (before && isSameDocumento(documentoBefore, documento)) {
    return { ...unnamed, idContratante: before.idContratante ?? null, nombreContratante: before.nombreContratante ?? null };
  }
  return { ...unnamed, idContratante: null, nombreContratante: null };
}

function ratedCotizacion(
  request: CotizacionRequest,
  given: Pick<CotizacionSnapshot['context'], 'idEstatus'> & Pick<Cotizacion, 'planes'> & { readonly numero: number },
  before: Cotizacion | null,
  found: Solicitante | null,
): Cotizacion {
  const { cdEntidad, cdMoneda, cdProducto, feDesde, feHasta, curDatos } = request;
  const idEstatus = given.idEstatus ?? estatusCotizada;
  const contratante = contratanteOf(request, before, found);
  return {
    ...before,
    ...contratante,
    asegurado: contratante.nombreContratante,
    tipoDocumento: request.tpDocumento,
    numDocumento: request.nuDocumento,
    nuCotizacion: given.numero,
    idEstatus,
    // The service's text belongs to the status that it came with.
    estatus: before?.idEstatus === idEstatus ? (before.estatus ?? null) : null,
    producto: before?.cdProducto === cdProducto ? (before.producto ?? null) : null,
    cdEntidad,
    cdMoneda,
    cdProducto,
    cdArea: before?.cdProducto === cdProducto ? before.cdArea : areaProductos,
    feDesde,
    feHasta,
    datos: curDatos,
    planes: given.planes,
  };
}

/** What the flow knows of its quote after a change of the quote's machine. */
export function followQuote(
  before: NegocioContext,
  { context: { numero, noItem, planes, order, idEstatus } }: Pick<CotizacionSnapshot, 'context'>,
): Pick<NegocioContext, 'numero' | 'noItem' | 'planes' | 'request' | 'cotizacion'> {
  const known = { numero, noItem, planes, request: order?.request.body ?? null };
  // A failed rating keeps the plans of the rating before.
  const isRated = order === null && planes !== before.planes && planes !== null && planes.length > 0;
  if (!isRated || before.request === null || numero === null) return { ...known, cotizacion: before.cotizacion };
  const given = { numero, idEstatus, planes: [...planes] };
  return { ...known, cotizacion: ratedCotizacion(before.request, given, before.cotizacion, before.solicitante) };
}

/** A newly chosen plan, kept for the issuance; `isNew` is false for an unchanged one. */
export type ChosenPlan = { readonly isNew: true; readonly numero: number; readonly noItem: number } | { readonly isNew: false };

/** The plan that was chosen in the form of the quote since the last change. */
export function newPlan(
  before: NegocioContext,
  { context: { numero, noItem, planes } }: Pick<CotizacionSnapshot, 'context'>,
): ChosenPlan {
  const isChosen = planes !== null && noItem !== null && noItem !== before.noItem;
  return isChosen && numero !== null ? { isNew: true, numero, noItem } : { isNew: false };
}

/** The plan that was chosen in the form of the issuance. */
export function newPlanOfIssuance(
  { numero, noItem }: Pick<NegocioContext, 'numero' | 'noItem'>,
  { numItem }: { readonly numItem: number | null },
): ChosenPlan {
  const isNew = numero !== null && numItem !== null && numItem !== noItem;
  return isNew ? { isNew, numero, noItem: numItem } : { isNew };
}

/** A quote whose policy is issued. */
export const issuedCotizacion = (cotizacion: Cotizacion, emision: Emision | null): Cotizacion => ({
  ...cotizacion,
  idEstatus: estatusProcesada,
  estatus: null,
  emision: emision ?? cotizacion.emision ?? null,
});

/** The part of a look-up's snapshot that the flow reads. */
export interface LookUpSnapshot {
  readonly context: { readonly documento: Documento | null; readonly data: unknown };
}

/** The person that a look-up has found; null for nobody. */
export function solicitanteOf({ context: { documento, data } }: LookUpSnapshot): Solicitante | null {
  const found = typed<(Parameters<typeof nameOfPersona>[0] & { readonly id: number }) | null>(data);
  return found && documento ? { ...documento, id: found.id, nombre: nameOfPersona(found) } : null;
}
