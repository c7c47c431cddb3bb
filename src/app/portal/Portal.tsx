import { useActorRef } from '@xstate/react';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Route, useLocation, useRouter } from 'wouter';
import { createCoreClient } from '../../api/core-client.ts';
import { createFetchReport } from '../../api/fetch-report.ts';
import { startReportReader } from '../../api/report-reader.ts';
import { createReportsClient } from '../../api/reports-client.ts';
import type { UploadDocumento } from '../../api/upload-documento.ts';
import type { RecentThing } from '../../domain/recent.ts';
import { mayEnter, type Usuario } from '../../domain/usuario.ts';
import { loadUpload } from '../../machines/actors/late-upload.ts';
import { defineLoadCatalogoActor } from '../../machines/actors/load-catalogo.ts';
import { provideCatalogoCache } from '../../machines/catalogo/catalogo-cache-machine.ts';
import { paths, type RouteName } from '../../domain/paths.ts';
import { ProgressLine } from '../../ui/feedback/ProgressLine.tsx';
import { SettingsIcon, UserIcon } from '../../ui/icons/icons.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { draftLabels } from '../../storage/draft-labels.ts';
import { addRecent, readRecents } from '../../storage/recents.ts';
import { ThemeProvider } from '../../ui/theme/ThemeProvider.tsx';
import { LeaveGuardProvider, ScreenPlace, useUnsentTyping } from '../../kit/leave/leave-guard.tsx';
import type { LeavableWindow } from '../../kit/leave/leave-watch.ts';
import { endLeftFlows, type OpenFlow } from '../../kit/portal/open-flows.ts';
import { PortalProvider, usePortal } from '../../kit/portal/portal-context.tsx';
import { useLoaded } from '../../kit/portal/preloadable.tsx';
import { forgetMemory, keepMemory, memoryOf, type SessionMemory } from '../../kit/portal/session-memory.ts';
import { createUnderWay, type UnderWay } from '../../kit/portal/under-way.ts';
import { useOnline } from '../../kit/portal/use-online.ts';
import { useNotices } from '../../kit/portal/use-notices.ts';
import { notingWrites, watchWrites } from '../../kit/portal/written.ts';
import { failureWords } from '../notices/notice-texts.ts';
import { notify } from '../notices/notices.tsx';
import type { Session } from '../session.ts';
import { LateSupport } from '../notices/LateSupport.tsx';
import { keyboardHelp } from '../shell/keyboard-help.ts';
import { Shell } from '../shell/Shell.tsx';
import { buildNavigation } from './build-navigation.ts';
import { findDestinations, findsNumbers } from './destinations.ts';
import { ExpiryBanner } from './ExpiryBanner.tsx';
import { type CodeAhead, createCodeAhead } from './code-ahead.ts';
import { createVersions } from './new-version.ts';
import { NewVersionBanner } from './NewVersionBanner.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { findRoute, type RouteDefinition, routes } from './routes.tsx';
import { SalirQuestion } from './SalirQuestion.tsx';
import { createSender, lateSendDialog, type Sender, SendPlace } from './SendPlace.tsx';
import { SinPermisoPage } from './SinPermisoPage.tsx';
import { useArrival } from './use-arrival.ts';
import { useEarlyScreens } from './use-early-screens.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRecent } from './use-recent.ts';
import { useScroll } from './use-scroll.ts';

/** Begins after the pages are loaded, so that it delays neither the login nor the first page. */
const versions = createVersions();

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

let codeAhead: CodeAhead | undefined;

/** Loads the page at `path`, relative to the base, with its later chunks. */
export async function preloadPage(parser: Parameters<typeof findRoute>[0], path: string): Promise<void> {
  const route = findRoute(parser, path);
  await Promise.all([route?.page.preload(), ...(savesData() ? [] : (route?.late ?? []).map((chunk) => chunk.preload()))]);
}

