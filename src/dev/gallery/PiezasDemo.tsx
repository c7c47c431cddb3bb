import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { type Step, StepPanel, StepTabs } from '../../ui/layout/StepTabs.tsx';
import { type RecordColumn, RecordTable } from '../../ui/table/RecordTable.tsx';
import { RowButton } from '../../ui/table/RowButton.tsx';

const nothing = () => undefined;

function DialogosDemo() {
  const [open, setOpen] = useState<'none' | 'form' | 'question'>('none');
  const closeAll = () => setOpen('none');
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('form')}>
        Abrir diálogo
      </Button>
      {open !== 'none' && (
        <Dialog
          title="Registro de dirección"
          size="lg"
          keepOpen
          onClose={() => setOpen('question')}
          footer={<Button onClick={closeAll}>Agregar</Button>}
        >
          <TextField label="Calle" required />
          <DateField label="Desde" today="2026-11-20" />
          <div style={{ height: '60rem' }} />
          <TextField label="Observación de la dirección" />
        </Dialog>
      )}
      {open === 'question' && (
        <Dialog
          title="¿Descartar la dirección?"
          size="sm"
          role="alertdialog"
          describedBy="galeria-descartar"
          onClose={() => setOpen('form')}
          footer={
            <Button variant="danger" onClick={closeAll}>
              Descartar
            </Button>
          }
        >
          <p id="galeria-descartar">Lo que has escrito se perderá.</p>
        </Dialog>
      )}
    </>
  );
}

const steps: readonly Step[] = [
  { id: 'basicos', label: 'Datos Básicos', status: 'valid' },
  { id: 'contacto', label: 'Datos de contacto', status: 'invalid' },
  { id: 'financieros', label: 'Datos financieros', status: 'pending' },
  { id: 'adicional', label: 'Información adicional', status: 'pending', disabled: true },
];

function PasosDemo() {
  const [current, setCurrent] = useState('basicos');
  const [attempt, setAttempt] = useState(0);
  const errors = steps
    .slice(0, 3)
    .map(({ id, label }) => ({ name: id, id: `galeria-${id}`, label, message: 'Este campo es obligatorio.' }));
  return (
    <>
      <StepTabs label="Pasos del registro" steps={steps} current={current} onSelect={setCurrent} />
      <div style={{ display: 'grid', gap: '1rem', paddingTop: '1rem' }}>
        {attempt > 0 && (
          <ErrorSummary
            title="Hay 3 campos por corregir"
            errors={errors}
            attempt={attempt}
            onGo={(name) => {
              setCurrent(name);
              requestAnimationFrame(() => document.getElementById(`galeria-${name}`)?.focus());
            }}
          />
        )}
        {steps.map(({ id, label }) => (
          <StepPanel key={id} id={id} current={current}>
            <TextField id={`galeria-${id}`} label={`Campo de ${label}`} />
          </StepPanel>
        ))}
        <Button onClick={() => setAttempt(attempt + 1)}>Guardar</Button>
      </div>
    </>
  );
}

interface Telefono {
  readonly tipo: string;
  readonly area: string;
  readonly numero: string;
}

const columns: readonly RecordColumn<Telefono>[] = [
  { head: 'Tipo', cell: ({ tipo }) => tipo, required: true },
  { head: 'Código de área', cell: ({ area }) => area },
  { head: 'Número telefónico', cell: ({ numero }) => numero },
];
const tipos = ['Celular', 'Residencia'].map((label) => ({ value: label, label }));

function RegistrosDemo() {
  const [rows, setRows] = useState<readonly Telefono[]>([{ tipo: 'Celular', area: '809', numero: '5551234' }]);
  const entry = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const [tipo, area, numero] = [
      ...(entry.current?.querySelectorAll<HTMLInputElement>('[data-add-row] :is(input, select)') ?? []),
    ];
    if (!tipo || !area || !numero) return;
    setRows([...rows, { tipo: tipo.value, area: area.value, numero: numero.value }]);
    for (const field of [tipo, area, numero]) field.value = '';
    tipo.focus();
  };
  return (
    <fieldset ref={entry} style={{ display: 'grid', gap: '1rem', minWidth: 0 }}>
      <RecordTable
        caption="Teléfonos"
        columns={columns}
        rows={rows}
        emptyText="Sin teléfonos"
        rowLabel={({ numero }) => numero}
        onDelete={(index) => setRows(rows.toSpliced(index, 1))}
        onAdd={add}
        addLabel="Agregar teléfono"
        addRow={[
          <SelectField key="tipo" label="Tipo" options={tipos} placeholder="Selecciona…" required />,
          <TextField key="area" label="Código de área" required error={rows.length > 2 ? 'Solo números.' : undefined} />,
          <TextField key="numero" label="Número telefónico" required />,
        ]}
      />
      <RecordTable
        caption="Teléfonos que faltan"
        columns={columns}
        rows={[]}
        emptyText="Sin teléfonos"
        rowLabel={({ numero }) => numero}
        error="Debe agregar al menos un número de teléfono"
      />
      <RecordTable
        caption="Teléfonos con menú"
        columns={columns}
        rows={[
          { tipo: 'Celular', area: '829', numero: '' },
          { tipo: 'Residencia', area: '809', numero: '5550000' },
        ]}
        emptyText="Sin teléfonos"
        rowLabel={({ tipo }) => tipo}
        incomplete={({ numero }) => (numero === '' ? 'Incompleto: falta el número' : undefined)}
        rowMenu={() => [
          { label: 'Actualizar', onSelect: nothing },
          { label: 'Eliminar', onSelect: nothing },
        ]}
      />
    </fieldset>
  );
}

/** Parts of forms in steps: dialogs, steps with their summary of errors, tables of records. */
export function PiezasDemo() {
  return (
    <>
      <Panel padded aria-label="Diálogos" marginBottom="4">
        <DialogosDemo />
      </Panel>
      <Panel padded aria-label="Pasos" marginBottom="4">
        <PasosDemo />
      </Panel>
      <Panel padded aria-label="Registros" marginBottom="4">
        <RegistrosDemo />
      </Panel>
      <Panel padded aria-label="Acciones de fila" marginBottom="4">
        <RowButton label="Emitir" rowLabel="900" href="/galeria" />
      </Panel>
    </>
  );
}
