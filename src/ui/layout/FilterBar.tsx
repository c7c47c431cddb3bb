import { type FormEvent, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { FilterIcon, SearchIcon } from '../icons/icons.tsx';
import styles from './FilterBar.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import { Words } from '../text/Words.tsx';

export interface FilterBarProps {
  /** Accessible name of the search, such as 'Filtros de clientes'. */
  label: string;
  /** The address's values by field name. Other values than the last search's redraw the fields. */
  values: Readonly<Record<string, string>>;
  /** The quick fields, as direct children. They share a line with the buttons where it fits. */
  children: ReactNode;
  /** The address's form of a typed text. */
  read: (name: string, typed: string) => string;
  /** Called with the form's data; the page's reload is prevented. */
  onSearch: (data: FormData) => void;
  /** Opens the advanced search. Without it there is no such button. */
  onAdvanced?: () => void;
  /** Number of active advanced filters. */
  advancedCount?: number;
  /** Shows `label` as a title above the fields. */
  isTitled?: boolean;
  /** Clears every filter. Give it only while one is active. */
  onClear?: (() => void) | undefined;
}

const room = { className: styles['room'], disabled: true, 'aria-hidden': true } as const;

/** The panel above a list: quick filters, the search button, and the advanced filters. */
export function FilterBar(props: FilterBarProps) {
  const { label, values, children, read, onSearch, onAdvanced, advancedCount = 0, isTitled = false, onClear } = props;
  const addressValues = JSON.stringify(Object.values(values));
  const lastSearched = useRef(addressValues);
  const [edition, setEdition] = useState(0);
  useLayoutEffect(() => {
    if (lastSearched.current === addressValues) return;
    lastSearched.current = addressValues;
    // oxlint-disable-next-line react/set-state-in-effect -- uncontrolled fields take another value by being drawn anew
    setEdition((before) => before + 1);
  }, [addressValues]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const searchedIn = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? read(name, value) : '';
    };
    lastSearched.current = JSON.stringify(Object.keys(values).map(searchedIn));
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
        {/* A hidden button keeps the room, so that the one beside it does not move. */}
        <Button key={`${!onClear}`} variant="ghost" onClick={clear} {...(!onClear && room)}>
          Limpiar filtros
        </Button>
      </div>
    </form>
  );
}
