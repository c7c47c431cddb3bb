import { useId, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { CatalogoField } from '../catalogo/CatalogoField.tsx';
import type { ListFilter } from './define-list.ts';
import { defaultMaxLength, readFilter, readFilterForm } from './list-address.ts';
import type { List } from './use-list.ts';

const allChoices = 'Todos';

function FilterField({ filter, value, error }: { filter: ListFilter; value: string; error: string | undefined }) {
  const field = { label: filter.label, name: filter.name, defaultValue: value, error };
  switch (filter.kind) {
    case 'text':
      return <TextField {...field} maxLength={filter.maxLength ?? defaultMaxLength} />;
    case 'number':
      return <TextField {...field} maxLength={filter.maxLength ?? defaultMaxLength} inputMode="numeric" />;
    case 'catalogo':
      return <CatalogoField {...field} catalogo={filter.catalogo} offers={filter.offers} placeholder={allChoices} />;
    case 'choice':
      return <SelectField {...field} options={filter.options} placeholder={allChoices} />;
  }
}

interface FiltersProps<Row, Key extends string> {
  readonly filters: readonly ListFilter<Key>[];
  readonly list: Pick<List<Row, Key>, 'filter' | 'filterErrors' | 'applyFilter' | 'clearFilters'>;
}

function Fields<Row, Key extends string>({ filters, list }: FiltersProps<Row, Key>) {
  return filters.map((filter) => (
    <FilterField key={filter.name} filter={filter} value={list.filter[filter.name]} error={list.filterErrors[filter.name]} />
  ));
}

/** The filters of a list: the bar above it with the quick ones, and the panel of the advanced search. */
export function ListFilters<Row, Key extends string>({
  label,
  isTitled,
  ...props
}: FiltersProps<Row, Key> & { readonly label: string; readonly isTitled: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuickFilters {...props} label={label} isTitled={isTitled} onAdvanced={() => setOpen(true)} />
      <AdvancedSearch {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function QuickFilters<Row, Key extends string>({
  label,
  isTitled,
  filters,
  list,
  onAdvanced,
}: FiltersProps<Row, Key> & { readonly label: string; readonly isTitled: boolean; readonly onAdvanced: () => void }) {
  const quick = filters.filter(({ place }) => place !== 'advanced');
  const advanced = filters.filter(({ place }) => place === 'advanced');
  const isActive = ({ name }: ListFilter<Key>) => list.filter[name] !== '';
  return (
    <FilterBar
      label={label}
      isTitled={isTitled}
      values={Object.fromEntries(quick.map(({ name }) => [name, list.filter[name]]))}
      read={(name, typed) => {
        const filter = quick.find((one) => one.name === name);
        return filter ? readFilter(filter, typed) : typed;
      }}
      onSearch={(data) => list.applyFilter(readFilterForm(quick, data))}
      onAdvanced={filters.some(({ place }) => place !== 'quick') ? onAdvanced : undefined}
      advancedCount={advanced.filter(isActive).length}
      onClear={list.clearFilters}
    >
      <Fields filters={quick} list={list} />
    </FilterBar>
  );
}

function AdvancedSearch<Row, Key extends string>({
  filters,
  list,
  open,
  onClose,
}: FiltersProps<Row, Key> & { readonly open: boolean; readonly onClose: () => void }) {
  const formId = useId();
  const advanced = filters.filter(({ place }) => place !== 'quick');
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Búsqueda avanzada"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Buscar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          onClose();
          list.applyFilter(readFilterForm(advanced, data));
        }}
        style={{ display: 'grid', gap: '1rem' }}
      >
        <Fields filters={advanced} list={list} />
      </form>
    </SidePanel>
  );
}
