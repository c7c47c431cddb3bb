import { type FormEvent, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { FilterIcon, SearchIcon } from '../icons/icons.tsx';
import styles from './FilterBar.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import { Words } from '../text/Words.tsx';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Accessible name of the search, such as 'Filtros de clientes'. */
  label: string;
  /** What the address holds for the fields, by their names: where that is not what was searched for last, as after Back, they are drawn anew with it. */
  values: Readonly<Record<string, string>>;
  /** The quick fields, as direct children: they share one line with the buttons while there is room. */
  children: ReactNode;
  /** What the address will hold of what was typed into a field. */
  read: (name: string, typed: string) => string;
  /** Called with the form's data; the page's own reload has been prevented. */
  onSearch: (data: FormData) => void;
  /** Opens the advanced search; without it there is no such button. */
  onAdvanced?: () => void;
  /** How many advanced filters are active. */
  advancedCount?: number;
  /** The name stands above the fields, too. */
  isTitled?: boolean;
  /** Clears every filter; give it only while one is active. */
  onClear?: (() => void) | undefined;
}

const room = { className: styles['room'], disabled: true, 'aria-hidden': true } as const;

/** The panel above a list: the quick filters in one row, the search, and the way into the advanced filters. */
export function FilterBar(props: FilterBarProps) {
  const { label, values, children, read, onSearch, onAdvanced, advancedCount = 0, isTitled = false, onClear } = props;
  const held = JSON.stringify(Object.values(values));
  const searched = useRef(held);
  const [edition, setEdition] = useState(0);
  useLayoutEffect(() => {
    if (searched.current === held) return;
    searched.current = held;
    // oxlint-disable-next-line react/set-state-in-effect -- uncontrolled fields take another value by being drawn anew
    setEdition((before) => before + 1);
  }, [held]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const searchedIn = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? read(name, value) : '';
    };
    searched.current = JSON.stringify(Object.keys(values).map(searchedIn));
    onSearch(data);
  };
  const clear = () => {
    setEdition((before) => before + 1);
    onClear?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element: the form is the search
    <form role="search" aria-label={label} className={joinClasses(styles['bar'], 'ag-no-print')} noValidate onSubmit={onSubmit}>
      {isTitled && <h2 className={styles['title']}>{label}</h2>}
      <Fragment key={edition}>{children}</Fragment>
      <div className={styles['actions']}>
        <Button type="submit" icon={<SearchIcon />}>
          Buscar
        </Button>
        {onAdvanced && (
          <Button variant="outline" icon={<FilterIcon />} aria-haspopup="dialog" onClick={onAdvanced}>
            <Words>Búsqueda avanzada</Words>
            {advancedCount > 0 && (
              <span className={styles['badge']}>
                <Words>{advancedCount}</Words>
                <span className="ag-sr-only">{advancedCount === 1 ? ' filtro activo' : ' filtros activos'}</span>
              </span>
            )}
          </Button>
        )}
        {/* Its room is kept: the button beside stays where it is when this one comes. */}
        <Button key={`${!onClear}`} variant="ghost" onClick={clear} {...(!onClear && room)}>
          Limpiar filtros
        </Button>
      </div>
    </form>
  );
}
