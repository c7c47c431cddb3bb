import { createContext, type FormEvent, type PointerEvent, useContext, useSyncExternalStore } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useFormState,
  type UseFormRegisterReturn,
  useWatch,
} from 'react-hook-form';
import type { DependencyTable } from '../../domain/dependencies.ts';
import type { Problem } from './form-problems.ts';

/** Problems found at the last attempt; `attempt` counts attempts and moves the focus each time. */
export interface Summary {
  readonly attempt: number;
  readonly problems: readonly Problem[];
}

/** The methods of a form for its fields. Names of fields are paths: `direcciones.0.calle`. */
export interface FieldMethods {
  /** The value of a field, keys typed a moment ago included. */
  readonly valueOf: (name: string) => unknown;
  set(name: string, value: unknown): void;
  /** Fills an empty field, or ticks a box once, as a default that does not count as typed. */
  readonly preset: (name: string, value: string | true) => void;
  /** Sets a choice and empties its dependent fields in the same change. */
  readonly choose: (name: string, value: string) => void;
  readonly check: (name: string) => void;
  readonly focus: (name: string) => void;
  readonly register: (name: string) => UseFormRegisterReturn;
  /** Binds a text field; the form listens to its input through `scope`. */
  readonly registerText: (name: string) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onBlur'>;
  /** Props of the element around the fields; `AppFormElement` sets them. */
  readonly scope: FormScope;
  /** The problems of the last attempt; components subscribe by {@link useFormSummary}. */
  readonly summary: () => Summary;
  readonly subscribeSummary: (listener: () => void) => () => void;
  readonly findProblems: () => readonly Problem[];
  /** Shows problems at their fields and in the summary, which takes the focus. */
  readonly showProblems: (problems: readonly Problem[]) => void;
  /** Shows the service's messages at fields and in the summary until the fields change. */
  readonly showServerErrors: (problems: readonly Problem[]) => void;
  readonly showErrors: (problems: readonly Problem[]) => void;
  readonly clearErrors: (name: string | readonly string[]) => void;
  /** Removes solved problems from the summary; gives all problems, unchanged refusals included. */
  readonly recheck: () => readonly Problem[];
  readonly isTyped: () => boolean;
  /** Calls back after each change with the field's name; undefined after a reset. */
  readonly subscribe: (listener: (name: string | undefined) => void) => () => void;
  /** Flushes a form inside this one (a row's dialog) together with this form. */
  readonly addInner: (flush: () => void) => () => void;
}

/** The methods of a form with typed values. */
export interface FormMethods<Values extends FieldValues> extends FieldMethods {
  /** The present values, keys typed a moment ago included. */
  readonly values: () => Values;
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  readonly reset: (values: Values) => void;
  readonly submit: (onValid: (values: Values) => void) => void;
}

/** A form as its fields see it. */
export interface FieldForm extends FieldMethods {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly readOnly: boolean;
  readonly labelOf: (name: string) => string;
  readonly isRequired: (name: string) => boolean;
  readonly dependencies: DependencyTable;
  readonly control: Control;
  /** Counts resets; used as `key` by components that copy a part of the values. */
  readonly edition: number;
  /** Checks the form and saves its draft now instead of after the pause. */
  readonly flush: () => void;
}

/** One form: its values, its problems, and the dependencies between its fields. */
export interface AppForm<Values extends FieldValues> extends FieldForm, FormMethods<Values> {
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
}

/** Props of the element around the fields of a form. */
export interface FormScope {
  readonly 'data-form-scope': string;
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

const context = createContext<FieldForm | null>(null);

/** Provides a form to the fields below. */
export const AppFormProvider = context.Provider;

/** The form around a field. */
export function useAppFormContext(): FieldForm {
  const form = useContext(context);
  if (!form) throw new Error('No AppFormProvider above this component');
  return form;
}

/** The problems of the last attempt; rerenders when they change. */
export function useFormSummary({ summary, subscribeSummary }: Pick<FieldForm, 'summary' | 'subscribeSummary'>): Summary {
  return useSyncExternalStore(subscribeSummary, summary);
}

export const fieldId = (form: { readonly id: string }, name: string): string => `${form.id}-${name.replaceAll('.', '-')}`;

/** The value of a field; rerenders only when the value changes. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control }: Pick<AppForm<Values>, 'control' | 'values'>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name });
}

/** The text of a field, for components without the form's type; '' where it is no text. */
export function useFieldText({ control }: Pick<FieldForm, 'control'>, name: string): string {
  const value: unknown = useWatch({ control, name });
  return typeof value === 'string' ? value : '';
}

/** The message at a field; rerenders only when the message changes. */
export function useFieldError({ control }: Pick<FieldForm, 'control'>, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const error: unknown = get(errors, name);
  return error && typeof error === 'object' && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}
