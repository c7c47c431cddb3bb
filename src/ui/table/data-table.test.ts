import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DataColumn, initialLayout } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly monto: string;
}

const columns: readonly DataColumn<Row>[] = [
  { head: 'Número', cell: ({ id }) => String(id), size: 5, nowrap: true },
  { head: 'Nombre', cell: ({ nombre }) => nombre, main: true, size: 8, grow: true },
  { head: 'Monto', cell: ({ monto }) => monto, size: 7, align: 'end' },
];
const rows = [
  { id: 1, nombre: 'Yokasta Rosario Méndez', monto: '1.00' },
  { id: 2, nombre: 'Ana', monto: '2.00' },
];
const base: DataTableProps<Row> = {
  caption: 'Personas',
  columns,
  rows,
  status: 'rows',
  emptyText: 'Nada',
  announcement: '',
  rowLabel: ({ nombre }) => nombre,
  rowId: ({ id }) => id,
};

const Table = DataTable<Row>;
const draw = (props: Partial<DataTableProps<Row>> = {}) =>
  renderToStaticMarkup(createElement(Table, { ...base, ...props }) as ReactNode);
/** Opening tags of one element type in a markup. */
const tags = (markup: string, name: string) => [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
const textsOf = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );

beforeEach(() => vi.stubGlobal('window', { innerWidth: 1280 }));
afterEach(() => vi.unstubAllGlobals());

describe('A table', () => {
  test('without options has plain heads and cells', () => {
    const markup = draw();
    expect(textsOf(markup, 'th')).toEqual(['Número', 'Nombre', 'Monto']);
    expect(textsOf(markup, 'td')).toEqual(['1', 'Yokasta Rosario Méndez', '1.00', '2', 'Ana', '2.00']);
    expect(tags(markup, 'button')).toEqual([]);
    expect(markup).not.toContain('separator');
    expect(markup).not.toContain('aria-sort');
  });

  test('fixes the widths of all columns except flexible ones', () => {
    expect(tags(draw(), 'th').map((tag) => /width:([\d.]+rem)/.exec(tag)?.[1])).toEqual(['5rem', undefined, '7rem']);
    expect(tags(draw(), 'table').join()).toContain('min-width:20rem');
  });

  test('shows the columns of its layout in their order and widths, and always the main one', () => {
    const layout = { hidden: ['Número', 'Nombre'], order: ['Monto'], widths: { Nombre: 12 } };
    const markup = draw({ arrangement: { layout, onLayout: () => undefined } });
    expect(textsOf(markup, 'th')).toEqual(['Monto', 'Nombre']);
    expect(textsOf(markup, 'td')).toEqual(['1.00', 'Yokasta Rosario Méndez', '2.00', 'Ana']);
    expect(tags(markup, 'th').map((tag) => /width:([\d.]+rem)/.exec(tag)?.[1])).toEqual(['7rem', '12rem']);
  });

  test('has an edge between neighbouring columns, of which Tab reaches one', () => {
    const edges = tags(draw({ arrangement: { layout: initialLayout, onLayout: () => undefined } }), 'span').filter((tag) =>
      tag.includes('Arrastra'),
    );
    expect(edges.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual(['Ancho de Número', undefined]);
    expect(edges.map((tag) => /tabindex="(-?\d)"/.exec(tag)?.[1])).toEqual(['0', undefined]);
    expect(edges.map((tag) => tag.includes('aria-hidden'))).toEqual([false, true]);
  });

  test.each([
    [null, [undefined, undefined, undefined]],
    [{ column: 'Nombre', direction: 'asc' }, [undefined, 'ascending', undefined]],
    [{ column: 'Monto', direction: 'desc' }, [undefined, undefined, 'descending']],
    [{ column: 'gone', direction: 'asc' }, [undefined, undefined, undefined]],
  ] as const)('with the sorting %j marks its heads', (sort, expected) => {
    const markup = draw({ sorting: { sort, onSort: () => undefined } });
    expect(tags(markup, 'th').map((tag) => /aria-sort="(\w+)"/.exec(tag)?.[1])).toEqual(expected);
    expect(tags(markup, 'button')).toHaveLength(3);
  });

  test('ticks the boxes of selected rows', () => {
    const boxes = tags(draw({ selection: { selected: new Set(['2']), onSelect: () => undefined } }), 'input');
    expect(boxes.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual([
      'Seleccionar las filas a la vista',
      'Seleccionar Yokasta Rosario Méndez',
      'Seleccionar Ana',
    ]);
    expect(boxes.map((tag) => tag.includes('checked'))).toEqual([false, false, true]);
  });

  test('of a long list draws the first rows with their index until VirtualRows has loaded', () => {
    const virtual = { count: 20_000, rowAt: (index: number) => ({ id: index, nombre: `Persona ${index}`, monto: '' }) };
    const markup = draw({ rows: [], virtual });
    const drawn = tags(markup, 'tr').map((tag) => /aria-rowindex="(\d+)"/.exec(tag)?.[1]);
    expect(drawn.slice(0, 3)).toEqual(['1', '2', '3']);
    expect(drawn).toHaveLength(41);
    expect(markup).toContain('aria-rowcount="20001"');
    expect(markup).toMatch(/role="region"[^>]*aria-label="Personas"/);
  });
});
