import { createContext, useContext } from 'react';
import { type FieldPath, get, type Resolver, set, type UseFormReturn, useFormState } from 'react-hook-form';
import { clienteDependencies, type DependencyTable, direccionDependencies } from '../../../domain/dependencies.ts';
import type { TextControl } from '../../../ui/fields/quiet-typing.ts';
import { type ClienteValues, noCliente } from './cliente-values.ts';
import { findEntryProblems, findProblems, hasEntry } from './problems.ts';

/** Name of a field of the form, those of rows and entries included. */
export type FieldName = FieldPath<ClienteValues>;

/** The wizard's one form, as its tabs and modals use it. */
export interface ClienteForm {
  readonly form: UseFormReturn<ClienteValues>;
  /** The client view: everything can be read and copied, nothing changed. */
  readonly readOnly: boolean;
  /** Today in Santo Domingo, a day string. */
  readonly today: string;
  /** A change of the text in a field: the form hears of it when typing rests. */
  readonly onText?: (name: FieldName, control: TextControl) => void;
  /** Sets a choice and empties what hangs on it, in the change itself and never later. */
  readonly choose: (name: FieldName, value: string) => void;
}

const context = createContext<ClienteForm | null>(null);

/** Gives the form to the tabs and modals below. */
export const ClienteFormProvider = context.Provider;

/** The form that this part of the client's screens stands in. */
export function useClienteForm(): ClienteForm {
  const value = useContext(context);
  if (!value) throw new Error('No ClienteFormProvider above this component');
  return value;
}

/** Id of a field's control on the page. */
export const fieldId = (name: string): string => `cliente-${name.replaceAll('.', '-')}`;

/** What is wrong with a field, as it was last said; rendered again when that changes and for nothing else. */
export function useFieldError(name: FieldName): string | undefined {
  const { form } = useClienteForm();
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error: unknown = get(errors, name);
  return error && typeof error === 'object' && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}

const entries = ['telefono', 'correo', 'direccion', 'domicilio'] as const;

/** The fields that must be filled, read off the rules themselves: those that an empty form complains about. */
export const requiredFields: ReadonlySet<string> = new Set([
  ...findProblems(noCliente, '2000-01-01').map(({ name }) => name),
  ...entries.flatMap((entry) => [...findEntryProblems(entry, noCliente, '2000-01-01').keys()]),
]);

/** The rules as react-hook-form asks for them: everything that is wrong now; it shows what belongs to the field that was left. */
export function createResolver(today: string): Resolver<ClienteValues> {
  return (values) => {
    const errors = {};
    const say = (name: string, message: string) => set(errors, name, { type: 'rule', message });
    for (const { name, message } of findProblems(values, today)) {
      if (!name.startsWith('entrada.') && !Array.isArray(get(values, name))) say(name, message);
    }
    const active = {
      telefono: hasEntry(values, 'telefono'),
      correo: hasEntry(values, 'correo'),
      direccion: values.abierto === 'direccion',
      domicilio: values.abierto === 'domicilio',
    };
    for (const entry of entries) {
      if (!active[entry]) continue;
      for (const [name, message] of findEntryProblems(entry, values, today)) say(name, message);
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

const noDependencies: DependencyTable = {};

/** The dependency table that a field stands in, and what its names begin with there. */
export function dependenciesOf(name: string): { readonly table: DependencyTable; readonly prefix: string } {
  const prefix = 'entrada.direccion.';
  if (name.startsWith(prefix)) return { table: direccionDependencies, prefix };
  return { table: name.includes('.') ? noDependencies : clienteDependencies, prefix: '' };
}
