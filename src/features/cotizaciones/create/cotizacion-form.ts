import * as z from 'zod/mini';
import { comparableValor } from '../../../domain/campos.ts';
import {
  areaProductos,
  canalVenta,
  type Cotizacion,
  type CotizacionRequest,
  monedaInicial,
  solicitanteOf,
} from '../../../domain/cotizaciones.ts';
import { type DependencyTable, documentoDependencies } from '../../../domain/dependencies.ts';
import { normaliseNumeroDocumento, tipoDocumento as tipos } from '../../../domain/documents.ts';
import { earlyCatalogos } from '../../../domain/early-catalogos.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { daysBetween } from '../../../domain/periods.ts';
import type { Usuario } from '../../../domain/usuario.ts';
import { addMonths } from '../../../format/calendar.ts';
import { dayToTyped, parseTypedDay, toDay } from '../../../format/typed-days.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import type { RegionMediador } from '../../../machines/actors/regiones.ts';
import { type CampoField, fromDatos, toDatos, underDatos } from '../../shared/campos/campo-values.ts';
import { defineFields } from '../../../kit/form/define-fields.ts';
import { documentoOfAddress } from '../../shared/cliente/documento-address.ts';
import { filledDocumento } from '../../shared/cliente/documento-rules.ts';
import { choice, filledDay, lasting } from '../../../kit/form/rules.ts';
import { dependenciesOf, emptyOf, labelsOf, type RuntimeValues, schemaOf } from '../../../kit/form/runtime-fields.tsx';

/** The fields beside those of the product (specification 2, sections 2 and 5). */
const fixed = defineFields({
  tipoDocumento: ['Tipo de documento', choice],
  numeroDocumento: ['Número de documento', filledDocumento()],
  producto: ['Producto', choice],
  moneda: ['Moneda', choice],
  feDesde: ['Vigencia desde', filledDay()],
  feHasta: ['Vigencia hasta', filledDay()],
});

/** The catalogues that every quote shows. */
export const cotizacionCatalogos = earlyCatalogos.cotizacion;

/** The typed values of a quote's form. */
export interface CotizacionValues {
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  readonly producto: string;
  readonly moneda: string;
  readonly feDesde: string;
  readonly feHasta: string;
  /** Technical values by the names of their fields. */
  readonly datos: RuntimeValues;
  /** The product of the technical values; empty until the product's fields are loaded. */
  readonly camposDe: string;
  /** Values that a plan filled, by field; a field with another value was changed by the user. */
  readonly delPlan: Readonly<Record<string, string>>;
  /** Key of the rates that were last applied, by insured good. */
  readonly tarifas: Readonly<Record<string, string>>;
}

const nothing = { datos: {}, camposDe: '', delPlan: {}, tarifas: {} };

/** The valid product and document of `?producto=2501&tipoDocumento=CED&numeroDocumento=…`. */
export function givenInAddress(search: URLSearchParams): Partial<CotizacionValues> {
  const producto = idOfPath(search.get('producto') ?? undefined);
  return { ...documentoOfAddress(search), ...(producto !== null && { producto: String(producto) }) };
}

/** A quote for a year from `today` (`yyyy-MM-dd`), in the usual currency (assumptions Q1). */
export function newCotizacion(today: string, given: Partial<CotizacionValues> = {}): CotizacionValues {
  return {
    ...fixed.empty,
    tipoDocumento: tipos.cedula,
    moneda: String(monedaInicial),
    feDesde: dayToTyped(today),
    feHasta: dayToTyped(addMonths(today, 12)),
    ...nothing,
    ...given,
  };
}

/** A service's quote as the form's values; the technical values follow with their fields. */
export function valuesOfCotizacion(cotizacion: Cotizacion): CotizacionValues {
  const { tipoDocumento, nuDocumento } = solicitanteOf(cotizacion);
  return {
    tipoDocumento,
    numeroDocumento: formatDocumento(tipoDocumento, nuDocumento),
    producto: String(cotizacion.cdProducto),
    moneda: String(cotizacion.cdMoneda),
    feDesde: dayToTyped(cotizacion.feDesde),
    feHasta: dayToTyped(cotizacion.feHasta),
    ...nothing,
  };
}

