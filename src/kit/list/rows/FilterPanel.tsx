import { type ReactNode, useId, useState } from 'react';
import { daysOf, rangeNames, rangesFor } from '../../../domain/day-ranges.ts';
import { today } from '../../../domain/periods.ts';
import { formatCount } from '../../../format/numbers.ts';
import { dayToTyped, parseTypedDay } from '../../../format/typed-days.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SidePanel } from '../../../ui/layout/SidePanel.tsx';
import { visibleText } from '../../../text/typed-text.ts';
import type { FacetChoice } from './row-filters.ts';
import type { RowIndex } from './row-index.ts';
import { RowsBar } from './RowsBar.tsx';
import { columnIdOf, type FacetWish, facetKindOf, isFiltered, readRange, type RowsAddress, writeRange } from './rows-address.ts';
import type { AllRows } from './use-all-rows.ts';
import type { ShownRows } from './use-shown-rows.ts';
import type { FacetColumn } from './work-chips.tsx';
import styles from './FilterPanel.module.css';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  readonly columns: readonly FacetColumn[];
  readonly rowsAddress: RowsAddress;
  readonly all: AllRows<unknown>;
  readonly shown: ShownRows<unknown>;
  readonly matching: number;
  readonly onClose: () => void;
}

const mostChoices = 100;

const rangeNamesInOrder = rangesFor(true);

/** The panel with filters on loaded rows; each choice takes effect at once. */
export function FilterPanel({ columns, rowsAddress, all, shown, matching, onClose }: FilterPanelProps) {
  // Back undoes the first choice and all later ones in one step.
  const [hasStepped, setHasStepped] = useState(false);
  const change = (next: Partial<RowsAddress>) => {
    all.change(next, hasStepped);
    setHasStepped(true);
  };
  const wish = (column: string, wanted: FacetWish) => {
    const others = Object.entries(rowsAddress.facets).filter(([other]) => other !== column);
    change({ facets: Object.fromEntries(wanted.length === 0 ? others : [...others, [column, wanted]]) });
  };
  // Uncontrolled fields take another value only by remounting.
  const [edition, setEdition] = useState(0);
  const clear = () => {
    change({ facets: {}, text: '' });
    setEdition(edition + 1);
  };
  const { index } = shown;
  const hoy = today();
  const ranges = rangeNamesInOrder.map((name) => daysOf(name, hoy));
  return (
    <SidePanel
      open
      onClose={onClose}
      title="Filtrar"
      footer={
        <>
          {isFiltered(rowsAddress) && (
            <Button variant="outline" onClick={clear}>
              Quitar filtros
            </Button>
          )}
          <Button onClick={onClose}>{index ? `Ver ${formatCount(shown.count)}` : 'Cerrar'}</Button>
        </>
      }
    >
      {index ? (
        <div key={edition} className={styles['panel']}>
          <TextField
            label="Texto"
            help="Encuentra cada palabra en cualquier columna."
            defaultValue={rowsAddress.text}
            maxLength={100}
            onChange={({ currentTarget }) => change({ text: visibleText(currentTarget.value) })}
          />
          {columns.map((column) => {
            const id = columnIdOf(column);
            const kind = facetKindOf(column);
            const wanted = rowsAddress.facets[id] ?? [];
            if (kind === null) return null;
            return kind === 'values' ? (
              <ValuesFacet
                key={id}
                column={column}
                wanted={typeof wanted === 'string' ? [] : wanted}
                choices={index.count(id, shown.wish) ?? []}
                onWish={(values) => wish(id, values)}
              />
            ) : (
              <DaysFacet
                key={id}
                column={column}
                wanted={typeof wanted === 'string' ? wanted : ''}
                days={index.countDays(id, shown.wish, ranges)}
                onWish={(range) => wish(id, range)}
              />
            );
          })}
        </div>
      ) : (
        <Waiting all={all} matching={matching} />
      )}
    </SidePanel>
  );
}

