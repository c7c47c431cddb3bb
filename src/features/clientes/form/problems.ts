import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { ValidatedStep, Validity } from '../../../machines/cliente/wizard-steps.ts';
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

/** One thing that is wrong: the step and the field where it is, and the words for it. */
export interface Problem {
  readonly step: ValidatedStep;
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

type Entry = keyof ClienteValues['entrada'];

/** What is said of an entry that was typed and not added, in the order of the screen. */
const pendingEntries = [
  {
    entry: 'telefono',
    start: noTelefono,
    problem: {
      step: 'contact',
      name: 'entrada.telefono.idTipoNumero',
      message: 'Agrega el teléfono que escribiste o borra sus campos.',
    },
  },
  {
    entry: 'correo',
    start: noCorreo,
    problem: {
      step: 'contact',
      name: 'entrada.correo.email',
      message: 'Agrega el correo que escribiste o borra sus campos.',
    },
  },
  {
    entry: 'direccion',
    start: noDireccion,
    problem: {
      step: 'contact',
      name: 'entrada.direccion.idTipoDireccion',
      message: 'Agrega la dirección que empezaste o presiona Cancelar en ella.',
    },
  },
  {
    entry: 'domicilio',
    start: noDomicilio,
    problem: {
      step: 'financial',
      name: 'entrada.domicilio.idBanco',
      message: 'Agrega la domiciliación que empezaste o presiona Cancelar en ella.',
    },
  },
] as const satisfies readonly { entry: Entry; start: object; problem: Problem }[];

/** Whether something stands in the add row or the modal of an entry. */
export const hasEntry = ({ entrada }: ClienteValues, entry: Entry): boolean =>
  pendingEntries.some((one) => one.entry === entry && isTyped(entrada[entry], one.start));

/** What was typed into an add row, or into a modal that is closed, and was not added; of one entry or of all. */
export function findPending(values: ClienteValues, entry?: Entry): readonly Problem[] {
  return pendingEntries
    .filter((one) => (entry ?? one.entry) === one.entry && values.abierto !== one.entry && hasEntry(values, one.entry))
    .map(({ problem }) => problem);
}

const inStep = (step: ValidatedStep, issues: ReadonlyMap<string, string>): Problem[] =>
  Array.from(issues, ([name, message]) => ({ step, name, message }));

/**
 * Everything that keeps the client from being created (specification 1, section 5), in the order of the screen. What is typed into an add row
 * or a modal and was not added counts too: it would be lost without a word.
 */
export function findProblems(values: ClienteValues, today: string): readonly Problem[] {
  const schemas = schemasFor(today);
  const pending = findPending(values);
  const left = (step: ValidatedStep) => pending.filter((problem) => problem.step === step);
  return [
    ...inStep('basic', issuesOf(schemas.basic, values)),
    ...inStep('contact', issuesOf(contactSchema, values)),
    ...left('contact'),
    ...inStep('financial', issuesOf(schemas.financial, values)),
    ...left('financial'),
  ];
}

/** What is wrong with one entry that is not in its list yet, by its field's name in the form. */
export function findEntryProblems(entry: Entry, values: ClienteValues, today: string): ReadonlyMap<string, string> {
  const schema = {
    telefono: telefonoSchema,
    correo: correoSchema,
    direccion: direccionSchema,
    domicilio: schemasFor(today).domicilio,
  }[entry];
  return issuesOf(schema, values.entrada[entry], `entrada.${entry}.`);
}

/** Which steps hold what the rules ask for. */
export function findValidity(problems: readonly Problem[]): Validity {
  const has = (step: ValidatedStep) => problems.some((problem) => problem.step === step);
  return { basic: !has('basic'), contact: !has('contact'), financial: !has('financial') };
}
