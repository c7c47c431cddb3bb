import * as z from 'zod/mini';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import type { DependencyTable, FieldDependency } from '../../domain/dependencies.ts';
import { FormCheckbox, FormDay, FormNumber, FormText } from './fields.tsx';
import { FormChoice } from './FormChoice.tsx';
import type { FormSchema } from './form-problems.ts';
import { anyNumber, existingDay, flag, required } from './rules.ts';

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

function ruleOf({ kind, required: isRequired }: RuntimeField): z.ZodMiniType {
  if (kind === 'checkbox') return flag;
  const filled = isRequired ? [required()] : [];
  if (kind === 'number') return z.string().check(...filled, anyNumber());
  if (kind === 'day') return z.string().check(...filled, existingDay());
  return z.string().check(...filled);
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
