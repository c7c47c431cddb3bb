import { CompactSelect } from '../fields/CompactSelect.tsx';
import { SelectAll, type SelectAllProps } from './SelectAll.tsx';
import type { ModelColumn, TableSorting } from './table-model.ts';
import styles from './CardsBar.module.css';

export interface CardsBarProps<Row> {
  readonly heads: readonly ModelColumn<Row>[];
  readonly sorting: TableSorting | undefined;
  readonly selectAll: SelectAllProps | undefined;
}

const directions = [
  ['asc', 'ascendente'],
  ['desc', 'descendente'],
] as const;

/** Sorting and 'select all' above cards, which have no heads. */
export function CardsBar<Row>({ heads, sorting, selectAll }: CardsBarProps<Row>) {
  if (!sorting && !selectAll) return null;
  const choices = heads.flatMap(({ id, column }) =>
    directions.map(([direction, words]) => ({ column: id, direction, label: `${column.head}, ${words}` })),
  );
  const sort = sorting?.sort;
  const chosen = choices.findIndex(({ column, direction }) => column === sort?.column && direction === sort.direction);
  return (
    <div className={styles['bar']}>
      {selectAll && (
        <span className={styles['all']}>
          <SelectAll {...selectAll} />
          <span>Seleccionar</span>
        </span>
      )}
      {sorting && (
        <CompactSelect
          label="Ordenar por"
          value={String(chosen)}
          options={[
            { value: '-1', label: 'Sin ordenar' },
            ...choices.map(({ label }, index) => ({ value: String(index), label })),
          ]}
          onValueChange={(value) => {
            const choice = choices[Number(value)];
            sorting.onSort(choice ? { column: choice.column, direction: choice.direction } : null);
          }}
        />
      )}
    </div>
  );
}
