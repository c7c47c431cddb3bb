import { flushSync } from 'react-dom';
import { type FieldForm, fieldId, useAppFormContext } from '../form/app-form.ts';
import { focusFreeField, FormSummary } from '../form/FormSummary.tsx';
import type { AnyRecordKind } from '../form/record-rows.ts';
import { readFieldPath } from './record-kind.ts';
import { openRecord } from './use-records.ts';

/** Props of {@link RecordsSummary}. */
export interface RecordsSummaryProps {
  readonly kinds: readonly AnyRecordKind[];
  /** Called before the focus goes to a field: the place to show the step that it stands in. */
  readonly onLead?: (name: string) => void;
}

/** Focuses a control, now or with the next frame: the dialog of a step that has just been shown is drawn then. */
function focusOnceThere(id: string): void {
  const control = document.getElementById(id);
  if (control) control.focus();
  else requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Id of the control in which a problem is mended: a field, the button that adds to a list, or a field of a row. */
function controlId(form: FieldForm, kinds: readonly AnyRecordKind[], name: string): string {
  const place = readFieldPath(kinds, name);
  if (place.at === 'field') return fieldId(form, name);
  const { kind } = place;
  if (kind.inDialog && place.at === 'list') return fieldId(form, kind.list);
  return `${form.id}-${kind.kind}-${place.at === 'row' ? place.field : kind.firstField}`;
}

/** What keeps the person from going on, each a link to its field: in the form, in an add row, or in the dialog of a row, which it opens. */
export function RecordsSummary({ kinds, onLead }: RecordsSummaryProps) {
  const form = useAppFormContext();
  const go = (name: string) => {
    onLead?.(name);
    const place = readFieldPath(kinds, name);
    if (place.at === 'field') {
      focusFreeField(form, name);
      return;
    }
    const { kind } = place;
    if (kind.inDialog && place.at !== 'list') flushSync(() => openRecord(form, kind, place.at === 'row' ? place.index : -1));
    focusOnceThere(controlId(form, kinds, name));
  };
  return <FormSummary onGo={go} idOf={(name) => controlId(form, kinds, name)} />;
}
