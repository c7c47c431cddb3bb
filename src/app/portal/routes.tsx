import type { ReactNode } from 'react';
import { matchRoute } from 'wouter';
import { paths } from '../../domain/paths.ts';
import type { Screen } from '../../kit/portal/screen.ts';
import './notice-rows.ts';
import { developmentScreens } from './development-screens.ts';
import { screens } from './screens.ts';

/** A screen of the portal with its path and its icon element. */
export interface RouteDefinition extends Omit<Screen, 'icon'> {
  /** Path relative to the base path, as wouter matches it. */
  readonly path: string;
  readonly icon?: ReactNode;
}

const toRoute = ({ icon: Icon, ...screen }: Screen): RouteDefinition => ({
  ...screen,
  path: paths[screen.name],
  icon: Icon && <Icon />,
});

/** The screens with their paths; those of the menu are in its order. */
export const routes: readonly RouteDefinition[] = [...screens, ...developmentScreens].map(toRoute);

/** The route of a location, matched with wouter's `parser`. */
export function findRoute(parser: Parameters<typeof matchRoute>[0], location: string): RouteDefinition | undefined {
  return routes.find((route) => matchRoute(parser, route.path, location)[0]);
}
