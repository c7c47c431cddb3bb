import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import type { DependencyTable, FieldDependency } from '../../domain/dependencies.ts';
import { FormCheckbox, FormDay, FormNumber, FormText } from './fields.tsx';
import { FormChoice } from './FormChoice.tsx';
import type { FormSchema } from './form-problems.ts';
import { atMost, existingDay, flag, required, unsignedNumber } from './rules.ts';

/** A field that the service defines at run time. */
export interface RuntimeField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'day' | 'checkbox' | 'choice';
  readonly required: boolean;
  /** Initial value: text as typed, a day as dd-mm-aaaa, the key of a choice; 'true' ticks a box. */
  readonly defaultValue?: string;
  /** For a choice: its catalogue, and parents that are no fields. */
  readonly catalogo?: CatalogoName;
  readonly parents?: CatalogoParents;
  /** The parent fields, by the names that the choice's catalogue has for them. */
  readonly dependsOn?: Readonly<Record<string, string>>;
}

/** The values of runtime fields: text, or whether a box is ticked. */
export type RuntimeValues = Readonly<Record<string, string | boolean>>;

const maxText = 500;

function ruleOf({ kind, required: isRequired }: RuntimeField): z.ZodMiniType {
  if (kind === 'checkbox') return flag;
  const filled = isRequired ? [required()] : [];
  if (kind === 'number') return z.string().check(...filled, unsignedNumber());
  if (kind === 'day') return z.string().check(...filled, existingDay());
  return z.string().check(...filled, atMost(maxText));
}

/** The rules of runtime fields. */
export function schemaOf(fields: readonly RuntimeField[]): FormSchema {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])));
}

const valuesOf = (fields: readonly RuntimeField[], textOf: (field: RuntimeField) => string): RuntimeValues =>
  Object.fromEntries(fields.map((field) => [field.name, field.kind === 'checkbox' ? textOf(field) === 'true' : textOf(field)]));

/** The initial values; a choice begins empty where one of its parents does. */
export function defaultsOf(fields: readonly RuntimeField[]): RuntimeValues {
  const texts = new Map(fields.map(({ name, defaultValue = '' }) => [name, defaultValue]));
  const boxes = new Set(fields.filter(({ kind }) => kind === 'checkbox').map(({ name }) => name));
  const isOrphan = ({ name, kind, dependsOn = {} }: RuntimeField) =>
    kind === 'choice' && texts.get(name) !== '' && Object.values(dependsOn).some((of) => texts.get(of) === '' && !boxes.has(of));
  for (let orphans = fields.filter(isOrphan); orphans.length > 0; orphans = fields.filter(isOrphan)) {
    for (const { name } of orphans) texts.set(name, '');
  }
  return valuesOf(fields, ({ name }) => texts.get(name) ?? '');
}

/** The values of an empty form. */
export function emptyOf(fields: readonly RuntimeField[]): RuntimeValues {
  return valuesOf(fields, () => '');
}

/** The dependencies between runtime fields. */
export function dependenciesOf(fields: readonly RuntimeField[]): DependencyTable {
  return Object.fromEntries(
    fields.flatMap(({ name, catalogo, dependsOn }): [string, FieldDependency][] => {
      if (!dependsOn) return [];
      const holders = Object.values(dependsOn);
      return [[name, catalogo ? { catalogo, parents: dependsOn, after: holders } : { clearedBy: holders }]];
    }),
  );
}

/** The labels of runtime fields, for `labelOf`. */
export function labelsOf(fields: readonly RuntimeField[]): (name: string) => string {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (name) => labels.get(name) ?? name;
}

/** Props of {@link RuntimeFields}. */
export interface RuntimeFieldsProps {
  readonly fields: readonly RuntimeField[];
  readonly today: string;
  readonly helpOf?: (field: RuntimeField) => ReactNode;
  /** Turns the value of a parent field into a key of the catalogue; its text unless given. */
  readonly parentText?: (holder: string, value: unknown) => string;
}

/** The runtime fields in the order of the service. */
export function RuntimeFields({ fields, today, helpOf, parentText }: RuntimeFieldsProps) {
  return fields.map((field) => {
    const { name, kind, catalogo, parents } = field;
    const given = { name, help: helpOf?.(field) };
    switch (kind) {
      case 'number':
        return <FormNumber {...given} key={name} />;
      case 'day':
        return <FormDay {...given} key={name} today={today} />;
      case 'checkbox':
        return <FormCheckbox {...given} key={name} />;
      case 'choice':
        return (
          catalogo && (
            <FormChoice
              {...given}
              key={name}
              catalogo={catalogo}
              {...(parents && { parents })}
              {...(parentText && { parentText })}
            />
          )
        );
      case 'text':
        return <FormText {...given} key={name} />;
    }
  });
}