/** Loads the code of the other pages ahead, unless the person saves data. */
export function beginCodeAhead(): void {
  if (savesData() || codeAhead) return;
  const modules = [...routes.map(({ page }) => page), ...routes.flatMap(({ late = [] }) => late), lateSendDialog, keyboardHelp];
  codeAhead = createCodeAhead(modules, () => versions.begin());
}

/** Props of {@link Portal}. */
export interface PortalProps {
  readonly session: Session;
  readonly usuario: Usuario;
  readonly onSalir: () => void;
  /** The window, or a stand-in for drawing ahead. */
  readonly view?: LeavableWindow;
}

function useServices(session: Session, memory: SessionMemory) {
  return useState(() => {
    const services = session.services.current();
    if (!services) throw new Error('No configuration is loaded');
    const underWay = createUnderWay();
    const { config, send, sendToCore, beginScreen, withBearer } = services;
    const { auth, core, reports } = config.servicios;
    const fetchReport = createFetchReport({
      client: createReportsClient(reports, send),
      hosts: { services: [auth, core, reports], archivos: config.archivos },
      send,
      startReader: startReportReader,
    });
    const uploadDocumento: UploadDocumento = async (json, watch) => {
      // The issuance page preloads this chunk.
      const { createUploadDocumento } = await loadUpload();
      return createUploadDocumento({ base: core, withBearer, deadline: config.plazos.escrituras })(json, watch);
    };
    return {
      config,
      core: createCoreClient(core, notingWrites(underWay.counting(sendToCore), memory)),
      beginScreen,
      fetchReport,
      uploadDocumento,
      underWay,
    };
  })[0];
}

/** The portal of a signed-in user. */
export function Portal({ session, usuario, onSalir, view = window }: PortalProps) {
  const [memory] = useState(() => memoryOf(usuario.userName));
  const { config, core, beginScreen, fetchReport, uploadDocumento, underWay } = useServices(session, memory);
  useEffect(() => watchWrites(memory), [memory]);
  const [flows] = useState(() => new Set<OpenFlow>());
  const [sender] = useState(createSender);
  const [catalogoCache] = useState(() => provideCatalogoCache(defineLoadCatalogoActor(core)));
  useEffect(() => underWay.subscribe(() => codeAhead?.noteReadings(underWay.isAny())), [underWay]);
  const catalogos = useActorRef(catalogoCache, { inspect: session.inspect });
  useEarlyScreens(beginScreen, usuario, catalogos, flows);
  const keepsDrafts = useCallback(() => {
    const { ended } = session.actor.getSnapshot().context;
    return ended === 'expired' || (ended === null && session.signedInAs() === usuario.userName);
  }, [session, usuario]);
  const value = useMemo(
    () => ({
      usuario,
      core,
      fetchReport,
      uploadDocumento,
      memory,
      flows,
      underWay,
      sendToClient: sender.send,
      config,
      pathOf: (routeName: RouteName) => {
        const route = routes.find(({ name }) => name === routeName);
        return route && mayEnter(usuario, route.role) ? route.path : null;
      },
      catalogos,
      notify,
      keepsDrafts,
      noteRecent: (thing: RecentThing) => {
        if (keepsDrafts()) addRecent(usuario.userName, thing);
      },
      hasExpired: () => session.actor.getSnapshot().context.ended === 'expired',
      inspect: session.inspect,
      acercaDe: <LateSupport servicios={config.servicios} />,
      describeFailure: (failure: Parameters<typeof failureWords>[0]) => {
        const words = failureWords(failure);
        return {
          title: words?.title ?? '',
          body: words?.messages.join(' ') ?? '',
          detail: <LateSupport of={failure} />,
        };
      },
    }),
    [usuario, core, fetchReport, uploadDocumento, memory, flows, underWay, sender, config, catalogos, session, keepsDrafts],
  );
  useEffect(
    () => () => {
      endLeftFlows(flows, null);
      if (value.hasExpired()) keepMemory(value.usuario.userName, memory);
      else forgetMemory();
    },
    [value, memory, flows],
  );
  return (
    <ThemeProvider>
      <PortalProvider value={value}>
        <CatalogoNotices />
        <LeaveGuardProvider view={view}>
          <Frame session={session} usuario={usuario} onSalir={onSalir} underWay={underWay} sender={sender} />
        </LeaveGuardProvider>
      </PortalProvider>
    </ThemeProvider>
  );
}

