import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DependencyTable, fieldsClearedBy } from '../../domain/dependencies.ts';
import { fieldId, type FormMethods, type Summary } from './app-form.ts';
import { findProblems, type FormSchema, type Problem, valueAt } from './form-problems.ts';
import { type AnyRecordKind, findPending, pendingName } from './record-rows.ts';
import type { PointerPress } from './pointer-press.ts';
import { createTyping, type TextControl } from './typing.ts';

/** Parts of a form. `schema`, `labelOf` and `dependencies` may change while the form is open. */
export interface AppFormDefinition<Values extends FieldValues> {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly schema: FormSchema;
  readonly defaults: Values;
  /** First values where they differ from `defaults`, such as a draft's. Read once. */
  readonly initial?: Values | undefined;
  readonly labelOf: (name: string) => string;
  readonly dependencies?: DependencyTable;
  readonly readOnly?: boolean;
  /** Runs in the change of a field, for effects on other fields beside emptying them. */
  readonly onFieldChange?: (form: FormMethods<Values>, name: string) => void;
  readonly onFieldLeave?: (form: FormMethods<Values>, name: string) => void;
  /** Whether blur validates fields; false for an add row that is still untouched. */
  readonly validatesOnBlur?: (values: Values) => boolean;
  /** The kinds of records: the values then have `pending` and `editing`. */
  readonly records?: readonly AnyRecordKind[];
  /** Called when changes pause and before the form unmounts, with all problems; saves the draft. */
  readonly onPause?: (problems: readonly Problem[]) => void;
}

/** A message of the service and the value that the field had then. */
interface ServerError {
  readonly problem: Problem;
  readonly value: unknown;
}

