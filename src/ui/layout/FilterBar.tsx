import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import { FilterIcon, SearchIcon } from '../icons/icons.tsx';
import './FilterBar.css';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Accessible name of the search, such as 'Filtros de clientes'. */
  label: string;
  /** The quick fields, as direct children: they share one line with the buttons while there is room. */
  children: ReactNode;
  /** Called with the form's data; the page's own reload has been prevented. */
  onSearch: (data: FormData, form: HTMLFormElement) => void;
  /** The search is under way. */
  busy?: boolean;
  /** Opens the advanced search; without it there is no such button. */
  onAdvanced?: () => void;
  /** How many advanced filters are active. */
  advancedCount?: number;
  /** Clears every filter; give it only while one is active. */
  onClear?: (() => void) | undefined;
  ref?: Ref<HTMLFormElement>;
}

/** The panel above a list: the quick filters in one row, the search, and the way into the advanced filters. */
export function FilterBar({
  label,
  children,
  onSearch,
  busy = false,
  onAdvanced,
  advancedCount = 0,
  onClear,
  ref,
}: FilterBarProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element: the form is the search
    <form ref={ref} role="search" aria-label={label} className="ag-filter-bar ag-no-print" noValidate onSubmit={onSubmit}>
      {children}
      <div className="ag-filter-actions">
        <Button type="submit" icon={<SearchIcon />} loading={busy}>
          Buscar
        </Button>
        {onAdvanced && (
          <Button variant="outline" icon={<FilterIcon />} aria-haspopup="dialog" onClick={onAdvanced}>
            Búsqueda avanzada
            {advancedCount > 0 && (
              <span className="ag-badge">
                {advancedCount}
                <span className="ag-sr-only">{advancedCount === 1 ? ' filtro activo' : ' filtros activos'}</span>
              </span>
            )}
          </Button>
        )}
        {onClear && (
          <Button variant="ghost" onClick={onClear}>
            Limpiar filtros
          </Button>
        )}
      </div>
    </form>
  );
}
