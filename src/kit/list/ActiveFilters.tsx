import type { ReactNode } from 'react';
import { FilterChip, type FilterChipProps, TableSummary } from '../../ui/table/TableSummary.tsx';
import { useCatalogo } from '../catalogo/use-catalogo.ts';
import type { ListFilter } from './define-list.ts';
import type { List } from './use-list.ts';

/** Props of {@link ActiveFilters}. */
export interface ActiveFiltersProps<Row, Key extends string> {
  readonly filters: readonly ListFilter<Key>[];
  readonly list: List<Row, Key>;
  readonly count: string | null;
  /** Chips of the filters on loaded rows. */
  readonly rowFilterChips?: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** The number of rows, and a removable chip for each active filter of the advanced search. */
export function ActiveFilters<Row, Key extends string>({
  filters,
  list,
  count,
  rowFilterChips = [],
  children,
}: ActiveFiltersProps<Row, Key>) {
  const active = filters.filter(({ name, place }) => place === 'advanced' && list.filter[name] !== '');
  const chips = active.map((filter) => {
    const { name } = filter;
    const chip = { label: filter.label, value: list.filter[name] };
    const remove = () => {
      const without: Partial<Record<Key, string>> = {};
      without[name] = '';
      list.applyFilter(without);
    };
    return <ActiveFilter key={name} filter={filter} {...chip} onRemove={remove} />;
  });
  return (
    <TableSummary count={count} chips={[...chips, ...rowFilterChips]}>
      {children}
    </TableSummary>
  );
}

function ActiveFilter({ filter, ...chip }: FilterChipProps & { filter: ListFilter }) {
  switch (filter.kind) {
    case 'text':
      return <FilterChip {...chip} />;
    case 'catalogo':
      return <CatalogoChip catalogo={filter.catalogo} {...chip} />;
    case 'choice':
      return <FilterChip {...chip} value={filter.options.find(({ value }) => value === chip.value)?.label ?? chip.value} />;
  }
}

function CatalogoChip({ catalogo, ...chip }: FilterChipProps & { catalogo: Parameters<typeof useCatalogo>[0] }) {
  const { options } = useCatalogo(catalogo);
  return <FilterChip {...chip} value={options.find(({ key }) => key === chip.value)?.nombre ?? chip.value} />;
}
