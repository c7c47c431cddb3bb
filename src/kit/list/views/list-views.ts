import type { OwnView } from '../../../storage/own-views.ts';
import {
  type AddressColumn,
  plainRows,
  readRowsAddress,
  type RowSort,
  type RowsAddress,
  writeRowsAddress,
} from '../rows/rows-address.ts';

/** Maximum length of a view's name, and maximum number of saved views per list. */
export const longestName = 40;
export const mostViews = 20;

/** The canonical query of order and choices, with its `?`; typed text is not part of it. */
export function viewQuery(
  columns: readonly AddressColumn[],
  { facets, sort = null }: Pick<RowsAddress, 'facets'> & { readonly sort?: RowSort | null },
): string {
  const params = new URLSearchParams();
  writeRowsAddress(columns, { ...plainRows, facets, sort }, params);
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether the rows have the view's choices, and its order where it has one. */
export function isInView(columns: readonly AddressColumn[], query: string, { facets, sort, text }: RowsAddress): boolean {
  if (text !== '') return false;
  const view = readRowsAddress(columns, query);
  return viewQuery(columns, view) === viewQuery(columns, { facets, sort: view.sort && sort });
}

/** Adds a view; it replaces a view of the same name. */
export const withView = (views: readonly OwnView[], view: OwnView): readonly OwnView[] =>
  [...withoutView(views, view.nombre), view].slice(-mostViews);

/** Renames a view in its place; another view of the new name is removed. */
export const renamedView = (views: readonly OwnView[], nombre: string, to: string): readonly OwnView[] =>
  views
    .filter((view) => view.nombre !== to || view.nombre === nombre)
    .map((view) => (view.nombre === nombre ? { ...view, nombre: to } : view));

export const withoutView = (views: readonly OwnView[], nombre: string): readonly OwnView[] =>
  views.filter((view) => view.nombre !== nombre);
