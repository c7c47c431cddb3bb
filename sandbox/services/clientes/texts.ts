import { searchable } from '../../text.ts';

/** Texts and codes that the contract requires: blanks alone do not count. */
const REQUIRED: ReadonlySet<string> = new Set(
  [
    'nombreCompleto primerNombre primerApellido beneficiarioCheque calle numero direccionCompleta noCuenta titular',
    'idTipoDocumento idStatus idTipoCorreo idTipoDireccion idTipoVivienda idTipoCuenta',
  ].flatMap((names) => names.split(' ')),
);
// Control characters except tab and line breaks, which a person can type into an observation.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Trims every text of a body; an empty text becomes null.
 * @returns the body and the problems of its texts: control characters, half characters, missing
 * required texts
 */
export function tidyTexts<Body extends object>(body: Body): { value: Body; findings: string[] } {
  const findings: string[] = [];
  return { value: tidy(body, '', findings) as Body, findings };
}

function tidy(value: unknown, path: string, findings: string[]): unknown {
  if (typeof value === 'string') return tidyText(value, path, findings);
  if (Array.isArray(value)) return value.map((item, index) => tidy(item, `${path}.${index}`, findings));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    tidy(field, path === '' ? name : `${path}.${name}`, findings),
  ]);
  return Object.fromEntries(fields);
}

function tidyText(text: string, path: string, findings: string[]): string | null {
  const trimmed = text.trim();
  if (CONTROL.test(text) || !text.isWellFormed()) {
    findings.push(`El campo «${path}» tiene caracteres que no se admiten.`);
  } else if (searchable(trimmed) === '' && REQUIRED.has(path.split('.').at(-1) ?? '')) {
    findings.push(`El campo «${path}» no puede estar vacío.`);
  }
  return trimmed === '' ? null : trimmed;
}
