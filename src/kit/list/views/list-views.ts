import type { OwnView } from '../../../storage/own-views.ts';
import {
  type AddressColumn,
  plainRows,
  readRowsAddress,
  type RowSort,
  type RowsAddress,
  writeRowsAddress,
} from '../rows/rows-address.ts';

/** The most characters of a view's name, and the most views of a list. */
export const longestName = 40;
export const mostViews = 20;

/** The query of what is looked at, with its `?`, in the one way that it is written; nothing that was typed is in it. */
export function viewQuery(
  columns: readonly AddressColumn[],
  { facets, sort = null }: Pick<RowsAddress, 'facets'> & { readonly sort?: RowSort | null },
): string {
  const params = new URLSearchParams();
  writeRowsAddress(columns, { ...plainRows, facets, sort }, params);
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether the rows are looked at in a view: with its choices, and in its order where it has one. */
export function isInView(columns: readonly AddressColumn[], query: string, { facets, sort, text }: RowsAddress): boolean {
  if (text !== '') return false;
  const view = readRowsAddress(columns, query);
  return viewQuery(columns, view) === viewQuery(columns, { facets, sort: view.sort && sort });
}

/** Puts a view among others under its name; one that is called alike gives way. */
export const withView = (views: readonly OwnView[], view: OwnView): readonly OwnView[] =>
  [...withoutView(views, view.nombre), view].slice(-mostViews);

/** The same view under another name, at its place; another one of that name gives way. */
export const renamedView = (views: readonly OwnView[], nombre: string, to: string): readonly OwnView[] =>
  views
    .filter((view) => view.nombre !== to || view.nombre === nombre)
    .map((view) => (view.nombre === nombre ? { ...view, nombre: to } : view));

export const withoutView = (views: readonly OwnView[], nombre: string): readonly OwnView[] =>
  views.filter((view) => view.nombre !== nombre);
