import type { Operation } from '../../contracts/support.ts';
import { finding } from './schema.ts';
import type { Answer } from './wire.ts';

/** A 400 must name some field: one of the contract, a technical one of a product, a parameter of a report. */
export const ANY = '*';

/** The expected answer of a call. */
export interface Expected {
  /** The right statuses; without them any answer of the contract is right. */
  statuses?: readonly number[];
  /** The field that a 400 must name; ANY for whichever. */
  field?: string;
}

const ENGLISH = /\b(must|should|required|not|found|unknown|invalid|the|request|property|body|unexpected|undefined|object)\b/i;

/** The errors of an answer, in words. */
export function problems(operation: Operation, answer: Answer, { statuses, field }: Expected): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  if (status >= 500) found.push('is a failure of the service');
  if (statuses && !statuses.includes(status)) found.push(`should be ${statuses.join(' or ')}`);
  if (headers['content-type'] !== 'application/json; charset=utf-8') found.push(`has the type ${headers['content-type']}`);

  const described = operation.answers[status === 200 ? '200' : status >= 500 ? '500' : '4XX'];
  if (described === undefined || (status > 200 && status < 400)) found.push('is a status that the contract does not have');
  else {
    const wrong = finding(operation.bundle, described.schema, body);
    if (wrong !== '') return [...found, `breaks the contract: ${wrong}`];
  }
  const { title = '', messages = [] } = body ?? {};
  found.push(...[title, ...messages].filter((text) => !isSpanish(text)).map((text) => `says «${text}»`));
  if (status !== 200 && messages.length === 0) found.push('gives no message');
  if (status === 400 && field !== undefined) {
    if (!messages.some((message) => names(message, field))) found.push(`does not name «${field}»`);
  }
  if (status === 401 && headers['www-authenticate'] !== 'Bearer' && operation.operationId.startsWith('fetch')) {
    found.push('does not ask for a bearer');
  }
  return found;
}

/** Whether a text is written for a person; quoted parts come from the call or the contract. */
function isSpanish(text: string): boolean {
  return text.trim() !== '' && !ENGLISH.test(text.replace(/«[^»]*»/g, ''));
}

/** Whether a message names a field, or the list or object that holds it. */
function names(message: string, field: string): boolean {
  const named = Array.from(message.matchAll(/«([^»]*)»|\((\w+)/g), ([, quoted, listed = '']) => quoted ?? listed);
  return named.some((name) => field === ANY || name === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`));
}
