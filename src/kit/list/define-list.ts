import type { ComponentType, ReactNode } from 'react';
import type { PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { CatalogoName, CatalogoOption } from '../../domain/catalogos.ts';
import type { OperationId } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import type { RowButtonColumn } from '../../ui/table/row-look.ts';
import type { FetchDefinition } from '../portal/use-fetch.ts';
import type { FacetWish, RowSort } from './rows/rows-address.ts';
import type { ColumnKind } from './typed-cells.ts';

/** A filter of a list: its name in the address, and its field. */
export type ListFilter<Key extends string = string> = {
  readonly name: Key;
  readonly label: string;
  /** Where its field stands: in the bar above the list, in the panel of the advanced search, or in both. */
  readonly place: 'quick' | 'advanced' | 'both';
  /** How long its value may be, as the parameter of the contract says: what is longer is never sent. 100 unless given. */
  readonly maxLength?: number;
  /** What is sent of what was typed; the address keeps what was typed. */
  readonly normalise?: (typed: string) => string;
  /** Chooses in another filter what was typed here speaks for, where nobody has chosen there; `isLeft` once the field is left or searched with. */
  readonly chooses?: {
    readonly filter: string;
    readonly of: (typed: string, isLeft: boolean) => string | undefined;
  };
  /** It works on the rows of the page, by `local` of the list, and is not sent. */
  readonly isLocal?: true;
} & (
  | { readonly kind: 'text' }
  /** Nothing but a whole number is sent. */
  | { readonly kind: 'number' }
  | { readonly kind: 'catalogo'; readonly catalogo: CatalogoName; readonly offers?: (option: CatalogoOption) => boolean }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
);

/** The filters as they are sent: normalised, and those that are empty left out. */
export type FilterQuery<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** What every column of a list says of itself. */
interface ColumnLook<Row> extends Omit<DataColumn<Row>, 'cell'> {
  /** Width, alignment, order, choices and the type and format of its cells in a spreadsheet follow from it. */
  readonly kind: ColumnKind;
  /** Its texts repeat, such as those of a product: rows can be chosen by them. A status needs no word of it. */
  readonly facet?: true;
  /** What rows are chosen by in the address, where that is not what the column shows. */
  readonly facetKey?: (row: Row) => string;
  /** What a key is called where no row with it is here. */
  readonly facetLabel?: (key: string) => string;
}

/** A column as a list shows it and as it is exported: `text` says in words what a `cell` with markup shows. */
export type ShownColumn<Row> = ColumnLook<Row> &
  (
    | { readonly cell: (row: Row) => string; readonly text?: undefined }
    | { readonly cell: DataColumn<Row>['cell']; readonly text: (row: Row) => string }
  );

/** A column of a list: what a row shows in it, or the name of an entry of a catalogue by its key. */
export type ListColumn<Row> =
  | (ShownColumn<Row> & { readonly catalogo?: never; readonly key?: never; readonly isShort?: never })
  | (ColumnLook<Row> & {
      readonly kind: 'text';
      readonly catalogo: CatalogoName;
      readonly key: (row: Row) => string;
      /** Shows the key, such as CED; the name is told and exported. */
      readonly isShort?: true;
      readonly cell?: never;
    });

/** A panel over the list with one of its rows, which the address names. */
export interface ListDetail<Row> {
  /** Name of the row's id in the address; 'detalle' unless given. */
  readonly param?: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Gets a row that the page in sight does not hold: null when there is none such. Without it only rows of the page are found. */
  readonly fetchRow?: FetchDefinition<Row | null, { readonly id: number }>;
}

/** A text for each of some rows, by their ids. */
export type RowTexts = Readonly<Record<number, string>>;

/** How the local filters of a list find their rows. */
export interface LocalFilters<Row, Key extends string> {
  /** Gets what the rows themselves don't hold, of those that `idsToLoad` names; no call is made for none. */
  readonly load: FetchDefinition<RowTexts, { readonly ids: readonly number[] }>;
  readonly idsToLoad: (rows: readonly Row[], filter: Readonly<Record<Key, string>>) => readonly number[];
  readonly match: (rows: readonly Row[], filter: Readonly<Record<Key, string>>, texts: RowTexts) => readonly Row[];
}

/** A way to look at a list: which rows it shows, in what order. It is a link. */
export interface ListView {
  readonly label: string;
  /** By the ids of columns: the keys of their values, or a range of days. */
  readonly facets: Readonly<Record<string, FacetWish>>;
  readonly sort?: RowSort;
}

/** What one list is made of. */
export interface ListDefinition<Row, Key extends string, Query> {
  readonly load: {
    readonly operation: OperationId;
    readonly defineLoad: (core: CoreClient) => PromiseActorLogic<Page<Row>, PageRequest<Query>>;
  };
  readonly filters: readonly ListFilter<Key>[];
  readonly toQuery: (filter: FilterQuery<Key>) => NoInfer<Query>;
  readonly columns: readonly ListColumn<NoInfer<Row>>[];
  /** Ways to look at it that every person is offered. */
  readonly views?: readonly ListView[];
  readonly texts: {
    readonly title: string;
    /** Steps that are a screen lead to it where it exists. */
    readonly breadcrumbs: readonly (string | { readonly label: string; readonly route: RouteName })[];
    /** Accessible name of the filters, such as 'Filtros de clientes'. */
    readonly filters: string;
    /** Name of the table, the title unless given; a name of its own is seen, too, and so is that of the filters. */
    readonly table?: string;
    readonly empty: string;
  };
  readonly rowId: (row: NoInfer<Row>) => string | number;
  /** Names a row in 'Acciones de …'. */
  readonly rowLabel: (row: NoInfer<Row>) => string;
  /** Path of a row's screen: the value of the `main` column leads there. With a `detail` that value opens it, and no path is needed. */
  readonly rowHref?: ((row: NoInfer<Row>) => string) | undefined;
  /** Entries of a row's menu; that of its detail comes before them. */
  readonly rowActions?: (row: NoInfer<Row>) => readonly MenuAction[];
  /** A button at the end of the rows that have one; it is no column, and is not exported. */
  readonly rowButton?: RowButtonColumn<NoInfer<Row>>;
  /** The way to the form that makes a new one; it shows where its screen exists. One without a screen says why it does nothing. */
  readonly create?: { readonly label: string } & ({ readonly route: RouteName } | { readonly unavailable: string });
  readonly detail?: ListDetail<NoInfer<Row>>;
  /** Says between the filters and the rows whose rows these are; stands in the screen's own file. */
  readonly Owner?: ComponentType<{ readonly filter: FilterQuery<NoInfer<Key>> }>;
  /** Needed by filters that are local. */
  readonly local?: LocalFilters<NoInfer<Row>, Key>;
  /** Ways on from an empty result, beside 'Limpiar filtros', by the filters that gave it; each shows where its screen exists. */
  readonly emptyActions?: (filter: FilterQuery<NoInfer<Key>>) => readonly EmptyAction[];
}

/** A way on from an empty result: a screen, and the query of its address. */
export interface EmptyAction {
  readonly label: string;
  readonly route: RouteName;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A paged list as data: `ListScreen` draws it and `useList` loads it. The row and the query are those of `load`, the names of the filters those
 * of `filters`.
 */
export function defineList<Row, const Key extends string, Query>(
  definition: ListDefinition<Row, Key, Query>,
): ListDefinition<Row, Key, Query> {
  return definition;
}

/** An id as the services number them; undefined for anything else, which is then not sent. */
export function toId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
