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

/** What was found wrong when somebody wanted to go on; `attempt` counts those, so that the summary takes the focus again. */
export interface Summary {
  readonly attempt: number;
  readonly problems: readonly Problem[];
}

/** What the fields of a form know of it. Names of fields are paths: `direcciones.0.calle`. */
export interface FieldMethods {
  /** What a field holds, the keys of this moment included. */
  readonly valueOf: (name: string) => unknown;
  /** Gives a field another value. */
  set(name: string, value: unknown): void;
  /** Fills an empty field with what the form itself presets, and ticks a box once: it is nothing that somebody typed. */
  readonly preset: (name: string, value: string | true) => void;
  /** Sets a choice and empties what hangs on it, in the change itself. */
  readonly choose: (name: string, value: string) => void;
  /** Checks one field and shows what is wrong with it. */
  readonly check: (name: string) => void;
  /** Puts the focus on a field. */
  readonly focus: (name: string) => void;
  /** Binds a box or a group of radio buttons. */
  readonly register: (name: string) => UseFormRegisterReturn;
  /** Binds a text field, which the form hears of through its element (`scope`). */
  readonly registerText: (name: string) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onBlur'>;
  /** What the element around the fields has to have; `AppFormElement` has it. */
  readonly scope: FormScope;
  /** What was found wrong when somebody last wanted to go on; what draws it asks {@link useFormSummary}. */
  readonly summary: () => Summary;
  readonly subscribeSummary: (listener: () => void) => () => void;
  /** Everything that is wrong now. */
  readonly findProblems: () => readonly Problem[];
  /** Shows problems at their fields and in the summary, which takes the focus. */
  readonly showProblems: (problems: readonly Problem[]) => void;
  /** Shows what the service said about fields, there and in the summary, until they are changed. */
  readonly showServerErrors: (problems: readonly Problem[]) => void;
  /** Shows problems at their fields only. */
  readonly showErrors: (problems: readonly Problem[]) => void;
  readonly clearErrors: (name: string | readonly string[]) => void;
  /** Takes out of the summary what has been mended. Gives everything that is wrong now, what the service said and nobody changed included. */
  readonly recheck: () => readonly Problem[];
  /** Whether somebody typed what is neither a default nor a preset. */
  readonly isTyped: () => boolean;
  /** Calls back after each change, with the name of what changed (undefined: the whole). */
  readonly subscribe: (listener: (name: string | undefined) => void) => () => void;
  /** Takes what is being typed in a form inside this one along with its own. */
  readonly addInner: (flush: () => void) => () => void;
}

/** What can be asked of a form and done to it. */
export interface FormMethods<Values extends FieldValues> extends FieldMethods {
  /** The newest values: what is being typed is in them. */
  readonly values: () => Values;
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Puts other values into the whole form. */
  readonly reset: (values: Values) => void;
  /** Shows what is wrong, or calls `onValid` with the values. */
  readonly submit: (onValid: (values: Values) => void) => void;
}

/** A form as its fields see it. */
export interface FieldForm extends FieldMethods {
  /** Begins the id of each of its controls on the page. */
  readonly id: string;
  /** Everything can be read and copied, nothing changed. */
  readonly readOnly: boolean;
  readonly labelOf: (name: string) => string;
  readonly isRequired: (name: string) => boolean;
  readonly dependencies: DependencyTable;
  readonly control: Control;
  /** How often the whole was replaced: what holds a copy of a part is drawn anew by this key. */
  readonly edition: number;
  /** Does now what waits for changes to rest: looks at the whole form and saves its draft. */
  readonly rest: () => void;
}

/** One form: what is typed, what is wrong with it, and what its fields do to each other. */
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

/** Gives a form to the fields below. */
export const AppFormProvider = context.Provider;

/** The form that a field stands in. */
export function useAppFormContext(): FieldForm {
  const form = useContext(context);
  if (!form) throw new Error('No AppFormProvider above this component');
  return form;
}

/** What was found wrong in a form; drawn again when that changes. */
export function useFormSummary({ summary, subscribeSummary }: Pick<FieldForm, 'summary' | 'subscribeSummary'>): Summary {
  return useSyncExternalStore(subscribeSummary, summary);
}

/** Id of a field's control on the page. */
export const fieldId = (form: { readonly id: string }, name: string): string => `${form.id}-${name.replaceAll('.', '-')}`;

/** What a field holds; drawn again when that changes and for nothing else. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control }: Pick<AppForm<Values>, 'control' | 'values'>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name });
}

/** The text that a field holds, for parts that know their form by the tree only. */
export function useFieldText({ control }: Pick<FieldForm, 'control'>, name: string): string {
  const value: unknown = useWatch({ control, name });
  return typeof value === 'string' ? value : '';
}

/** What is wrong with a field, as it was last said; drawn again when that changes and for nothing else. */
export function useFieldError({ control }: Pick<FieldForm, 'control'>, name: string): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const error: unknown = get(errors, name);
  return error && typeof error === 'object' && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}
