import * as z from 'zod/mini';
import { holdsSeveralNumbers, oneNumberMessage } from '../../domain/documents.ts';
import { isTelefonoText, normaliseTelefono } from '../../domain/phones.ts';
import { plainNumber } from '../../format/typed-amounts.ts';
import { parseTypedDay } from '../../format/typed-days.ts';
import { cleanTyped, holdsTwoNumbers, visibleText } from '../../text/typed-text.ts';
import { requiredMessage } from './form-problems.ts';

/** Messages of the rules that forms share. */
export const ruleMessages = {
  required: requiredMessage,
  tooLong: (max: number) => `Escribe como máximo ${max} caracteres.`,
  noSuchDay: 'Escribe una fecha que exista, como 31-12-1990.',
  correo: 'Escribe un correo como nombre@dominio.com.',
  correoAscii: 'Escribe el correo sin tildes ni ñ.',
  number: 'Escribe un número, como 1234.56.',
  unsigned: 'Escribe un número sin signo, de 12 enteros y 4 decimales como máximo: 1234.56.',
  telefono: 'Escribe solo números, con espacios, guiones o paréntesis si quieres.',
  tooManyDigits: (max: number) => `Escribe como máximo ${max} dígitos.`,
} as const;

const isFilled = (typed: string) => visibleText(typed) !== '';

/** A rule about filled text; it gets the text cleaned by `cleanTyped` and skips empty fields. */
export const given = (holds: (typed: string) => boolean, message: string) =>
  z.refine<string>((text) => !isFilled(text) || holds(cleanTyped(text)), { message });

/** At most one number of a document or an account. */
export const oneNumber = () => given((typed) => !holdsSeveralNumbers(typed), oneNumberMessage);

/** The field must be filled. */
export const required = () => z.refine<string>(isFilled, { message: ruleMessages.required });

/** At most `max` letters, counted in code points. */
export const atMost = (max: number) =>
  z.refine<string>((text) => Array.from(text.trim()).length <= max, { message: ruleMessages.tooLong(max) });

/** An optional code, at most `max` characters long once cleaned. */
export const optionalCode = (max: number) => z.string().check(given((typed) => typed.length <= max, ruleMessages.tooLong(max)));

/** A required choice. */
export const choice = z.string().check(required());

/** An optional choice or any other optional value. */
export const optional = z.string();

/** A checkbox. */
export const flag = z.boolean();

/** Required text. */
export const filledText = (max: number) => z.string().check(required(), atMost(max));

/** Optional text. */
export const optionalText = (max: number) => z.string().check(atMost(max));

/** The rule of a typed day. */
export const existingDay = () => given((typed) => parseTypedDay(typed) !== null, ruleMessages.noSuchDay);

/** A required day. */
export const filledDay = () => z.string().check(required(), existingDay());

/** An optional day. */
export const optionalDay = () => z.string().check(existingDay());

/** A required phone, or part of one, of at most `max` digits. */
export const filledTelefono = (max: number) =>
  z.string().check(
    required(),
    given((typed) => !holdsTwoNumbers(typed), oneNumberMessage),
    given(isTelefonoText, ruleMessages.telefono),
    given((typed) => normaliseTelefono(typed).length <= max, ruleMessages.tooManyDigits(max)),
  );

/** A required e-mail address in ASCII: the service takes neither accents nor ñ. */
export const filledCorreo = () =>
  z.string().check(
    required(),
    given((typed) => typed.length <= 254, ruleMessages.tooLong(254)),
    given((typed) => /^\p{ASCII}*$/u.test(typed), ruleMessages.correoAscii),
    given((typed) => z.regexes.email.test(typed), ruleMessages.correo),
  );

/** The value of a typed number; NaN for other text. */
export const parseTypedNumber = (typed: string): number => Number(plainNumber(typed) ?? Number.NaN);

const anyNumber = () => given((typed) => Number.isFinite(parseTypedNumber(typed)), ruleMessages.number);

/** A required number. */
export const filledNumber = () => z.string().check(required(), anyNumber());

/** An optional number. */
export const optionalNumber = () => z.string().check(anyNumber());

/** The rule of a number without a sign, as technical values are sent (assumptions Q18). */
export const unsignedNumber = () =>
  given((typed) => /^\d{1,12}(?:\.\d{1,4})?$/.test(plainNumber(typed) ?? ''), ruleMessages.unsigned);

/** A list needs at least one record. */
export const someRow = (message: string) => z.refine<readonly unknown[]>((rows) => rows.length > 0, { message });

const periodMessage = 'La fecha hasta no puede ser anterior a la fecha desde.';

const lastingMessage = 'La fecha hasta debe ser posterior a la fecha desde.';

function ordered(from: string, to: string, message: string, isOrder: (start: string, end: string) => boolean) {
  return z.refine<Record<string, unknown>>(
    (values) => {
      const [start, end] = [values[from], values[to]].map((typed) => parseTypedDay(String(typed)));
      return !start || !end || isOrder(start, end);
    },
    // Zod would skip the rule while another field is invalid.
    { message, path: [to], when: () => true },
  );
}

/** Two days are in order; other rules report a missing or impossible day. */
export const inOrder = (from: string, to: string) => ordered(from, to, periodMessage, (start, end) => start <= end);

/** The days of a policy's period, which lasts at least one day. */
export const lasting = (from: string, to: string) => ordered(from, to, lastingMessage, (start, end) => start < end);
