import type { Request } from 'express';

/** Faults, or merely unusual forms, of a report's value. */
export const VALUE_FAULTS = [
  ...(['link', 'notpdf', 'empty', 'dataurl', 'wrapped', 'password'] as const),
  ...(['html', 'json', 'half', 'foreign', 'redirect'] as const),
] as const;
export type ValueFault = (typeof VALUE_FAULTS)[number];

/** Password of the PDF of the fault `password`. */
export const PDF_PASSWORD = 'portal';
/** A host that does not exist. */
export const FOREIGN = 'https://ejemplo.invalid';

const PAGE = '<!doctype html><html lang="es"><title>Sesión</title><body><h1>Tu sesión ha caducado</h1></body></html>';
const ANSWER = '{"title":"Reporte","messages":["No se pudo generar el reporte."]}';
const LINE_LENGTH = 76;

const wantedFaults = new WeakMap<Request, ValueFault>();

export function isValueFault(text: string): text is ValueFault {
  return VALUE_FAULTS.some((fault) => fault === text);
}

/** Remembers the fault of a call's report. */
export function setValueFault(req: Request, fault: ValueFault): void {
  wantedFaults.set(req, fault);
}

export function valueFaultOf(req: Request): ValueFault | undefined {
  return wantedFaults.get(req);
}

/** A file changed by a fault. */
export function applyValueFault(file: Buffer, fault: ValueFault | undefined): Buffer {
  switch (fault) {
    case 'notpdf':
      return Buffer.from('Este archivo no es lo que dice ser.\n');
    case 'html':
      return Buffer.from(PAGE);
    case 'json':
      return Buffer.from(ANSWER);
    case 'half':
      return file.subarray(0, Math.floor(file.length / 2));
    default:
      return file;
  }
}

/** Base64url in lines of 76 characters. */
export function inShortLines(file: Buffer): string {
  const text = file.toString('base64url');
  return text.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'))?.join('\r\n') ?? '';
}
