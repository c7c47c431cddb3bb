import { useMemo, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { type ColumnLayout, type DataColumn, initialLayout } from '../../ui/table/columns.ts';
import { DataTable, type RowLink } from '../../ui/table/DataTable.tsx';
import type { TableSort } from '../../ui/table/table-model.ts';
import styles from './GaleriaPage.module.css';

interface Persona {
  readonly id: number;
  readonly nombre: string;
  readonly ciudad: string;
  readonly monto: number;
}

const names = ['Ñico Álvarez', 'Ana D’Óleo', 'Zoila Peña', 'Nicolás Núñez de la Altagracia Santana y Rodríguez', 'Luz Báez'];
const ciudades = ['Santiago', 'La Vega', 'Higüey'];

function make(count: number): readonly Persona[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nombre: `${names[index % names.length]} ${index + 1}`,
    ciudad: ciudades[index % ciudades.length] ?? '',
    monto: (index * 7919) % 10_007,
  }));
}

const columns: readonly DataColumn<Persona>[] = [
  { head: 'Número', cell: ({ id }) => String(id), size: 6, nowrap: true },
  { head: 'Nombre', cell: ({ nombre }) => nombre, main: true, size: 8, grow: true },
  { head: 'Ciudad', cell: ({ ciudad }) => ciudad, size: 8, grow: true },
  { head: 'Monto', cell: ({ monto }) => formatCount(monto), align: 'end', size: 7, nowrap: true },
];
const collator = new Intl.Collator('es-DO');
const compare: Readonly<Record<string, (a: Persona, b: Persona) => number>> = {
  Número: (a, b) => a.id - b.id,
  Nombre: (a, b) => collator.compare(a.nombre, b.nombre),
  Ciudad: (a, b) => collator.compare(a.ciudad, b.ciudad),
  Monto: (a, b) => a.monto - b.monto,
};
const nobody: Persona = { id: 0, nombre: '', ciudad: '', monto: 0 };
const rowLabel = ({ nombre }: Persona) => nombre;
const rowId = ({ id }: Persona) => id;
const rowMenu = ({ nombre }: Persona) => [
  { label: `Saludar a ${nombre}`, onSelect: () => undefined },
  { label: 'Emitir', unavailable: 'La cotización ya fue procesada.' },
];

function Tabla({
  title,
  count,
  virtual = false,
}: {
  readonly title: string;
  readonly count: number;
  readonly virtual?: boolean;
}) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState<ColumnLayout>(initialLayout);
  const [followed, setFollowed] = useState('');
  const all = useMemo(() => make(count), [count]);
  const rows = useMemo(() => {
    if (sort === null) return all;
    const factor = sort.direction === 'asc' ? 1 : -1;
    return all.toSorted((a, b) => factor * (compare[sort.column]?.(a, b) ?? 0));
  }, [all, sort]);
  const source = useMemo(() => ({ count: rows.length, rowAt: (index: number) => rows[index] ?? nobody }), [rows]);
  const rowLink: RowLink<Persona> = useMemo(
    () => ({ hrefOf: ({ id }) => `#${id}`, onFollow: ({ nombre }) => setFollowed(nombre) }),
    [],
  );
  return (
    <Panel padded aria-label={`Ejemplo: ${title}`} marginBottom="4">
      <h2 className={styles['title']}>{title}</h2>
      <p>{`${formatCount(selected.size)} seleccionadas. ${followed}`}</p>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        status="rows"
        emptyText=""
        announcement=""
        rowLabel={rowLabel}
        rowId={rowId}
        rowMenu={rowMenu}
        rowLink={rowLink}
        sorting={{ sort, onSort: setSort }}
        selection={{ selected, onSelect: setSelected }}
        arrangement={{ layout, onLayout: setLayout }}
        virtual={virtual ? source : undefined}
      />
    </Panel>
  );
}

/** Tables that sort, select and resize columns, with few and many rows. */
export function TablasDemo() {
  return (
    <>
      <Tabla title="Pocas filas" count={12} />
      <Tabla title="Muchas filas" count={5000} virtual />
    </>
  );
}
