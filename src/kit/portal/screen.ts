import type { ComponentType } from 'react';
import type { OperationId } from '../../domain/failure.ts';
import type { NoticeRow } from '../../domain/notice-row.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { SearchKind } from '../../domain/search.ts';
import type { IconProps } from '../../ui/icons/icons.tsx';
import { type Preloadable, preloadable } from './preloadable.tsx';

/** All that one screen of the portal registers; it stands beside its page, and `src/app/portal/screens.ts` collects it. */
export interface Screen {
  /** Its path is that of its name in `src/domain/paths.ts`. */
  readonly name: RouteName;
  /** Title of the document. */
  readonly title: string;
  /** Role that the screen asks for; undefined asks for a session only. */
  readonly role: number | undefined;
  readonly page: Preloadable<object>;
  /** What the page loads after itself, fetched on idle like the pages. */
  readonly late?: readonly Pick<Preloadable<object>, 'preload'>[];
  /** Stands beside it in the menu and in the search. */
  readonly icon?: ComponentType<IconProps>;
  /** Its entry in the main menu. */
  readonly menu?: { readonly label: string; readonly group?: string } | undefined;
  /** How the header search finds it; a route without it, such as one with a parameter, is not offered. */
  readonly search?: {
    /** Other words that people use for it, separated by spaces. */
    readonly keywords: string;
    /**
     * Where a number typed into the search leads, when the screen can look for one; `label` is what it looks through, `kind` the look-up that is
     * made meanwhile.
     */
    readonly number?: {
      readonly label: string;
      readonly path: (digits: string) => string;
      readonly kind: SearchKind;
    };
    /** The same for a word that is no screen, when the screen can look for a name. */
    readonly name?: { readonly label: string; readonly path: (name: string) => string };
  };
  /** What is said when a call fails that only this screen makes. */
  readonly notices?: Readonly<Partial<Record<OperationId, NoticeRow>>>;
}

/** A screen with the names of its calls, which the compiler counts. */
export const defineScreen = <const Of extends Screen>(screen: Of): Of => screen;

/** How the tests know a list: its table, the operation behind it, and a filter by what the first row has in a column. */
export interface ListRow {
  readonly screen: Screen;
  /** The name of its table, where it is not the title. */
  readonly table?: string;
  readonly operation: OperationId;
  readonly filter: readonly [label: string, column: number];
}

/** How the tests know a report: what they ask it with beside its entity. */
export interface ReportRow {
  readonly screen: Screen;
  /** Texts by the labels of their fields; days as `dd-mm-aaaa`. */
  readonly typed: Readonly<Record<string, string>>;
  /** Choices by the labels of their fields. */
  readonly chosen?: Readonly<Record<string, string>>;
}

/** The page of a screen, in a chunk of its own. */
export const page = (load: () => Promise<ComponentType>): Preloadable<object> => preloadable(load);

/** A page together with the calls of the catalogues that it shows, and that come in a chunk of their own: nothing is fetched after the click. */
export async function withCatalogos<Module>(loading: Promise<Module>, loaders: Promise<unknown>): Promise<Module> {
  const [module] = await Promise.all([loading, loaders]);
  return module;
}
