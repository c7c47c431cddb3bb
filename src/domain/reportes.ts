import type { components } from '../generated/reports.ts';
import { couldNot, type NoticeRow } from './notice-row.ts';
import type { Usuario } from './usuario.ts';

/** Code of a report. */
export type ReporteCodigo = components['schemas']['ReporteCodigo'];

/** The body that requests a report. */
export type ReporteRequest = components['schemas']['ReporteRequest'];

/** File formats of reports. */
export type ReporteFormat = 'pdf' | 'xlsx';

/** A request for one file of a report. */
export interface ReporteOrder {
  readonly request: ReporteRequest;
  readonly format: ReporteFormat;
  /** The name of the saved file. */
  readonly fileName: string;
}

/** A report: the service's keys of its parameters, and the name of its file. */
export interface ReporteDefinition<Name extends string = string> {
  readonly code: ReporteCodigo;
  readonly title: string;
  /** The text of its failure; misspellings are the specification's. */
  readonly failed: NoticeRow;
  /** The beginning of its files' names. */
  readonly fileName: string;
  /** The further parts of a file's name; empty ones are left out. */
  readonly fileParts: (values: Partial<Readonly<Record<Name, string>>>) => readonly (string | undefined)[];
  /** The service's key of each value, in the order of the specification. */
  readonly keys: Readonly<Record<Name, string>>;
}

const define = <const Name extends string>(definition: ReporteDefinition<Name>) => definition;

const named = (word: string, value: string | undefined) => (value ? `${word}-${value}` : undefined);

/**
 * Every report (specification 2, sections 2 and 7). The keys of JRCJ00525, JRTE00001, JRTE10061,
 * JRTE10069 and JRTE10070 are guesses (assumptions P2), as in the contract.
 */
export const reportes = {
  JRCJ00525: define({
    code: 'JRCJ00525',
    title: 'Estado de comisiones',
    failed: couldNot('Consulta de reporte estado de comisiones', 'consultar el reporte de estado de comisiones'),
    fileName: 'estado-de-comisiones',
    fileParts: ({ entidad, desde, hasta }) => [named('entidad', entidad), desde, hasta],
    keys: { entidad: 'CD_ENTIDAD', desde: 'FE_DESDE', hasta: 'FE_HASTA', mediador: 'CD_MEDIADOR' },
  }),
  JRTE00001: define({
    code: 'JRTE00001',
    title: 'Cotización',
    failed: couldNot('Generando cotización', 'generar el reporte de la cotización'),
    fileName: 'cotizacion',
    fileParts: ({ cotizacion }) => [cotizacion],
    keys: { entidad: 'CD_ENTIDAD', cotizacion: 'NU_COTIZACION', item: 'NU_ITEM' },
  }),
  JRTE10061: define({
    code: 'JRTE10061',
    title: 'Emisión',
    failed: couldNot('Generando reporte de emisión', 'generar el reporte de la emisión'),
    fileName: 'poliza',
    fileParts: ({ entidad, ramo, poliza, certificado }) => [[entidad, ramo, poliza].join('-'), named('certificado', certificado)],
    keys: {
      entidad: 'CD_ENTIDAD',
      ramo: 'CD_AREA',
      poliza: 'NU_POLIZA',
      certificado: 'NU_CERTIFICADO',
      recibo: 'CD_RECIBO',
    },
  }),
  JRTE10069: define({
    code: 'JRTE10069',
    title: 'Reporte cartera vigente',
    failed: couldNot('Consulta de reporte cartera vigente', 'consultar el reporte de cartera vigente'),
    fileName: 'cartera-vigente',
    fileParts: ({ entidad, corte }) => [named('entidad', entidad), corte],
    keys: { entidad: 'CD_ENTIDAD', corte: 'FE_CORTE' },
  }),
  JRTE10070: define({
    code: 'JRTE10070',
    title: 'Reporte pólizas a renovar',
    failed: couldNot('Consulta de reporte pólizas a renovar', 'consultar el reporte de pólizas a renovar'),
    fileName: 'polizas-a-renovar',
    fileParts: ({ entidad, anio, mes }) => [named('entidad', entidad), anio && mes && `${anio}-${mes.padStart(2, '0')}`],
    keys: { entidad: 'CD_ENTIDAD', anio: 'ANIO', mes: 'MES' },
  }),
  JRCJ00580: define({
    code: 'JRCJ00580',
    title: 'Carta de retención de comisiones',
    failed: couldNot('Consulta de carta de retención de comisiones', 'consultar el retención de comisiones'),
    fileName: 'carta-de-retencion',
    fileParts: ({ entidad, desde, hasta }) => [named('entidad', entidad), desde, hasta],
    keys: {
      desde: 'FE_A',
      hasta: 'FE_B',
      entidad: 'CD_ENTIDAD',
      tipoDocumento: 'TP_DOCUMENTO',
      numeroDocumento: 'NU_DOCUMENTO',
      formatoCalculo: 'TP_CALCULO',
    },
  }),
  JRCB10001: define({
    code: 'JRCB10001',
    title: 'Estado de cuenta',
    failed: couldNot('Consulta de estado de cuenta', 'consultar el reporte de estado de cuenta'),
    fileName: 'estado-de-cuenta',
    fileParts: ({ entidad, desde, hasta, poliza }) => [named('entidad', entidad), named('poliza', poliza), desde, hasta],
    keys: {
      entidad: 'CD_ENTIDAD',
      mediador: 'CD_PERSONA_MEDIADOR',
      ramo: 'CD_AREA',
      poliza: 'NU_POLIZA',
      tipoDocumento: 'TP_DOCUMENTO',
      numeroDocumento: 'NU_DOCUMENTO',
      desde: 'FE_DESDE',
      hasta: 'FE_HASTA',
    },
  }),
  JRCB10006: define({
    code: 'JRCB10006',
    title: 'Saldo por antigüedad',
    failed: couldNot('Consulta de saldo por antiguedad', 'consultar el reporte de saldo por antiguedad'),
    fileName: 'saldo-por-antiguedad',
    fileParts: ({ entidad, corte }) => [named('entidad', entidad), corte],
    keys: { corte: 'feA', entidad: 'param1', mediador: 'param4', formato: 'param6', detalle: 'param8' },
  }),
} as const satisfies Readonly<Record<ReporteCodigo, ReporteDefinition>>;

