import { mayEnter, type Usuario } from '../../domain/usuario.ts';
import type { NavEntry, NavGroup } from '../shell/navigation.ts';
import type { RouteDefinition } from './routes.tsx';

function fits(path: string, location: string): boolean {
  return location === path || (path !== '/' && location.startsWith(`${path}/`));
}

/**
 * The main menu of a user: the routes they may enter, in the order of the table; entries without a
 * group stand between groups. The longest matching path is current (assumptions S14).
 */
export function buildNavigation(routes: readonly RouteDefinition[], usuario: Usuario, location: string): readonly NavGroup[] {
  const open = routes.filter(({ menu, role }) => menu && mayEnter(usuario, role));
  const [longest] = open
    .map(({ path }) => path)
    .filter((path) => fits(path, location))
    .toSorted((a, b) => b.length - a.length);

  const groups: (NavGroup & { readonly entries: NavEntry[] })[] = [];
  for (const { menu, icon, path, page } of open) {
    if (!menu) continue;
    const { label, group } = menu;
    const last = groups.at(-1);
    let home = group === undefined && last?.label !== undefined ? undefined : last;
    if (group !== undefined) home = groups.find((other) => other.label === group);
    if (!home) {
      home = { key: group ?? path, label: group, entries: [] };
      groups.push(home);
    }
    home.entries.push({ label, icon, href: path, current: path === longest, onIntent: () => void page.preload() });
  }
  return groups;
}
