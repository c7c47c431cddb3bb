import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type OwnView, readOwnViews, writeOwnViews } from '../../../storage/own-views.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MenuPopup, menuTriggerProps, type PressedTrigger } from '../../../ui/layout/MenuPopup.tsx';
import { preloadable } from '../../portal/preloadable.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import type { ListLayout } from '../columns/use-column-layout.ts';
import type { ListView } from '../define-list.ts';
import { type AddressColumn, isFiltered, type RowsAddress } from '../rows/rows-address.ts';
import { isInView, renamedView, viewQuery, withoutView, withView } from './list-views.ts';
import styles from './ListViews.module.css';

const lateViewName = preloadable(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

/** Props of {@link ListViews}. */
export interface ListViewsProps {
  readonly columns: readonly AddressColumn[];
  readonly views: readonly ListView[];
  readonly rowsAddress: RowsAddress;
  readonly arrangement: ListLayout;
}

const notKept = {
  type: 'message',
  status: 'warning',
  title: 'La vista dura esta visita',
  messages: ['Este navegador no guarda preferencias.'],
} as const;

/** The views of a list as links: those of its definition, and those that the person has saved. */
export function ListViews({ columns, views, rowsAddress, arrangement: { layout, onLayout } }: ListViewsProps) {
  const [path] = useLocation();
  const { notify } = usePortal();
  const [savedViews, setSavedViews] = useState(() => readOwnViews(path));
  /** The name of the view being renamed; '' while a new view is named. */
  const [naming, setNaming] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ readonly pressed: PressedTrigger; readonly view: OwnView } | null>(null);
  const definedViews = views.map((view) => ({ label: view.label, query: viewQuery(columns, view) }));
  const isIn = (query: string) => isInView(columns, query, rowsAddress);
  const present = viewQuery(columns, { facets: rowsAddress.facets, ...(rowsAddress.sort && { sort: rowsAddress.sort }) });
  const isNamed = [...definedViews.map(({ query }) => query), ...savedViews.map(({ consulta }) => consulta)].includes(present);
  const canName = !isNamed && (rowsAddress.sort !== null || Object.keys(rowsAddress.facets).length > 0);
  if (definedViews.length === 0 && savedViews.length === 0 && !canName) return null;

  const keep = (next: readonly OwnView[]) => {
    setSavedViews(next);
    if (!writeOwnViews(path, next)) notify(notKept);
  };
  const name = (nombre: string) => {
    keep(
      naming === ''
        ? withView(savedViews, { nombre, consulta: present, columnas: layout })
        : renamedView(savedViews, naming ?? '', nombre),
    );
    setNaming(null);
  };
  const linkTo = (label: string, query: string, isCurrent: boolean, onClick?: () => void) => (
    <Link href={path + query} aria-current={isCurrent ? 'page' : undefined} className={styles['view']} onClick={onClick}>
      {label}
    </Link>
  );
  return (
    <nav aria-label="Vistas" className={styles['views']}>
      <ul>
        <li>{linkTo('Todas', '', !isFiltered(rowsAddress) && rowsAddress.sort === null)}</li>
        {definedViews.map(({ label, query }) => (
          <li key={label}>{linkTo(label, query, isIn(query))}</li>
        ))}
        {savedViews.map((view) => (
          <li key={`propia ${view.nombre}`}>
            {linkTo(view.nombre, view.consulta, isIn(view.consulta), () => view.columnas && onLayout(view.columnas))}
            <button
              type="button"
              className={styles['more']}
              aria-label={`Acciones de la vista ${view.nombre}`}
              {...menuTriggerProps((pressed) => setMenu(pressed && { pressed, view }))}
            >
              ⋯
            </button>
          </li>
        ))}
        {canName && (
          <li>
            <Button size="sm" variant="ghost" onPointerEnter={() => void lateViewName.preload()} onClick={() => setNaming('')}>
              Guardar vista
            </Button>
          </li>
        )}
      </ul>
      {menu && (
        <MenuPopup
          pressed={menu.pressed}
          actions={[
            { label: 'Cambiar nombre', onSelect: () => setNaming(menu.view.nombre) },
            { label: 'Quitar vista', onSelect: () => keep(withoutView(savedViews, menu.view.nombre)) },
          ]}
          onClose={() => setMenu(null)}
        />
      )}
      {naming !== null && <lateViewName.Component nombre={naming} onName={name} onClose={() => setNaming(null)} />}
    </nav>
  );
}
