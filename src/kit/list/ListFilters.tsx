import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { CatalogoField } from '../catalogo/CatalogoField.tsx';
import { choiceAfter } from './choose-filter.ts';
import type { ListFilter } from './define-list.ts';
import { defaultMaxLength, readFilter, readFilterForm } from './list-address.ts';
import type { List } from './use-list.ts';

const allChoices = 'Todos';

interface FilterFieldProps {
  readonly filter: ListFilter;
  readonly value: string;
  /** The value of the filter named in `chooses`. */
  readonly other: string;
  readonly error: string | undefined;
}

function useChooses({ filter: { chooses }, value, other }: FilterFieldProps) {
  const guessed = useRef(other !== '' && chooses?.of(value, true) === other ? other : '');
  if (!chooses) return {};
  const look = (input: HTMLInputElement, isLeft: boolean) => {
    const field = input.form?.elements.namedItem(chooses.filter);
    if (!(field instanceof HTMLSelectElement)) return;
    const next = choiceAfter({ chosen: field.value, guessed: guessed.current }, chooses.of(input.value, isLeft), isLeft);
    const isOffered = Array.from(field.options).some((option) => option.value === next.chosen);
    if (isOffered) field.value = next.chosen;
    guessed.current = isOffered ? next.guessed : '';
  };
  return {
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => look(currentTarget, false),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => look(currentTarget, true),
    onKeyDown: ({ currentTarget, key }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') look(currentTarget, true);
    },
  };
}

function FilterField(props: FilterFieldProps) {
  const { filter, value, error } = props;
  const chooses = useChooses(props);
  const field = { label: filter.label, name: filter.name, defaultValue: value, error };
  switch (filter.kind) {
    case 'text':
      return <TextField {...field} {...chooses} maxLength={filter.maxLength ?? defaultMaxLength} />;
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
  const values: Readonly<Record<string, string>> = list.filter;
  return filters.map((filter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={list.filter[filter.name]}
      other={filter.chooses ? (values[filter.chooses.filter] ?? '') : ''}
      error={list.filterErrors[filter.name]}
    />
  ));
}

/** The filters of a list: the bar with quick filters, and the panel of the advanced search. */
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
