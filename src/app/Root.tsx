import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { loginPath, paths } from '../domain/paths.ts';
import { safeReturnTo } from '../domain/return-to.ts';
import type { Usuario } from '../domain/usuario.ts';
import { useRawSearch } from '../wiring/use-raw-search.ts';
import { BootScreen } from './BootScreen.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { NoticesPlace, notify, preloadNotices } from './notices/notices.tsx';
import { onIdle, preloadable } from './preloadable.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import type { Session } from './session.ts';

/** The portal of a signed-in user: everything that the login does without. */
export const portal = preloadable(async () => {
  const { Portal, preloadPages } = await import('./portal/Portal.tsx');
  preloadPages();
  return Portal;
});

const never = () => () => undefined;
/** False while React hydrates the page rendered at build, true ever after. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function useRecuperacion(session: Session): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    session.services.load().then(
      ({ config: { enlaces } }) => current && setAddress(enlaces.recuperacion),
      () => current && setAddress(null),
    );
    return () => {
      current = false;
    };
  }, [session]);
  return address;
}

function Login({ session, ready }: { session: Session; ready: boolean }) {
  const busy = useSelector(session.actor, (snapshot) => snapshot.hasTag('busy'));
  const recuperacion = useRecuperacion(session);
  useEffect(() => {
    document.title = 'Ingresar · Autogestión';
    return onIdle(() => {
      void preloadNotices();
      void portal.preload();
    });
  }, []);
  return (
    <LoginPage
      ready={ready}
      busy={ready && busy}
      recuperacion={recuperacion}
      onSubmit={(credentials) => session.actor.send({ type: 'credentials.submitted', ...credentials })}
    />
  );
}

function Screens({ session }: { session: Session }) {
  const hydrated = useHydrated();
  const [location] = useLocation();
  const search = useRawSearch();
  const { state, usuario, ended } = useSelector(
    session.actor,
    (snapshot) => ({ state: snapshot.value.session, usuario: snapshot.context.usuario, ended: snapshot.context.ended }),
    (a, b) => a.state === b.state && a.usuario === b.usuario && a.ended === b.ended,
  );
  const atLogin = location === paths.login;
  const wasAtLogin = useRef(false);
  useEffect(() => {
    if (atLogin) wasAtLogin.current = true;
  }, [atLogin]);

  // On the page rendered at build the first render is the form, whatever the session says.
  if (!hydrated && atLogin) return <Login session={session} ready={false} />;

  switch (state) {
    case 'authorised':
      if (atLogin) return <Redirect to={safeReturnTo(new URLSearchParams(search).get('returnTo'))} replace />;
      return usuario && <SignedIn session={session} usuario={usuario} fromLogin={wasAtLogin} />;
    case 'restoringFailed':
      return (
        <BootScreen
          title="Usuario"
          body="No se pudo recuperar el usuario logueado, intente nuevamente o consulte con el centro de soporte"
          actions={
            <>
              <button type="button" onClick={() => session.actor.send({ type: 'retry' })}>
                Reintentar
              </button>
              <button type="button" onClick={() => session.actor.send({ type: 'salir' })}>
                Salir
              </button>
            </>
          }
        />
      );
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

function SignedIn({ session, usuario, fromLogin }: { session: Session; usuario: Usuario; fromLogin: RefObject<boolean> }) {
  const onSalir = () => session.actor.send({ type: 'salir' });
  return (
    <portal.Component
      session={session}
      usuario={usuario}
      onSalir={onSalir}
      fromLogin={fromLogin}
      fallback={<BootScreen body="Cargando…" />}
    />
  );
}

/** The whole app: the login, the portal, and what stands between them. */
export function Root({ session, base }: { session: Session; base: string }) {
  // Layout effects run before the first event can be answered, so no notice is missed.
  useLayoutEffect(() => {
    const subscription = session.actor.on('notice', ({ notice }) => notify(notice));
    return () => subscription.unsubscribe();
  }, [session]);

  return (
    <Router base={base}>
      <RootErrorBoundary>
        <Screens session={session} />
      </RootErrorBoundary>
      <NoticesPlace />
    </Router>
  );
}
