import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDocumento } from '../../format/typed-documents.ts';
import { splitPhone } from '../../format/typed-phones.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormattedField } from '../../ui/fields/FormattedField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { YesNoField } from '../../ui/fields/YesNoField.tsx';

const today = '2026-11-20';
const formatCedula = (text: string) => formatDocumento('CED', text);
const few = ['Uno', 'Dos', 'Tres'].map((label) => ({ value: label.slice(0, 1), label }));

const start = {
  nombre: '',
  cedula: '',
  nacimiento: '',
  vence: '31-01-2030',
  nuArea: '',
  numero: '',
  lista: 'D',
  observacion: '',
  cobro: false,
  pep: '',
};

/** Every field registered with a form, as in the wizard; 'Leer' shows the form's values. */
export function CamposDemo() {
  const { register, handleSubmit, setValue } = useForm({ defaultValues: start });
  const [read, setRead] = useState('');
  const pastePhone = (text: string) => {
    const phone = splitPhone(text);
    if (!phone) return false;
    setValue('nuArea', phone.nuArea);
    setValue('numero', phone.numero);
    return true;
  };
  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => void handleSubmit((values) => setRead(JSON.stringify(values)))(event)}
    >
      <TextField label="Nombre" {...register('nombre')} />
      <FormattedField label="Cédula" inputMode="numeric" format={formatCedula} {...register('cedula')} />
      <DateField label="Nacimiento" today={today} max={today} required {...register('nacimiento')} />
      <DateField label="Vence" today={today} error="Este campo es obligatorio." {...register('vence')} />
      <TextField label="Área" {...register('nuArea')} />
      <FormattedField label="Número" format={(text) => text.trim()} onPasteText={pastePhone} {...register('numero')} />
      <SelectField label="Elección" options={few} placeholder="Selecciona…" {...register('lista')} />
      <TextAreaField label="Observación" {...register('observacion')} />
      <CheckboxField label="Dirección de cobro" {...register('cobro')} />
      <CheckboxField label="Casilla con error" required error="Este campo es obligatorio." />
      <YesNoField label="¿Persona expuesta políticamente?" {...register('pep')} />
      <YesNoField label="Con respuesta pendiente" required error="Este campo es obligatorio." />
      <Button type="submit">Leer</Button>
      <output style={{ overflowWrap: 'anywhere' }}>{read}</output>
    </form>
  );
}

/** Every field read-only, as in the client view. */
export function SoloLecturaDemo() {
  const [changes, setChanges] = useState(0);
  const countChange = () => setChanges((before) => before + 1);
  return (
    <>
      <TextField readOnly label="Texto leído" defaultValue="Yokasta Rosario Méndez" onChange={countChange} />
      <TextField readOnly label="Texto vacío" placeholder="No se ve" />
      <DateField readOnly label="Fecha leída" today={today} defaultValue="09-05-1956" onChange={countChange} />
      <SelectField readOnly label="Lista leída" options={few} value="D" onChange={countChange} />
      <SelectField readOnly label="Lista leída que carga" options={[]} value="D" status="loading" />
      <SelectField readOnly label="Lista leída que falló" options={[]} value="D" status="failed" onRetry={countChange} />
      <ComboboxField readOnly label="Búsqueda leída" options={few} value="T" onValueChange={countChange} />
      <TextAreaField readOnly label="Observación leída" defaultValue="Casa de dos pisos, portón verde." onChange={countChange} />
      <CheckboxField readOnly label="Casilla leída" defaultChecked onChange={countChange} />
      <YesNoField readOnly label="Pregunta leída" defaultValue="no" onChange={countChange} />
      <output>{`Cambios oídos: ${changes}`}</output>
    </>
  );
}
