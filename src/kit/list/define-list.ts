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
  /** Place of the field: the bar above the list, the panel of the advanced search, or both. */
  readonly place: 'quick' | 'advanced' | 'both';
  /** The contract's maximum length; a longer value is never sent. 100 unless given. */
  readonly maxLength?: number;
  /** Makes the sent value from the typed text; the address keeps the typed text. */
  readonly normalise?: (typed: string) => string;
  /** Chooses a value in another, unchosen filter; `isLeft` once the field is left or searched. */
  readonly chooses?: {
    readonly filter: string;
    readonly of: (typed: string, isLeft: boolean) => string | undefined;
  };
  /** The filter works on loaded rows, by `local` of the list, and is not sent. */
  readonly isLocal?: true;
} & (
  | { readonly kind: 'text' }
  /** Only a whole number is sent. */
  | { readonly kind: 'number' }
  | { readonly kind: 'catalogo'; readonly catalogo: CatalogoName; readonly offers?: (option: CatalogoOption) => boolean }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
);

/** The sent filters: normalised, without empty ones. */
export type FilterQuery<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** Parts that every column of a list has. */
interface ColumnLook<Row> extends Omit<DataColumn<Row>, 'cell'> {
  /** Decides width, alignment, order, choices, and the format of spreadsheet cells. */
  readonly kind: ColumnKind;
  /** Texts repeat, such as a product's: rows can be filtered by them. Implied for a status. */
  readonly facet?: true;
  /** Days on which something ends: 'Próximos 30 días' and 'Vencidas' are offered for them alone. */
  readonly ends?: true;
  /** The key of a row's value in the address, where it is not the shown text. */
  readonly facetKey?: (row: Row) => string;
  /** Label of a key that no loaded row has. */
  readonly facetLabel?: (key: string) => string;
}

/** A column on screen and in exports: `text` gives in words what a `cell` with markup shows. */
export type ShownColumn<Row> = ColumnLook<Row> &
  (
    | { readonly cell: (row: Row) => string; readonly text?: undefined }
    | { readonly cell: DataColumn<Row>['cell']; readonly text: (row: Row) => string }
  );

/** A column of a list: text of a row, or the name of a catalogue's entry by its key. */
export type ListColumn<Row> =
  | (ShownColumn<Row> & { readonly catalogo?: never; readonly key?: never; readonly isShort?: never })
  | (ColumnLook<Row> & {
      readonly kind: 'text';
      readonly catalogo: CatalogoName;
      readonly key: (row: Row) => string;
      /** Shows the key, such as CED; screen readers and exports get the name. */
      readonly isShort?: true;
      readonly cell?: never;
    });

/** A panel over the list with one row, whose id stands in the address. */
export interface ListDetail<Row> {
  /** Name of the id's parameter in the address; 'detalle' unless given. */
  readonly param?: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Fetches a row outside of the visible page; null when it does not exist. */
  readonly fetchRow?: FetchDefinition<Row | null, { readonly id: number }>;
}

/** A text for each row, by the row's id. */
export type RowTexts = Readonly<Record<number, string>>;

/** How the local filters of a list find their rows. */
export interface LocalFilters<Row, Key extends string> {
  /** Fetches data that the rows lack, for the ids of `idsToLoad`; no ids, no call. */
  readonly load: FetchDefinition<RowTexts, { readonly ids: readonly number[] }>;
  readonly idsToLoad: (rows: readonly Row[], filter: Readonly<Record<Key, string>>) => readonly number[];
  readonly match: (rows: readonly Row[], filter: Readonly<Record<Key, string>>, texts: RowTexts) => readonly Row[];
}

/** A view of a list, as a link: filters and order. */
export interface ListView {
  readonly label: string;
  /** By the ids of columns: keys of values, or a range of days. */
  readonly facets: Readonly<Record<string, FacetWish>>;
  readonly sort?: RowSort;
}

/** The parts of one list. */
export interface ListDefinition<Row, Key extends string, Query> {
  readonly load: {
    readonly operation: OperationId;
    readonly defineLoad: (core: CoreClient) => PromiseActorLogic<Page<Row>, PageRequest<Query>>;
  };
  readonly filters: readonly ListFilter<Key>[];
  readonly toQuery: (filter: FilterQuery<Key>) => NoInfer<Query>;
  readonly columns: readonly ListColumn<NoInfer<Row>>[];
  readonly views?: readonly ListView[];
  readonly texts: {
    readonly title: string;
    /** A step with a route is a link where the screen exists. */
    readonly breadcrumbs: readonly (string | { readonly label: string; readonly route: RouteName })[];
    /** Accessible name of the filters, such as 'Filtros de clientes'. */
    readonly filters: string;
    /** The table's name, the title unless given; headings show names of table and filters then. */
    readonly table?: string;
    readonly empty: string;
  };
  readonly rowId: (row: NoInfer<Row>) => string | number;
  /** Names a row in 'Acciones de …'. */
  readonly rowLabel: (row: NoInfer<Row>) => string;
  /** Path of a row's screen, linked from the `main` column; not needed with a `detail`. */
  readonly rowHref?: ((row: NoInfer<Row>) => string) | undefined;
  /** Entries of a row's menu, after the entry of its detail. */
  readonly rowActions?: (row: NoInfer<Row>) => readonly MenuAction[];
  /** A button at the end of some rows; not a column, and not exported. */
  readonly rowButton?: RowButtonColumn<NoInfer<Row>>;
  /** The link to the creating form where it exists, or a disabled button that says why. */
  readonly create?: { readonly label: string } & ({ readonly route: RouteName } | { readonly unavailable: string });
  readonly detail?: ListDetail<NoInfer<Row>>;
  /** Names the person whose rows these are, between filters and rows; in the screen's file. */
  readonly Owner?: ComponentType<{ readonly filter: FilterQuery<NoInfer<Key>> }>;
  readonly local?: LocalFilters<NoInfer<Row>, Key>;
  /** Links from an empty result, by its filters; each shows where its screen exists. */
  readonly emptyActions?: (filter: FilterQuery<NoInfer<Key>>) => readonly EmptyAction[];
}

/** A link from an empty result: a screen, and the query of its address. */
export interface EmptyAction {
  readonly label: string;
  readonly route: RouteName;
  readonly query?: Readonly<Record<string, string>>;
}

/** A paged list as data: `ListScreen` draws it and `useList` loads it. */
export function defineList<Row, const Key extends string, Query>(
  definition: ListDefinition<Row, Key, Query>,
): ListDefinition<Row, Key, Query> {
  return definition;
}

/** A numeric id of the services; undefined for other text, which is then not sent. */
export function toId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
