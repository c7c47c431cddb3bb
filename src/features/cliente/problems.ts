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
import { type ClienteValues, noCorreo, noTelefono } from './cliente-values.ts';

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

const isTyped = (entry: object, empty: object) => {
  const start = new Map(Object.entries(empty));
  return Object.entries(entry).some(([field, value]) => value !== start.get(field));
};

/** Whether something stands in the add row of phones. */
export const hasTelefonoEntry = ({ entrada }: ClienteValues): boolean => isTyped(entrada.telefono, noTelefono);

/** Whether something stands in the add row of e-mail addresses. */
export const hasCorreoEntry = ({ entrada }: ClienteValues): boolean => isTyped(entrada.correo, noCorreo);

const inStep = (step: RuledStep, issues: ReadonlyMap<string, string>): Problem[] =>
  Array.from(issues, ([name, message]) => ({ step, name, message }));

/**
 * Everything that keeps the client from being created (specification 1, section 5), in the order of the screen. What is typed into an add row
 * and was not added counts too: it would be lost without a word.
 */
export function findProblems(values: ClienteValues, today: string): readonly Problem[] {
  const schemas = schemasFor(today);
  const pending: Problem[] = [];
  if (hasTelefonoEntry(values)) {
    const message = 'Agrega el teléfono que escribiste o borra sus campos.';
    pending.push({ step: 'contact', name: 'entrada.telefono.idTipoNumero', message });
  }
  if (hasCorreoEntry(values)) {
    const message = 'Agrega el correo que escribiste o borra sus campos.';
    pending.push({ step: 'contact', name: 'entrada.correo.email', message });
  }
  return [
    ...inStep('basic', issuesOf(schemas.basic, values)),
    ...inStep('contact', issuesOf(contactSchema, values)),
    ...pending,
    ...inStep('financial', issuesOf(schemas.financial, values)),
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
