import { flushSync } from 'react-dom';
import { focusFreeField, FormSummary } from '../../../wiring/form/FormSummary.tsx';
import { readFieldPath } from '../../../wiring/records/record-kind.ts';
import { useRecords } from '../../../wiring/records/use-records.ts';
import { useClienteForm } from '../form/cliente-form.ts';

/** What keeps the person from going on, each a link to its field across the tabs and modals. */
export function WizardSummary({ onStepOf }: { readonly onStepOf: (name: string) => void }) {
  const { form, kinds } = useClienteForm();
  const direccion = useRecords(kinds.direccion);
  const domicilio = useRecords(kinds.domicilio);

  const go = (name: string) => {
    onStepOf(name);
    const place = readFieldPath(Object.values(kinds), name);
    if (place.at === 'field') {
      focusFreeField(form, name);
      return;
    }
    const { kind } = place;
    const field = place.at === 'row' ? place.field : kind.firstField;
    if (kind.inDialog && place.at !== 'list') {
      flushSync(() => (kind.kind === 'direccion' ? direccion : domicilio).open(place.at === 'row' ? place.index : -1));
    }
    if (kind.inDialog && place.at === 'list') form.focus(kind.list);
    else document.getElementById(`${form.id}-${kind.kind}-${field}`)?.focus();
  };
  return <FormSummary onGo={go} />;
}
