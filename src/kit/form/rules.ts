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

/** A rule about what is given, which is no free text: it gets the text as `cleanTyped` leaves it. Nothing breaks no rule. */
export const given = (holds: (typed: string) => boolean, message: string) =>
  z.refine<string>((text) => !isFilled(text) || holds(cleanTyped(text)), { message });

/** One number of a document or an account, and not two. */
export const oneNumber = () => given((typed) => !holdsSeveralNumbers(typed), oneNumberMessage);

/** It must be filled in. */
export const required = () => z.refine<string>(isFilled, { message: ruleMessages.required });

/** At most so many letters, as a person counts them. */
export const atMost = (max: number) =>
  z.refine<string>((text) => Array.from(text.trim()).length <= max, { message: ruleMessages.tooLong(max) });

/** A code that may stay empty: it is no free text. */
export const optionalCode = (max: number) => z.string().check(given((typed) => typed.length <= max, ruleMessages.tooLong(max)));

/** A choice that must be made. */
export const choice = z.string().check(required());

/** A choice, or anything else, that may stay empty. */
export const optional = z.string();

/** A box. */
export const flag = z.boolean();

/** Text that must be filled in. */
export const filledText = (max: number) => z.string().check(required(), atMost(max));

/** Text that may stay empty. */
export const optionalText = (max: number) => z.string().check(atMost(max));

/** The rule of a day as it is typed. */
export const existingDay = () => given((typed) => parseTypedDay(typed) !== null, ruleMessages.noSuchDay);

/** A day that must be given. */
export const filledDay = () => z.string().check(required(), existingDay());

/** A day that may stay empty. */
export const optionalDay = () => z.string().check(existingDay());

/** A phone, or a part of one, of at most so many digits that must be given; `normaliseTelefono` makes of it what is sent. */
export const filledTelefono = (max: number) =>
  z.string().check(
    required(),
    given((typed) => !holdsTwoNumbers(typed), oneNumberMessage),
    given(isTelefonoText, ruleMessages.telefono),
    given((typed) => normaliseTelefono(typed).length <= max, ruleMessages.tooManyDigits(max)),
  );

/** An e-mail address that must be given: the service takes neither accents nor ñ. */
export const filledCorreo = () =>
  z.string().check(
    required(),
    given((typed) => typed.length <= 254, ruleMessages.tooLong(254)),
    given((typed) => /^\p{ASCII}*$/u.test(typed), ruleMessages.correoAscii),
    given((typed) => z.regexes.email.test(typed), ruleMessages.correo),
  );

/** A number as people type it; NaN for anything else. */
export const parseTypedNumber = (typed: string): number => Number(plainNumber(typed) ?? Number.NaN);

/** The rule of a number as it is typed. */
const anyNumber = () => given((typed) => Number.isFinite(parseTypedNumber(typed)), ruleMessages.number);

/** A number that must be given; `parseTypedNumber` makes of it what is sent. */
export const filledNumber = () => z.string().check(required(), anyNumber());

/** A number that may stay empty. */
export const optionalNumber = () => z.string().check(anyNumber());

/** The rule of a number without a sign, as technical values are sent (assumptions Q18). */
export const unsignedNumber = () =>
  given((typed) => /^\d{1,12}(?:\.\d{1,4})?$/.test(plainNumber(typed) ?? ''), ruleMessages.unsigned);

/** A list of records must have one. */
export const someRow = (message: string) => z.refine<readonly unknown[]>((rows) => rows.length > 0, { message });

/** What is said of a period that ends before it begins. */
const periodMessage = 'La fecha hasta no puede ser anterior a la fecha desde.';

/** What is said of a policy's period that ends on the day on which it begins, or before. */
const lastingMessage = 'La fecha hasta debe ser posterior a la fecha desde.';

function ordered(from: string, to: string, message: string, isOrder: (start: string, end: string) => boolean) {
  return z.refine<Record<string, unknown>>(
    (values) => {
      const [start, end] = [values[from], values[to]].map((typed) => parseTypedDay(String(typed)));
      return !start || !end || isOrder(start, end);
    },
    // Also while another field is wrong.
    { message, path: [to], when: () => true },
  );
}

/** The days of a period are in order; one that is missing, or no day, is said by its own rule. */
export const inOrder = (from: string, to: string) => ordered(from, to, periodMessage, (start, end) => start <= end);

/** The same of a policy's period, which lasts at least a day. */
export const lasting = (from: string, to: string) => ordered(from, to, lastingMessage, (start, end) => start < end);
