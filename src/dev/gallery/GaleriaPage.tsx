import { type ReactNode, useState } from 'react';
import { catalogoNames, codeTables, definitionOf } from '../../domain/catalogos.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { CatalogoField } from '../../kit/catalogo/CatalogoField.tsx';
import { CamposDemo, SoloLecturaDemo } from './CamposDemo.tsx';
import styles from './GaleriaPage.module.css';
import { DireccionDemo } from './DireccionDemo.tsx';
import { PiezasDemo } from './PiezasDemo.tsx';
import { SinEnviarDemo } from './SinEnviarDemo.tsx';
import { TablasDemo } from './TablasDemo.tsx';
import { VisorDemo } from './VisorDemo.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel padded aria-label={title} marginBottom="4">
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['grid']}>{children}</div>
    </Panel>
  );
}

const nothing = () => undefined;
const few = ['Uno', 'Dos', 'Tres'].map((label) => ({ value: label, label }));
const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Opción ${index + 1}` }));
const withoutParents = catalogoNames.filter((name) => !definitionOf(name).required);

const columns: readonly DataColumn<{ nombre: string; monto: string }>[] = [
  { head: 'Nombre', cell: ({ nombre }) => nombre },
  { head: 'Monto', cell: ({ monto }) => monto, align: 'end', nowrap: true },
];
const rows = [
  { nombre: 'Yokasta Rosario Méndez', monto: '1,250.00' },
  { nombre: 'Ferretería El Faro, SRL', monto: '0.00' },
];

function Tables() {
  const table = {
    caption: 'Tabla',
    columns,
    announcement: '',
    emptyText: 'No hay data para mostrar',
    rowLabel: (row: { nombre: string }) => row.nombre,
  };
  return (['loading', 'rows', 'empty', 'failed'] as const).map((status) => (
    <DataTable
      key={status}
      {...table}
      rows={status === 'rows' ? rows : []}
      status={status}
      failed={{ title: 'Consulta', body: 'No se pudo consultar.', onRetry: nothing }}
      rowMenu={() => [{ label: 'Ver detalle', onSelect: nothing }]}
    />
  ));
}

/** Development only: every catalogue, and every part of the interface in its states. */
export function GaleriaPage() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <PageHeader title="Galería" description="Catálogos y piezas de la interfaz en sus estados; solo existe en desarrollo." />
      <Section title="Campos que dependen de otros">
        <DireccionDemo />
      </Section>
      <Section title="Cambios sin enviar">
        <SinEnviarDemo />
      </Section>
      <Section title="Catálogos">
        {withoutParents.map((name) => (
          <CatalogoField key={name} catalogo={name} label={definitionOf(name).label} placeholder="Selecciona…" />
        ))}
      </Section>
      <Section title="Tablas de códigos">
        {codeTables.map((code) => (
          <CatalogoField key={code} catalogo="tablaCodigos" parents={{ code }} label={code} placeholder="Selecciona…" />
        ))}
      </Section>
      <Section title="El mismo catálogo dos veces">
        <CatalogoField catalogo="monedas" label="Moneda de origen" placeholder="Selecciona…" />
        <CatalogoField catalogo="monedas" label="Moneda de destino" placeholder="Selecciona…" />
      </Section>
      <Section title="Campos">
        <TextField label="Texto" help="Una ayuda breve." />
        <TextField label="Con error" required error="Este campo es obligatorio." />
        <TextField label="Deshabilitado" disabled defaultValue="Solo lectura" />
        <SelectField label="Lista" options={few} placeholder="Selecciona…" />
        <SelectField label="Lista que carga" options={[]} status="loading" />
        <SelectField label="Lista que falló" options={[]} status="failed" onRetry={nothing} />
        <SelectField label="Lista en espera" options={[]} disabledReason="Elige primero el país." />
        <SelectField label="Lista vacía" options={[]} placeholder="Sin opciones" />
        <ComboboxField
          label="Diez mil opciones"
          options={many}
          placeholder="Busca…"
          value={chosen}
          onValueChange={setChosen}
          help={chosen ? `Elegiste la ${Number(chosen) + 1}.` : 'Escribe para buscar.'}
        />
        <ComboboxField label="Búsqueda que carga" options={[]} status="loading" />
        <ComboboxField label="Búsqueda que falló" options={[]} status="failed" onRetry={nothing} />
        <ComboboxField label="Búsqueda en espera" options={[]} disabledReason="Elige primero la provincia." />
        <ComboboxField label="Búsqueda con error" options={few} required error="Este campo es obligatorio." />
      </Section>
      <Section title="Campos de un formulario">
        <CamposDemo />
      </Section>
      <Section title="Campos que solo se leen">
        <SoloLecturaDemo />
      </Section>
      <PiezasDemo />
      <Section title="Botones">
        {(['solid', 'outline', 'subtle', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button loading>Cargando</Button>
        <Button disabled>Deshabilitado</Button>
      </Section>
      <Section title="Tablas">
        <Tables />
      </Section>
      <TablasDemo />
      <VisorDemo />
      <Section title="Mensajes">
        <EmptyState title="No hay data para mostrar" />
        <FailedPanel title="Consulta" body="No se pudo consultar." onRetry={nothing} />
      </Section>
    </>
  );
}