const userActions: readonly MenuAction[] = [
  { label: 'Perfil', icon: <UserIcon />, href: paths.perfil },
  { label: 'Configuración', icon: <SettingsIcon />, href: paths.configuracion },
];

interface FrameProps extends Omit<PortalProps, 'view'> {
  readonly underWay: UnderWay;
  readonly sender: Sender;
}

function Frame({ session, usuario, onSalir, underWay, sender }: FrameProps) {
  const [location] = useLocation();
  const hasUnsentTyping = useUnsentTyping();
  const [draftsAtRisk, setDraftsAtRisk] = useState<readonly string[] | null>(null);
  const salir = () => {
    const drafts = draftLabels(usuario.userName);
    if (drafts.length > 0 || hasUnsentTyping()) setDraftsAtRisk(drafts);
    else onSalir();
  };
  useKeptFocus();
  const recent = useRecent(location);
  return (
    <Shell
      user={{ name: usuario.name, userName: usuario.userName }}
      navigation={buildNavigation(routes, usuario, location)}
      userActions={userActions}
      banners={
        <>
          <ExpiryBanner session={session} watchCalls={underWay.watchCalls} />
          <NewVersionBanner version={versions} />
        </>
      }
      find={(typed, actions) =>
        findDestinations(routes, actions, usuario, typed, recent, typed === '' ? readRecents(usuario.userName) : [])
      }
      findsNumbers={findsNumbers(routes, usuario)}
      onSalir={salir}
    >
      {/* In the main region: screen-reader users who move by regions would miss it elsewhere. */}
      <UnderWayLine underWay={underWay} />
      {draftsAtRisk && <SalirQuestion drafts={draftsAtRisk} onSalir={onSalir} onStay={() => setDraftsAtRisk(null)} />}
      <ScreenPlace>
        <Screen usuario={usuario} sender={sender} />
      </ScreenPlace>
    </Shell>
  );
}

/** The screen at the present place. Memoised: the menu is drawn again without the screen. */
const Screen = memo(function Screen({ usuario, sender }: Pick<FrameProps, 'usuario' | 'sender'>) {
  const [location] = useLocation();
  const { flows } = usePortal();
  // After the screens' own effects: those of the new screen take over the flows that continue.
  useEffect(() => endLeftFlows(flows, location), [flows, location]);
  useScroll(location);
  return (
    <RouteErrorBoundary key={location}>
      <Outlet usuario={usuario} />
      <SendPlace sender={sender} />
    </RouteErrorBoundary>
  );
});

function UnderWayLine({ underWay }: { underWay: UnderWay }) {
  return useSyncExternalStore(underWay.subscribe, underWay.isAny) ? <ProgressLine /> : null;
}

function CatalogoNotices() {
  const { catalogos } = usePortal();
  const retry = useCallback(() => catalogos.send({ type: 'retry' }), [catalogos]);
  useNotices(catalogos, retry);
  useOnline(catalogos);
  return null;
}

function Outlet({ usuario }: { usuario: Usuario }) {
  const { parser } = useRouter();
  const [location] = useLocation();
  const route = findRoute(parser, location);
  if (!route) return <Arrived title="Página no encontrada" page={<NotFoundPage />} />;
  if (!mayEnter(usuario, route.role)) return <Arrived title="Sin permiso" page={<SinPermisoPage />} />;
  return <RoutePage route={route} />;
}

function Arrived({ title, page }: { title: string; page: ReactNode }) {
  useArrival(title, true, useLocation()[0]);
  return page;
}

function RoutePage({ route }: { route: RouteDefinition }) {
  useArrival(route.title, useLoaded(route.page), useLocation()[0]);
  return (
    <Route path={route.path}>
      <route.page.Component fallback={<ProgressLine />} />
    </Route>
  );
}
