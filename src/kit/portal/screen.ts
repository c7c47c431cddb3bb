import type { ComponentType } from 'react';
import type { OperationId } from '../../domain/failure.ts';
import type { NoticeRow } from '../../domain/notice-row.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { SearchKind } from '../../domain/search.ts';
import type { IconProps } from '../../ui/icons/icons.tsx';
import { type Preloadable, preloadable } from './preloadable.tsx';

/** The registration of one screen, beside its page; collected by `src/app/portal/screens.ts`. */
export interface Screen {
  /** `src/domain/paths.ts` has its path under this name. */
  readonly name: RouteName;
  readonly title: string;
  /** Role that the screen requires; undefined requires a session only. */
  readonly role: number | undefined;
  readonly page: Preloadable<object>;
  /** Chunks that the page loads later, preloaded on idle. */
  readonly late?: readonly Pick<Preloadable<object>, 'preload'>[];
  readonly icon?: ComponentType<IconProps>;
  readonly menu?: { readonly label: string; readonly group?: string } | undefined;
  /** How the header search finds the screen; undefined for screens with a parameter. */
  readonly search?: {
    /** Synonyms for the search, separated by spaces. */
    readonly keywords: string;
    /** The screen's look-up of a typed number; `kind` is the call that looks ahead. */
    readonly number?: {
      readonly label: string;
      readonly path: (digits: string) => string;
      readonly kind: SearchKind;
    };
    /** The screen's search for a typed name. */
    readonly name?: { readonly label: string; readonly path: (name: string) => string };
  };
  /** Texts for failed calls that only this screen makes. */
  readonly notices?: Readonly<Partial<Record<OperationId, NoticeRow>>>;
}

/** Keeps the literal names of a screen's calls for the compiler's count. */
export const defineScreen = <const Of extends Screen>(screen: Of): Of => screen;

/** A list in the tests: its table, its operation, and a filter by a column of the first row. */
export interface ListRow {
  readonly screen: Screen;
  readonly table?: string;
  readonly operation: OperationId;
  readonly filter: readonly [label: string, column: number];
}

/** A report in the tests: the values beside its entity. */
export interface ReportRow {
  readonly screen: Screen;
  /** Texts by the labels of their fields; days as `dd-mm-aaaa`. */
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
}

/** The page of a screen, in its own chunk. */
export const page = (load: () => Promise<ComponentType>): Preloadable<object> => preloadable(load);

/** Loads a page together with the loaders of its catalogues, so that a click loads nothing more. */
export async function withCatalogos<Module>(loading: Promise<Module>, loaders: Promise<unknown>): Promise<Module> {
  const [module] = await Promise.all([loading, loaders]);
  return module;
}
