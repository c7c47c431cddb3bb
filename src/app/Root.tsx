import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Redirect, Router, useLocation, useRouter } from 'wouter';
import { loginPath, paths } from '../domain/paths.ts';
import { whoOf } from '../machines/session/session-machine.ts';
import { safeReturnTo } from '../domain/return-to.ts';
import type { Usuario } from '../domain/usuario.ts';
import { onIdle, preloadable } from '../kit/portal/preloadable.tsx';
import { useRawSearch } from '../kit/portal/use-raw-search.ts';
import { BootScreen } from './BootScreen.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { NoticesPlace, notify, preloadNotices, useNoticeLine } from './notices/notices.tsx';
import { RestoringFailed } from './RestoringFailed.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { noteMove } from './arrivals.ts';
import type { Session } from './session.ts';

/** The portal of a signed-in user, loaded after the login. */
export const portal = preloadable(async () => {
  const { Portal, beginCodeAhead } = await import('./portal/Portal.tsx');
  beginCodeAhead();
  // A restored session skips the login, which loads the notices otherwise; offline is too late.
  onIdle(() => void preloadNotices());
  return Portal;
});

type Parser = ReturnType<typeof useRouter>['parser'];

/** Loads the portal with the page at `path`, the first that is shown. */
async function preloadPage(parser: Parser, path: string): Promise<void> {
  // Most people begin on the dashboard: its code loads beside the portal's.
  const home = path === paths.home ? import('../features/dashboard/DashboardPage.tsx') : undefined;
  const pages = await import('./portal/Portal.tsx');
  await home;
  await pages.preloadPage(parser, path);
}

function warmUp(...where: [Session, string, string]): void {
  import('./rehearsal/rehearse.tsx').then((ahead) => ahead.warmUp(...where)).catch(() => undefined);
}

/** False during hydration; a layout effect, so that the form is usable before other effects. */
function useHydrated(prerendered: boolean): boolean {
  const [hydrated, setHydrated] = useState(!prerendered);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point
  useLayoutEffect(() => setHydrated(true), []);
  return hydrated;
}

function useRecuperacion(session: Session): string | null | undefined {
  const [address, setAddress] = useState(() => session.services.current()?.config.enlaces.recuperacion);
  useEffect(() => {
    let current = true;
    // Also loads the code of the first press: after the form, before code that is loaded ahead.
    const cancel = onIdle(() => {
      session.services.load().then(
        ({ config: { enlaces } }) => current && setAddress(enlaces.recuperacion),
        () => current && setAddress(null),
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [session]);
  return address;
}

const useReturnTo = () => safeReturnTo(new URLSearchParams(useRawSearch()).get('returnTo'));

function Login({ session, ready }: { session: Session; ready: boolean }) {
  const { base, parser } = useRouter();
  const returnTo = useReturnTo();
  const busy = useSelector(session.actor, (snapshot) => snapshot.hasTag('busy'));
  const recuperacion = useRecuperacion(session);
  const refused = useSelector(session.actor, (snapshot) => snapshot.context.refusal);
  const refusal = useNoticeLine(refused);
  useEffect(() => {
    document.title = 'Ingresar · Autogestión';
    return onIdle(() => {
      void preloadNotices();
      void portal.preload();
      const preloading = preloadPage(parser, returnTo.split('?')[0] ?? '');
      const draw = () => import.meta.env.PROD && warmUp(session, base, returnTo);
      preloading.then(draw, () => undefined);
    });
  }, [session, base, parser, returnTo]);
  return (
    <LoginPage
      ready={ready}
      busy={ready && busy}
      recuperacion={recuperacion}
      refusal={refusal}
      isUnloaded={refused?.type === 'failed' && refused.failure.kind === 'notLoaded'}
      onSubmit={(credentials) => session.actor.send({ type: 'credentials.submitted', ...credentials })}
    />
  );
}

function Screens({ session, prerendered }: { session: Session; prerendered: boolean }) {
  const hydrated = useHydrated(prerendered);
  const [location] = useLocation();
  const search = useRawSearch();
  const returnTo = useReturnTo();
  const { state, usuario, ended } = useSelector(
    session.actor,
    (snapshot) => ({ state: whoOf(snapshot), usuario: snapshot.context.usuario, ended: snapshot.context.ended }),
    (a, b) => a.state === b.state && a.usuario === b.usuario && a.ended === b.ended,
  );
  const atLogin = location === paths.login;
  useEffect(() => {
    if (atLogin) noteMove();
  }, [atLogin]);
  const { parser } = useRouter();
  const isRestoring = state === 'restoring';
  useEffect(() => {
    if (isRestoring && !atLogin) preloadPage(parser, location).catch(() => undefined);
  }, [isRestoring, atLogin, parser, location]);

  // Hydration needs the prerendered form, whatever the session's state.
  if (!hydrated && atLogin) return <Login session={session} ready={false} />;

  switch (state) {
    case 'authorised':
      if (atLogin) return <Redirect to={returnTo} replace />;
      return usuario && <SignedIn session={session} usuario={usuario} />;
    case 'restoringFailed':
      return <RestoringFailed session={session} />;
    case 'anonymous':
    case 'authenticating':
      if (atLogin) return <Login session={session} ready />;
      return <Redirect to={ended === 'left' || ended === 'elsewhere' ? loginPath() : loginPath(location + search)} replace />;
    case 'starting':
    case 'restoring':
    case 'signingOut':
      return atLogin ? <Login session={session} ready /> : <BootScreen body="Cargando…" />;
  }
}

function SignedIn({ session, usuario }: { session: Session; usuario: Usuario }) {
  const onSalir = () => session.actor.send({ type: 'salir' });
  return <portal.Component session={session} usuario={usuario} onSalir={onSalir} fallback={<BootScreen body="Cargando…" />} />;
}

function Notices({ session }: { session: Session }) {
  return <NoticesPlace inPortal={useSelector(session.actor, (snapshot) => whoOf(snapshot) === 'authorised')} />;
}

/** Props of {@link Root}. */
export interface RootProps {
  readonly session: Session;
  readonly base: string;
  /** Whether the page holds the prerendered login. */
  readonly prerendered: boolean;
}

/** The app: the login, the portal, and the screens between them. */
export function Root({ session, base, prerendered }: RootProps) {
  // A layout effect: it subscribes before the session starts and emits notices.
  useLayoutEffect(() => {
    const subscription = session.actor.on('notice', ({ notice }) => notify(notice));
    return () => subscription.unsubscribe();
  }, [session]);
  // After the first commit: the login form has priority.
  useEffect(() => {
    session.actor.start();
  }, [session]);

  return (
    <Router base={base}>
      <RootErrorBoundary>
        <Screens session={session} prerendered={prerendered} />
      </RootErrorBoundary>
      <Notices session={session} />
    </Router>
  );
}
