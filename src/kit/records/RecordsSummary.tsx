import { flushSync } from 'react-dom';
import { type FieldForm, fieldId, useAppFormContext } from '../form/app-form.ts';
import { focusFreeField, FormSummary } from '../form/FormSummary.tsx';
import type { AnyRecordKind } from '../form/record-rows.ts';
import { readFieldPath } from './record-kind.ts';
import { openRecord } from './use-records.ts';

/** Props of {@link RecordsSummary}. */
export interface RecordsSummaryProps {
  readonly kinds: readonly AnyRecordKind[];
  /** Called before a field is focused, so that the form can show the field's step. */
  readonly onLead?: (name: string) => void;
}

/** Focuses a control now, or in the next frame where a dialog has yet to be drawn. */
function focusOnceThere(id: string): void {
  const control = document.getElementById(id);
  if (control) control.focus();
  else requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Id of the control for a problem: a field, the adding button of a list, or a row's field. */
function controlId(form: FieldForm, kinds: readonly AnyRecordKind[], name: string): string {
  const place = readFieldPath(kinds, name);
  if (place.at === 'field') return fieldId(form, name);
  const { kind } = place;
  if (kind.inDialog && place.at === 'list') return fieldId(form, kind.list);
  return `${form.id}-${kind.kind}-${place.at === 'row' ? place.field : kind.firstField}`;
}

/** The problems of a form, each a link to its field; a link to a row opens the row's dialog. */
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
