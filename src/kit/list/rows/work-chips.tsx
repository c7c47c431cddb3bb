import type { ReactNode } from 'react';
import { isNamedRange, rangeNames } from '../../../domain/day-ranges.ts';
import { today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { FilterChip } from '../../../ui/table/TableSummary.tsx';
import { type AddressColumn, columnIdOf, type FacetWish, readRange, type RowsAddress } from './rows-address.ts';

/** A column with the labels of its keys. */
export interface FacetColumn extends AddressColumn {
  readonly facetLabel?: ((key: string) => string) | undefined;
  readonly ends?: true | undefined;
}

type LabelOf = (column: string, key: string) => string | undefined;

function rangeText(range: string): string {
  if (isNamedRange(range)) return rangeNames[range];
  const { from, to } = readRange(range, today()) ?? { from: null, to: null };
  if (from !== null && to !== null) return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
  return from === null ? `hasta ${formatDay(to)}` : `desde ${formatDay(from)}`;
}

function wishText(column: FacetColumn, wish: FacetWish, labelOf: LabelOf): string {
  if (typeof wish === 'string') return rangeText(wish);
  return wish.map((key) => labelOf(columnIdOf(column), key) ?? column.facetLabel?.(key) ?? key).join(', ');
}

/** A removable chip for each filter on loaded rows. */
export function rowFilterChipsOf(
  columns: readonly FacetColumn[],
  { facets, text }: RowsAddress,
  labelOf: LabelOf,
  change: (rowsAddress: Partial<RowsAddress>) => void,
): readonly ReactNode[] {
  const chips: ReactNode[] = columns.flatMap((column) => {
    const id = columnIdOf(column);
    const { [id]: wish, ...others } = facets;
    if (wish === undefined) return [];
    return [
      <FilterChip
        key={id}
        label={column.head}
        value={wishText(column, wish, labelOf)}
        onRemove={() => change({ facets: others })}
      />,
    ];
  });
  if (text === '') return chips;
  return [...chips, <FilterChip key="texto" label="Texto" value={text} onRemove={() => change({ text: '' })} />];
}
