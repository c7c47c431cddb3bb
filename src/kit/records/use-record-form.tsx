import { type ReactNode, useEffect, useState } from 'react';
import { Question } from '../../ui/layout/Question.tsx';
import { type AppForm, type FormMethods, useFormSummary } from '../form/app-form.ts';
import type { Problem } from '../form/form-problems.ts';
import { useAppForm } from '../form/use-app-form.ts';
import { isTyped, pendingName, type Presets } from '../form/record-rows.ts';
import type { RecordKind } from './record-kind.ts';
import type { Records } from './use-records.ts';

/** What a row has to go through before it is in its list. */
export interface RecordFormOptions<Row extends object> {
  /** What a change of one field does to others. */
  readonly onFieldChange?: (form: FormMethods<Row>, name: string) => void;
  /** What stands in a new row before anything is typed; the same object as long as it says the same. */
  readonly presets?: Presets;
  /** The row as the list takes it, or what is still missing. */
  readonly complete?: (row: Row) => Row | Problem;
}

/** A row on its way into its list. */
export interface RecordForm<Row extends object> {
  readonly form: AppForm<Row>;
  /** Puts the row into the list if its rules allow; else says what is wrong and goes to the first fault. */
  readonly add: () => void;
  /** Whether a row of the list has been changed here and not applied. */
  readonly isChanged: () => boolean;
  /** Asks whether a row that is there already is meant; null while nothing is asked. */
  readonly question: ReactNode;
}

const addingTexts = {
  text: '¿Quieres agregarlo otra vez?',
  leaveLabel: 'Agregar de todos modos',
  stayLabel: 'No agregar',
};
const changingTexts = {
  text: '¿Quieres guardarlo igual?',
  leaveLabel: 'Guardar de todos modos',
  stayLabel: 'No guardar',
};

const noPresets: Presets = {};

const isProblem = (value: object): value is Problem => 'name' in value && 'message' in value;

/** Sorts fields as they stand on the screen. */
function byPlace(form: { readonly id: string }, one: Problem, other: Problem): number {
  const [a, b] = [one, other].map(({ name }) => document.getElementById(`${form.id}-${name}`));
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** The small form of one row: an add row, or a dialog. What is typed into it is part of the draft of the form around it. */
export function useRecordForm<Row extends object>(
  kind: RecordKind<Row>,
  records: Records<Row>,
  { onFieldChange, complete, presets = noPresets }: RecordFormOptions<Row> = {},
): RecordForm<Row> {
  const { form: outer, rows, editingIndex, readOnly, keep } = records;
  const [same, setSame] = useState<Row | null>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table of kinds says what a pending row is
  const [start] = useState(() => outer.valueOf(`pending.${kind.kind}`) as Row);
  const form = useAppForm<Row>({
    id: `${outer.id}-${kind.kind}`,
    schema: kind.schema,
    defaults: start,
    labelOf: (name) => kind.labels[name] ?? name,
    readOnly,
    isBegun: (row) => kind.inDialog || isTyped(row, kind.empty, presets),
    ...(kind.dependencies && { dependencies: kind.dependencies }),
    ...(onFieldChange && { onFieldChange }),
  });

  const { subscribe, values, showErrors, findProblems, preset, edition } = form;
  const { addInner } = outer;
  const summary = useFormSummary(outer);
  const isNew = (editingIndex ?? -1) < 0;
  useEffect(
    () =>
      subscribe(() => {
        const row = values();
        outer.set(pendingName(kind.kind), isNew && !isTyped(row, kind.empty, presets) ? kind.empty : row);
      }),
    [subscribe, values, outer, kind, presets, isNew],
  );
  useEffect(() => {
    if (!isNew || readOnly) return;
    for (const [field, value] of Object.entries(presets)) preset(field, value);
  }, [presets, preset, isNew, readOnly, edition]);
  useEffect(() => addInner(values), [addInner, values]);
  useEffect(() => {
    // What was said about the row is said at the fields in which it is mended.
    if (outer.valueOf('editing.isFirst') === true) showErrors([{ name: kind.firstField, message: kind.notAdded }]);
    const prefix = editingIndex !== null && editingIndex >= 0 ? `${kind.list}.${editingIndex}.` : pendingName(kind.kind);
    showErrors(
      summary.problems.flatMap(({ name, message }) =>
        name.startsWith(prefix) ? [{ name: name.slice(prefix.length) || kind.firstField, message }] : [],
      ),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens, and not with every mending
  }, []);

  const isNotAdded = !kind.inDialog && summary.problems.some(({ name }) => name === pendingName(kind.kind));
  useEffect(() => {
    if (isNotAdded) showErrors(findProblems());
  }, [isNotAdded, summary.attempt, showErrors, findProblems]);

  const finish = (row: Row) => {
    keep(row);
    if (!kind.inDialog) {
      form.reset(kind.empty);
      form.focus(kind.firstField);
    }
  };
  return {
    form,
    add: () => {
      const row = form.values();
      const problems = form.findProblems();
      if (problems.length > 0) {
        form.showErrors(problems);
        const first = problems.toSorted((one, other) => byPlace(form, one, other))[0];
        if (first) form.focus(first.name);
        return;
      }
      const whole = complete ? complete(row) : row;
      if (isProblem(whole)) {
        form.showErrors([whole]);
        form.focus(whole.name);
      } else if (rows.some((other, at) => at !== editingIndex && kind.isSame?.(other, whole))) setSame(whole);
      else finish(whole);
    },
    isChanged: () => {
      const row = editingIndex === null ? undefined : rows[editingIndex];
      return row !== undefined && !readOnly && isTyped(form.values(), row);
    },
    question: same && (
      <Question
        title={kind.sameText ?? ''}
        {...((editingIndex ?? -1) < 0 ? addingTexts : changingTexts)}
        onLeave={() => {
          setSame(null);
          finish(same);
        }}
        onStay={() => setSame(null)}
      />
    ),
  };
}
