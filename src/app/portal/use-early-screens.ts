import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { catalogoKey } from '../../domain/catalogos.ts';
import type { Usuario } from '../../domain/usuario.ts';
import { continuesAt, type OpenFlows } from '../../kit/portal/open-flows.ts';
import type { PortalContextValue } from '../../kit/portal/portal-context.tsx';
import type { Services } from '../session-effects.ts';

/** Starts a screen's first calls in the press itself: drawing may take longer than the calls. */
export function useEarlyScreens(
  beginScreen: Services['beginScreen'],
  usuario: Usuario,
  catalogos: PortalContextValue['catalogos'],
  flows: OpenFlows,
): void {
  const { base } = useRouter();
  useEffect(() => {
    let shownPath = location.pathname;
    const hasCatalogo = (name: Parameters<typeof catalogoKey>[0]) =>
      catalogoKey(name, {}) in catalogos.getSnapshot().context.children;
    const follow = () => {
      const { pathname, search } = location;
      // Filters, pages and panels change the query; the open screen requests them.
      if (pathname === shownPath) return;
      shownPath = pathname;
      const path = pathname.slice(base.length);
      beginScreen(path, search, usuario, hasCatalogo, continuesAt(flows, path));
    };
    const leave = () => {
      shownPath = location.pathname;
    };
    // wouter dispatches `pushState` for links and `navigate()`.
    addEventListener('pushState', follow);
    addEventListener('replaceState', leave);
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('pushState', follow);
      removeEventListener('replaceState', leave);
      removeEventListener('popstate', leave);
    };
  }, [base, beginScreen, usuario, catalogos, flows]);
}
