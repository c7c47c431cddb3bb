import { mayEnter, type Usuario } from '../../domain/usuario.ts';
import type { NavGroup } from '../shell/navigation.ts';
import type { RouteDefinition } from './routes.tsx';

/** The main menu of a user: the entries of the routes it may enter, in the order of the table (decisions, "Shell and session"). */
export function buildNavigation(routes: readonly RouteDefinition[], usuario: Usuario, location: string): readonly NavGroup[] {
  const groups = new Map<string | undefined, NavGroup['entries'][number][]>();
  for (const { menu, path, role, page } of routes) {
    if (!menu || !mayEnter(usuario, role)) continue;
    const entries = groups.get(menu.group) ?? [];
    const current = path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`);
    entries.push({ label: menu.label, icon: menu.icon, href: path, current, onIntent: () => void page.preload() });
    groups.set(menu.group, entries);
  }
  return [...groups].map(([label, entries]) => ({ label, entries }));
}