interface Parts<Values extends FieldValues> {
  readonly rhf: UseFormReturn;
  readonly definition: () => AppFormDefinition<Values>;
  readonly press: PointerPress;
  readonly onReset: () => void;
}

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The methods of one form, over react-hook-form's. */
export function createFormMethods<Values extends FieldValues>(parts: Parts<Values>): FormMethods<Values> {
  const { rhf, definition, press, onReset } = parts;
  let presets: Readonly<Record<string, unknown>> = {};
  const inner = new Set<() => void>();
  const listeners = new Set<(name: string | undefined) => void>();
  const summaryListeners = new Set<() => void>();
  let serverErrors: readonly ServerError[] = [];
  let summary: Summary = { attempt: 0, problems: [] };
  const showSummary = (next: Summary) => {
    summary = next;
    for (const listener of summaryListeners) listener();
  };

  const changed = (name: string) => {
    definition().onFieldChange?.(methods, name);
    for (const listener of listeners) listener(name);
  };
  const put = (name: string, value: unknown) =>
    rhf.setValue(name, value, { shouldDirty: true, shouldValidate: rhf.getFieldState(name).invalid });
  const emptyDependents = (name: string) => {
    for (const field of fieldsClearedBy(definition().dependencies ?? {}, name)) {
      const held = valueAt(rhf.getValues(), field);
      // Several forms share a table of dependencies; this form may lack some of its fields.
      if (held === undefined) continue;
      typing.forget(field);
      rhf.setValue(field, typeof held === 'boolean' ? false : '');
      rhf.clearErrors(field);
    }
  };
  const typing = createTyping((name, text) => {
    const isOther = valueAt(rhf.getValues(), name) !== text;
    put(name, text);
    if (isOther) emptyDependents(name);
    changed(name);
  });
  const flush = () => {
    typing.flush();
    for (const flushInner of inner) flushInner();
  };
  const values = (): Values => {
    flush();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form holds no other values
    return rhf.getValues() as Values;
  };
  const find = () => {
    const now = values();
    const { schema, records = [] } = definition();
    const pending = findPending(records, now);
    // A half-typed row is one problem; the rule for an empty list would add a second.
    const listsWithPending = records
      .filter(({ kind }) => pending.some(({ name }) => name === pendingName(kind)))
      .map(({ list }) => list);
    return [...findProblems(schema, now).filter(({ name }) => !listsWithPending.includes(name)), ...pending];
  };
  const showErrors = (problems: readonly Problem[]) => {
    for (const { name, message } of problems) {
      if (!Array.isArray(valueAt(rhf.getValues(), name))) rhf.setError(name, { type: 'rule', message });
    }
  };
  const showProblems = (problems: readonly Problem[]) => {
    showErrors(problems);
    showSummary({ attempt: summary.attempt + 1, problems });
  };
  const findUnchanged = () => {
    const now = rhf.getValues();
    return serverErrors.filter(({ problem, value }) => isSame(valueAt(now, problem.name), value)).map(({ problem }) => problem);
  };

  const methods: FormMethods<Values> = {
    values,
    valueOf: (name) => valueAt(values(), name),
    set(name: string, value: unknown) {
      typing.forget(name);
      put(name, value);
      changed(name);
    },
    preset(name, value) {
      // Text typed into a combobox is no value yet.
      const focused = document.activeElement;
      const isBeingTyped =
        focused?.id === fieldId(definition(), name) && focused instanceof HTMLInputElement && focused.value !== '';
      const isFree = value === true ? presets[name] === undefined : valueAt(values(), name) === '';
      if (isBeingTyped || !isFree) return;
      presets = { ...presets, [name]: value };
      rhf.setValue(name, value, { shouldValidate: rhf.getFieldState(name).invalid });
      changed(name);
    },
    choose(name, value) {
      if (valueAt(rhf.getValues(), name) === value) return;
      typing.forget(name);
      put(name, value);
      emptyDependents(name);
      changed(name);
    },
    reset(next) {
      typing.forget();
      presets = {};
      serverErrors = [];
      rhf.reset(next, { keepFieldsRef: true });
      showSummary({ attempt: 0, problems: [] });
      onReset();
      for (const listener of listeners) listener(undefined);
    },
    isTyped: () => !isSame(values(), { ...definition().defaults, ...presets }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    summary: () => summary,
    subscribeSummary(listener) {
      summaryListeners.add(listener);
      return () => summaryListeners.delete(listener);
    },
    findProblems: find,
    showProblems,
    showServerErrors(problems) {
      const now = values();
      serverErrors = problems.map((problem) => ({ problem, value: valueAt(now, problem.name) }));
      if (problems.length > 0) showProblems(problems);
    },
    showErrors,
    clearErrors: (names) => rhf.clearErrors(typeof names === 'string' ? names : [...names]),
    recheck() {
      const problems = find();
      const unchanged = findUnchanged();
      const shown = summary.problems;
      const remaining = shown.flatMap((one) => {
        const now = problems.find(({ name }) => name === one.name);
        if (now && now.message !== one.message) return [now];
        return now || unchanged.includes(one) ? [one] : [];
      });
      const isUnchanged = remaining.length === shown.length && remaining.every((one, at) => one === shown[at]);
      if (!isUnchanged) showSummary({ ...summary, problems: remaining });
      return [...problems, ...unchanged];
    },
    submit(onValid) {
      const problems = find();
      if (problems.length > 0) showProblems(problems);
      else onValid(values());
    },
    focus: (name) => document.getElementById(fieldId(definition(), name))?.focus(),

    register: (name) => {
      const { onChange, ...field } = rhf.register(name);
      return {
        ...field,
        onChange: async (event: { target: unknown; type?: unknown }) => {
          await onChange(event);
          emptyDependents(name);
          changed(name);
        },
      };
    },
    registerText(name) {
      const { ref, onBlur } = rhf.register(name);
      return {
        name,
        ref,
        onBlur: (event: { target: unknown; type?: unknown }) => {
          // Before `onBlur`: it makes the library read the field's text without a change event.
          flush();
          definition().onFieldLeave?.(methods, name);
          return onBlur(event);
        },
      };
    },
    check: (name) => void rhf.trigger(name),
    addInner(flushInner) {
      inner.add(flushInner);
      return () => inner.delete(flushInner);
    },
    scope: {
      'data-form-scope': definition().id,
      onInput({ target, currentTarget }) {
        const isOwn = target instanceof Element && target.closest('[data-form-scope]') === currentTarget;
        if (isOwn && isText(target) && target.name !== '') typing.note(target.name, target);
      },
      onPointerDown: ({ button }) => press.begin(button),
    },
  };
  return methods;
}