/** Shown until all rows are loaded: the choices come from the rows. */
function Waiting({ all, matching }: { readonly all: AllRows<unknown>; readonly matching: number }): ReactNode {
  if (all.status === 'page') return <p>Los filtros salen de las filas del listado.</p>;
  return <RowsBar all={all} matching={matching} />;
}

interface FacetProps<Wanted> {
  readonly column: FacetColumn;
  readonly wanted: Wanted;
  readonly onWish: (wanted: Wanted) => void;
}

function ValuesFacet({
  column: { head, facetLabel },
  wanted,
  choices,
  onWish,
}: FacetProps<readonly string[]> & { readonly choices: readonly FacetChoice[] }) {
  const absent = wanted
    .filter((value) => choices.every((choice) => choice.value !== value))
    .map((value) => ({ value, label: facetLabel?.(value) ?? value, count: 0 }));
  const offered = [...absent, ...choices.slice(0, mostChoices)];
  const hiddenCount = choices.length - mostChoices;
  return (
    <fieldset className={styles['facet']}>
      <legend>{head}</legend>
      {offered.length === 0 && <p>Nada que elegir.</p>}
      <ul>
        {offered.map(({ value, label, count }) => (
          <Choice
            key={value}
            label={label}
            count={count}
            checked={wanted.includes(value)}
            onCheck={(checked) => onWish(checked ? [...wanted, value] : wanted.filter((other) => other !== value))}
          />
        ))}
      </ul>
      {hiddenCount > 0 && <p>{`Y ${formatCount(hiddenCount)} más: encuéntralos por su texto.`}</p>}
    </fieldset>
  );
}

function Choice({
  label,
  count,
  checked,
  onCheck,
}: {
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <li>
      <input id={id} type="checkbox" checked={checked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
      <label htmlFor={id}>
        <span>{label}</span>
        <span className={styles['count']}>{formatCount(count)}</span>
      </label>
    </li>
  );
}

function DaysFacet({
  column: { head, ends },
  wanted,
  days,
  onWish,
}: FacetProps<string> & { readonly days: ReturnType<RowIndex<unknown>['countDays']> }) {
  const hoy = today();
  const typed = readRange(wanted, hoy);
  const [edition, setEdition] = useState(0);
  const fitting = rangesFor(ends === true);
  // A range with none or all of the rows is no choice.
  const offeredRanges = rangeNamesInOrder
    .map((name, index) => ({ name, count: days?.counts[index] ?? 0 }))
    .filter(({ name, count }) => name === wanted || (fitting.includes(name) && count > 0 && count < (days?.ofAll ?? 0)));
  const press = (name: string) => {
    onWish(wanted === name ? '' : name);
    setEdition(edition + 1);
  };
  const type = (end: 'from' | 'to', text: string) => {
    const day = parseTypedDay(text);
    if (day === null && text !== '') return;
    const next = { from: typed?.from ?? null, to: typed?.to ?? null, [end]: day };
    onWish(next.from === null && next.to === null ? '' : writeRange(next));
  };
  return (
    <fieldset className={styles['facet']}>
      <legend>{head}</legend>
      <div className={styles['ranges']}>
        {offeredRanges.map(({ name, count }) => (
          <Button
            key={name}
            size="sm"
            variant={wanted === name ? 'subtle' : 'outline'}
            aria-pressed={wanted === name}
            onClick={() => press(name)}
          >
            {`${rangeNames[name]} (${formatCount(count)})`}
          </Button>
        ))}
      </div>
      <div key={edition} className={styles['ends']}>
        <DateField
          label="Desde"
          today={hoy}
          defaultValue={dayToTyped(typed?.from)}
          onChange={({ currentTarget }) => type('from', currentTarget.value)}
        />
        <DateField
          label="Hasta"
          today={hoy}
          defaultValue={dayToTyped(typed?.to)}
          onChange={({ currentTarget }) => type('to', currentTarget.value)}
        />
      </div>
    </fieldset>
  );
}
