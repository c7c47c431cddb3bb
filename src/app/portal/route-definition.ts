import type { ComponentType, ReactNode } from 'react';
import type { RouteName } from '../../domain/paths.ts';
import { type Preloadable, preloadable } from '../../kit/portal/preloadable.tsx';

/** One screen of the portal: where it is, who may see it, what it is called. */
export interface RouteDefinition {
  readonly name: RouteName;
  /** Path relative to the base path, as wouter matches it. */
  readonly path: string;
  /** Title of the document. */
  readonly title: string;
  /** Role that the screen asks for; undefined asks for a session only. */
  readonly role: number | undefined;
  readonly page: Preloadable<object>;
  /** What the page loads after itself, fetched on idle like the pages. */
  readonly late?: readonly Pick<Preloadable<object>, 'preload'>[];
  /** Its entry in the main menu. */
  readonly menu?: { readonly label: string; readonly icon: ReactNode; readonly group?: string } | undefined;
  /** How the header search finds it; a route without it, such as one with a parameter, is not offered. */
  readonly search?: {
    /** Other words that people use for it, separated by spaces. */
    readonly keywords: string;
    /** Its own icon where it has no menu entry. */
    readonly icon?: ReactNode;
    /** Where a number typed into the search leads, when the screen can look for one; `label` is what it looks through. */
    readonly number?: { readonly label: string; readonly path: (digits: string) => string };
    /** The same for a word that is no screen, when the screen can look for a name. */
    readonly name?: { readonly label: string; readonly path: (name: string) => string };
  };
}

/** A screen; its path is that of its name. */
export type Screen = Omit<RouteDefinition, 'path'>;

/** The page of a screen, in a chunk of its own. */
export const page = (load: () => Promise<ComponentType>): Preloadable<object> => preloadable(load);

/** A page together with the calls of the catalogues that it shows, and that come in a chunk of their own: nothing is fetched after the click. */
export async function withCatalogos<Module>(loading: Promise<Module>, loaders: Promise<unknown>): Promise<Module> {
  const [module] = await Promise.all([loading, loaders]);
  return module;
}