/** Whether two forms hold the same typed values; notes about applied rates don't count. */
export function isTypedSame(some: CotizacionValues, others: CotizacionValues): boolean {
  const [a, b] = [some, others].map((values) => JSON.stringify({ ...values, delPlan: {}, tarifas: {} }));
  return a === b;
}

/** A new quote with product and currency of another; technical values follow with their fields. */
export function copyOfCotizacion(cotizacion: Cotizacion, today: string): CotizacionValues {
  const { producto, moneda } = valuesOfCotizacion(cotizacion);
  return { ...newCotizacion(today), producto, moneda };
}

/** The rules of a quote with those of its product's fields. */
export function schemaOfCotizacion(fields: readonly CampoField[]) {
  return z.object({ ...fixed.shape, datos: schemaOf(underDatos(fields)) }).check(lasting('feDesde', 'feHasta'));
}

/** Empty values with those of the product's fields: the form derives required fields from them. */
export function emptyCotizacion(values: CotizacionValues, fields: readonly CampoField[]): CotizacionValues {
  return { ...values, datos: emptyOf(underDatos(fields)) };
}

/** Gives the label of a field of the form or the product. */
export function labelsOfCotizacion(fields: readonly CampoField[]): (name: string) => string {
  const labelOf = labelsOf(fields);
  return (name) => fixed.labels[name] ?? labelOf(name);
}

/** The fields that a change of another field empties. */
export function dependenciesOfCotizacion(fields: readonly CampoField[]): DependencyTable {
  return { ...documentoDependencies, ...dependenciesOf(fields) };
}

/** The data that a quote sends besides the typed values. */
export interface Sender {
  readonly usuario: Pick<Usuario, 'codePersonMediador' | 'userName'>;
  readonly entidad: number;
  readonly region: Pick<RegionMediador, 'cdRegion' | 'cdSucursal'>;
}

/** The body of a quote (specification 2, section 7); the machine fills `nuCotizacionMod`. */
export function toCotizacionRequest(
  values: CotizacionValues,
  fields: readonly CampoField[],
  { usuario, entidad, region }: Sender,
): CotizacionRequest {
  return {
    cdEntidad: entidad,
    cdPersonaMed: usuario.codePersonMediador,
    cdMoneda: Number(values.moneda || monedaInicial),
    cdArea: areaProductos,
    cdProducto: Number(values.producto),
    feDesde: toDay(values.feDesde),
    feHasta: toDay(values.feHasta),
    cdRegion: region.cdRegion,
    tpDocumento: values.tipoDocumento,
    nuDocumento: normaliseNumeroDocumento(values.numeroDocumento),
    inWebExterna: 'I',
    cdVigencia: 'A',
    cdSucursal: region.cdSucursal,
    cdCanalVenta: canalVenta,
    curDatos: toDatos(fields, values.datos),
    cdUsuario: usuario.userName,
    diIp: '',
    nuCotizacionMod: null,
  };
}

/** All values that determine a price, as text: equal texts have equal prices. */
export function pricedFrom(values: CotizacionValues, fields: readonly CampoField[]): string {
  const { tipoDocumento, numeroDocumento, producto, moneda, feDesde, feHasta, datos } = values;
  const sent = toDatos(fields, datos).map(({ cdDato, nuBien, nuConsecutivo, valor }) => [
    cdDato,
    nuBien,
    nuConsecutivo,
    comparableValor(valor),
  ]);
  return JSON.stringify([
    tipoDocumento,
    normaliseNumeroDocumento(numeroDocumento).toUpperCase(),
    producto,
    moneda,
    parseTypedDay(feDesde),
    parseTypedDay(feHasta),
    sent,
  ]);
}

/** The text of {@link pricedFrom} for the plans that the service has of a quote. */
export function ratedFrom(cotizacion: Cotizacion, fields: readonly CampoField[]): string {
  const values = valuesOfCotizacion(cotizacion);
  return pricedFrom({ ...values, datos: fromDatos(fields, cotizacion.datos) }, fields);
}

/** The number of days of a quote; null for missing days or a wrong order. */
export function periodDays({ feDesde, feHasta }: Pick<CotizacionValues, 'feDesde' | 'feHasta'>): number | null {
  const [from, to] = [parseTypedDay(feDesde), parseTypedDay(feHasta)];
  const days = from && to ? daysBetween(from, to) : -1;
  return days < 0 ? null : days;
}