/** The values of a report: days as `yyyy-MM-dd`, numbers as text; empty ones are not sent. */
export type ReporteValues<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The calculation formats of the retention letter (specification 2, section 3). */
export const formatosCalculo = [
  { key: 'D', nombre: 'Devengado' },
  { key: 'P', nombre: 'Percibido' },
] as const;

/** The request for a report as PDF. */
export function reporteOrder<Name extends string>(
  report: ReporteDefinition<Name>,
  values: ReporteValues<NoInfer<Name>>,
): ReporteOrder {
  const { code, fileName, fileParts, keys } = report;
  const given: Readonly<Record<string, string | undefined>> = values;
  const params = Object.entries<string>(keys).flatMap(([name, key]) => {
    const value = given[name];
    return value ? [{ key, value }] : [];
  });
  const parts = [fileName, ...fileParts(values)].filter((part) => part !== undefined && part !== '');
  return { request: { name: code, params, format: 'pdf' }, format: 'pdf', fileName: `${parts.join('_')}.pdf` };
}

/** The code of a failed spreadsheet's text (specification 2, section 8). */
export const spreadsheetCode = 'hoja-de-calculo';

/** The same report as a spreadsheet (specification 2, section 7). */
export function asSpreadsheet({ request }: ReporteOrder, fileName: string): ReporteOrder {
  return { request: { ...request, mode: 'X' }, format: 'xlsx', fileName };
}

/** The user's own document or, without one, the intermediary's (assumptions P8). */
export interface Titular {
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  readonly nombre: string;
}

/** The subject of the reports on the user's own document. */
export function titularOf(usuario: Usuario): Titular {
  const { typeDocument, identifier } = usuario;
  return typeDocument && identifier
    ? { tipoDocumento: typeDocument, numeroDocumento: identifier, nombre: usuario.name }
    : {
        tipoDocumento: usuario.mediadorTypeDocument ?? '',
        numeroDocumento: usuario.mediadorIdentifier ?? '',
        nombre: usuario.mediadorName ?? '',
      };
}
