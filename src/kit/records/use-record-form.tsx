import { type ReactNode, useEffect, useState } from 'react';
import { Question } from '../../ui/layout/Question.tsx';
import { type AppForm, type FormMethods, useFormSummary } from '../form/app-form.ts';
import type { Problem } from '../form/form-problems.ts';
import { useAppForm } from '../form/use-app-form.ts';
import { isTyped, pendingName, type Presets } from '../form/record-rows.ts';
import type { RecordKind } from './record-kind.ts';
import type { Records } from './use-records.ts';

/** Options of the form of a row. */
export interface RecordFormOptions<Row extends object> {
  /** Runs in the change of a field, for effects on other fields. */
  readonly onFieldChange?: (form: FormMethods<Row>, name: string) => void;
  /** Initial values of a new row; the object changes only with its values. */
  readonly presets?: Presets;
  /** Makes the list's row from the typed one, or gives a problem. */
  readonly complete?: (row: Row) => Row | Problem;
}

/** The form of one row. */
export interface RecordForm<Row extends object> {
  readonly form: AppForm<Row>;
  /** Adds the row to the list, or shows its problems and focuses the first one. */
  readonly add: () => void;
  readonly isChanged: () => boolean;
  /** The question whether an equal row is meant; null while nothing is asked. */
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

function byPlace(form: { readonly id: string }, one: Problem, other: Problem): number {
  const [a, b] = [one, other].map(({ name }) => document.getElementById(`${form.id}-${name}`));
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** The form of one row, in an add row or a dialog; the outer form's draft holds its values. */
export function useRecordForm<Row extends object>(
  kind: RecordKind<Row>,
  records: Records<Row>,
  { onFieldChange, complete, presets = noPresets }: RecordFormOptions<Row> = {},
): RecordForm<Row> {
  const { form: outer, rows, editingIndex, readOnly, keep } = records;
  const [equalRow, setEqualRow] = useState<Row | null>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind types the row
  const [start] = useState(() => outer.valueOf(`pending.${kind.kind}`) as Row);
  const form = useAppForm<Row>({
    id: `${outer.id}-${kind.kind}`,
    schema: kind.schema,
    defaults: start,
    labelOf: (name) => kind.labels[name] ?? name,
    readOnly,
    validatesOnBlur: (row) => kind.inDialog || isTyped(row, kind.empty, presets),
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
    // The row's problems in the outer summary are shown at the fields of this form.
    if (outer.valueOf('editing.isFirst') === true) showErrors([{ name: kind.firstField, message: kind.notAdded }]);
    const prefix = editingIndex !== null && editingIndex >= 0 ? `${kind.list}.${editingIndex}.` : pendingName(kind.kind);
    showErrors(
      summary.problems.flatMap(({ name, message }) =>
        name.startsWith(prefix) ? [{ name: name.slice(prefix.length) || kind.firstField, message }] : [],
      ),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row opens
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
      const completed = complete ? complete(row) : row;
      if (isProblem(completed)) {
        form.showErrors([completed]);
        form.focus(completed.name);
      } else if (rows.some((other, at) => at !== editingIndex && kind.isSame?.(other, completed))) setEqualRow(completed);
      else finish(completed);
    },
    isChanged: () => {
      const row = editingIndex === null ? undefined : rows[editingIndex];
      return row !== undefined && !readOnly && isTyped(form.values(), row);
    },
    question: equalRow && (
      <Question
        title={kind.sameText ?? ''}
        {...((editingIndex ?? -1) < 0 ? addingTexts : changingTexts)}
        onLeave={() => {
          setEqualRow(null);
          finish(equalRow);
        }}
        onStay={() => setEqualRow(null)}
      />
    ),
  };
}
