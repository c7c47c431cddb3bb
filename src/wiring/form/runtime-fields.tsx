import * as z from 'zod/mini';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import type { DependencyTable, FieldDependency } from '../../domain/dependencies.ts';
import { parseTypedDay } from '../../format/typed-days.ts';
import { FormCheckbox, FormDay, FormNumber, FormText } from './fields.tsx';
import { FormChoice } from './FormChoice.tsx';
import { type FormSchema, requiredMessage } from './form-problems.ts';

/** A field that is known only once the service has sent it. */
export interface RuntimeField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'day' | 'checkbox' | 'choice';
  readonly required: boolean;
  /** What it begins with: text as typed, a day as dd-mm-aaaa, the key of a choice; 'true' ticks a box. */
  readonly defaultValue?: string;
  /** Of a choice: its catalogue, and parents that are no fields. */
  readonly catalogo?: CatalogoName;
  readonly parents?: CatalogoParents;
  /** Of a choice: parents of the catalogue by the names of the contract → the fields that hold them. */
  readonly dependsOn?: Readonly<Record<string, string>>;
}

/** What such fields hold: text, and whether a box is ticked. */
export type RuntimeValues = Readonly<Record<string, string | boolean>>;

const numberMessage = 'Escribe un número, como 1234.56.';
const dayMessage = 'Escribe una fecha que exista, como 31-12-1990.';

/** A number as people type it, thousands by commas; NaN for anything else. */
export function parseTypedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,6})?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** A rule about what is given; nothing breaks no rule. */
const given = (holds: (typed: string) => boolean, message: string) =>
  z.refine<string>((typed) => typed.trim() === '' || holds(typed), { message });

function ruleOf({ kind, required }: RuntimeField): z.ZodMiniType {
  if (kind === 'checkbox') return z.boolean();
  const isFilled = z.refine<string>((typed) => !required || typed.trim() !== '', { message: requiredMessage });
  if (kind === 'number') {
    return z.string().check(
      isFilled,
      given((typed) => Number.isFinite(parseTypedNumber(typed)), numberMessage),
    );
  }
  if (kind === 'day') {
    return z.string().check(
      isFilled,
      given((typed) => parseTypedDay(typed) !== null, dayMessage),
    );
  }
  return z.string().check(isFilled);
}

/** The rules of fields that the service has sent. */
export function schemaOf(fields: readonly RuntimeField[]): FormSchema {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])));
}

/** What they begin with. */
export function defaultsOf(fields: readonly RuntimeField[]): RuntimeValues {
  return Object.fromEntries(
    fields.map(({ name, kind, defaultValue = '' }) => [name, kind === 'checkbox' ? defaultValue === 'true' : defaultValue]),
  );
}

/** What their changes empty, at any depth. */
export function dependenciesOf(fields: readonly RuntimeField[]): DependencyTable {
  return Object.fromEntries(
    fields.flatMap(({ name, catalogo, dependsOn }): [string, FieldDependency][] =>
      catalogo && dependsOn ? [[name, { catalogo, parents: dependsOn, after: Object.values(dependsOn) }]] : [],
    ),
  );
}

/** Their labels, for `labelOf`. */
export function labelsOf(fields: readonly RuntimeField[]): (name: string) => string {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (name) => labels.get(name) ?? name;
}

/** Fields that the service has sent, in its order; `today` is a day string. */
export function RuntimeFields({ fields, today }: { readonly fields: readonly RuntimeField[]; readonly today: string }) {
  return fields.map(({ name, kind, catalogo, parents }) => {
    switch (kind) {
      case 'number':
        return <FormNumber key={name} name={name} />;
      case 'day':
        return <FormDay key={name} name={name} today={today} />;
      case 'checkbox':
        return <FormCheckbox key={name} name={name} />;
      case 'choice':
        return catalogo && <FormChoice key={name} name={name} catalogo={catalogo} {...(parents && { parents })} />;
      case 'text':
        return <FormText key={name} name={name} />;
    }
  });
}
