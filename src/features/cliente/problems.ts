import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import {
  basicSchema,
  contactSchema,
  correoSchema,
  direccionSchema,
  domicilioSchema,
  financialSchema,
  telefonoSchema,
} from './cliente-schema.ts';
import { type ClienteValues, noCorreo, noDireccion, noDomicilio, noTelefono } from './cliente-values.ts';

/** The steps that have rules. */
export type RuledStep = 'basic' | 'contact' | 'financial';

/** One thing that is wrong: the step and the field where it is, and the words for it. */
export interface Problem {
  readonly step: RuledStep;
  /** Name of the field in the form (`direcciones.0.calle`), or of the list that is empty. */
  readonly name: string;
  readonly message: string;
}

const schemasOn = (today: string) => ({
  today,
  basic: basicSchema(today),
  financial: financialSchema(today),
  domicilio: domicilioSchema(today),
});

let newest = schemasOn('');

/** The schemas that know what day it is, built once a day: that costs more than a check with them. */
function schemasFor(today: string) {
  if (newest.today !== today) newest = schemasOn(today);
  return newest;
}

/** The first problem of each field that a schema finds, by field name. */
function issuesOf(schema: $ZodType, values: unknown, prefix = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const name = prefix + path.join('.');
    if (!found.has(name)) found.set(name, message);
  }
  return found;
}

/** Whether an entry differs from what it started with. */
export function isTyped(entry: object, start: object): boolean {
  const before = new Map(Object.entries(start));
  return Object.entries(entry).some(([field, value]) => value !== before.get(field));
}

/** Whether something stands in the add row of phones. */
export const hasTelefonoEntry = ({ entrada }: ClienteValues): boolean => isTyped(entrada.telefono, noTelefono);

/** Whether something stands in the add row of e-mail addresses. */
export const hasCorreoEntry = ({ entrada }: ClienteValues): boolean => isTyped(entrada.correo, noCorreo);

/** What was typed into an add row, or into a modal that was closed, and was not added, in the order of the screen. */
export function findPending(values: ClienteValues): readonly (Problem & { readonly entry: keyof ClienteValues['entrada'] })[] {
  const { entrada, abierto } = values;
  // While a modal is open, it is being typed into.
  const isLeft = (entry: 'direccion' | 'domicilio', empty: object) => abierto !== entry && isTyped(entrada[entry], empty);
  const direccion = 'Agrega la dirección que empezaste o presiona Cancelar en ella.';
  const domicilio = 'Agrega la domiciliación que empezaste o presiona Cancelar en ella.';
  return [
    hasTelefonoEntry(values) && {
      entry: 'telefono' as const,
      step: 'contact' as const,
      name: 'entrada.telefono.idTipoNumero',
      message: 'Agrega el teléfono que escribiste o borra sus campos.',
    },
    hasCorreoEntry(values) && {
      entry: 'correo' as const,
      step: 'contact' as const,
      name: 'entrada.correo.email',
      message: 'Agrega el correo que escribiste o borra sus campos.',
    },
    isLeft('direccion', noDireccion) && {
      entry: 'direccion' as const,
      step: 'contact' as const,
      name: 'entrada.direccion.idTipoDireccion',
      message: direccion,
    },
    isLeft('domicilio', noDomicilio) && {
      entry: 'domicilio' as const,
      step: 'financial' as const,
      name: 'entrada.domicilio.idBanco',
      message: domicilio,
    },
  ].filter((pending) => pending !== false);
}

const inStep = (step: RuledStep, issues: ReadonlyMap<string, string>): Problem[] =>
  Array.from(issues, ([name, message]) => ({ step, name, message }));

/**
 * Everything that keeps the client from being created (specification 1, section 5), in the order of the screen. What is typed into an add row
 * or a modal and was not added counts too: it would be lost without a word.
 */
export function findProblems(values: ClienteValues, today: string): readonly Problem[] {
  const schemas = schemasFor(today);
  const pending = findPending(values);
  const left = (among: RuledStep) =>
    pending.flatMap(({ step, name, message }) => (step === among ? [{ step, name, message }] : []));
  return [
    ...inStep('basic', issuesOf(schemas.basic, values)),
    ...inStep('contact', issuesOf(contactSchema, values)),
    ...left('contact'),
    ...inStep('financial', issuesOf(schemas.financial, values)),
    ...left('financial'),
  ];
}

/** What is wrong with one entry that is not in its list yet, by its field's name in the form. */
export function findEntryProblems(
  entry: keyof ClienteValues['entrada'],
  values: ClienteValues,
  today: string,
): ReadonlyMap<string, string> {
  const schema = {
    telefono: telefonoSchema,
    correo: correoSchema,
    direccion: direccionSchema,
    domicilio: schemasFor(today).domicilio,
  }[entry];
  return issuesOf(schema, values.entrada[entry], `entrada.${entry}.`);
}

/** Which steps hold what the rules ask for. */
export function findValidity(problems: readonly Problem[]): Readonly<Record<RuledStep, boolean>> {
  const has = (step: RuledStep) => problems.some((problem) => problem.step === step);
  return { basic: !has('basic'), contact: !has('contact'), financial: !has('financial') };
}
