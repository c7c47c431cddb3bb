import type { Database } from './database.ts';
import type { Ledger } from './ledger.ts';
import type { Sight } from './sight.ts';

/** Broken invariants of a page, one line each; a finding may pass while a call is under way. */
export function lookWrong(sight: Sight): string[] {
  const { hasMain, heading, title, dialogs, toasts } = sight;
  return [
    ...(hasMain && heading !== '' ? [] : [`a white page: ${hasMain ? 'no heading' : 'no main region'}`]),
    ...(title.trim() === '' ? ['a page without a title'] : []),
    ...(dialogs.some((name) => name === '') ? ['a dialog without a name'] : []),
    ...(toasts.some(({ lines }) => lines.join('').trim() === '' || !lines[0]) ? ['a toast without words'] : []),
  ];
}

/** A person who is asked before leaving a screen is still on that screen. */
export function movedUnasked(before: Sight, { dialogs, path, load }: Sight): string[] {
  const isAsking = dialogs.includes('Tienes cambios sin enviar') && load === before.load;
  return isAsking && path !== before.path ? [`asked at ${before.path} before it is left, and the address is ${path}`] : [];
}

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? NaN);

/** The false claims of a success notice. */
function falseSuccess([title = '', ...messages]: readonly string[], ledger: Ledger, database: Database): string[] {
  const text = messages.join(' ');
  const has = (table: Parameters<Database['has']>[0]) =>
    database.has(table, numberIn(text)) ? [] : [`«${text}» is said of a ${table} that the database does not hold`];
  if (/ya estaba creada/.test(text)) return has('ticket');
  switch (title) {
    case 'Creación de cliente':
      return ledger.told('cliente');
    case 'Creación de solicitud':
      return ledger.told('solicitud');
    case 'Solicitud':
      return ledger.told('respuesta');
    case 'Cotización':
      return has('cotizacion');
    case 'Emisión de póliza':
      return has('poliza');
    default:
      return [`a success that nobody knows: ${[title, text].join(': ')}`];
  }
}

/** Messages of success that the database contradicts; of toasts only those not yet `heard`. */
export function falseWords(sight: Sight, ledger: Ledger, database: Database, heard: Set<string>): string[] {
  const fresh = sight.toasts.filter(({ id }) => !heard.has(id));
  for (const { id } of fresh) heard.add(id);
  const wrong = fresh.filter(({ status }) => status === 'success').flatMap(({ lines }) => falseSuccess(lines, ledger, database));
  const quote = /^\/polizas\/emision\/(\d+)$/.exec(sight.path)?.[1];
  if (quote === undefined) return wrong;
  if (sight.issued && !database.isIssued(Number(quote))) wrong.push(`quote ${quote} is shown as issued and is not`);
  const there = new Set(database.documents(Number(quote)));
  for (const name of sight.uploaded) if (!there.has(name)) wrong.push(`«${name}» is shown as uploaded and is not there`);
  return wrong;
}
