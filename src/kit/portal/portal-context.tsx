import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RuntimeConfig } from '../../api/config.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { FetchReport } from '../../api/fetch-report.ts';
import type { UploadDocumento } from '../../api/upload-documento.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { RouteName } from '../../domain/paths.ts';
import type { RecentThing } from '../../domain/recent.ts';
import type { SendSubject } from '../../domain/send.ts';
import type { Usuario } from '../../domain/usuario.ts';
import type { catalogoCacheMachine } from '../../machines/catalogo/catalogo-cache-machine.ts';
import type { Inspect } from './inspect.ts';
import type { OpenFlows } from './open-flows.ts';
import type { SessionMemory } from './session-memory.ts';
import type { UnderWay } from './under-way.ts';

/** What every screen of a signed-in user stands on; made by the app, once a session. */
export interface PortalContextValue {
  readonly usuario: Usuario;
  readonly core: CoreClient;
  readonly fetchReport: FetchReport;
  readonly uploadDocumento: UploadDocumento;
  /** External addresses and help documents of the environment. */
  readonly config: Pick<RuntimeConfig, 'enlaces' | 'documentos'>;
  /** The path of a screen by its route name of the specification; null when there is no such screen, or none for this user. */
  readonly pathOf: (routeName: RouteName) => string | null;
  readonly catalogos: ActorRefFrom<typeof catalogoCacheMachine>;
  /** `retry` makes again the calls of a failure's kind that have failed. */
  readonly notify: (notice: Notice, retry?: () => void) => void;
  /** Whether what is typed may still be kept in this browser: not after Salir, here or in another tab, nor once somebody else has signed in. */
  readonly keepsDrafts: () => boolean;
  /** Whether the session has ended by itself: the same person is expected back. */
  readonly hasExpired: () => boolean;
  /** The words of a failed call, as its toast has them, for the place where it failed, and the button that copies its detail. */
  readonly describeFailure: (failure: Failure) => { readonly title: string; readonly body: string; readonly detail: ReactNode };
  /** Keeps, for 'Recientes' of the header search, that a client, a quote, a policy or a request was opened. */
  readonly noteRecent: (thing: RecentThing) => void;
  /** Opens 'Enviar al cliente' for a quote, a policy or a document: the person reads the message, and sends it elsewhere. */
  readonly sendToClient: (subject: SendSubject) => void;
  /** What forms begin with again, until the person leaves. */
  readonly memory: SessionMemory;
  /** What goes on from one screen to the next, until the person leaves its screens or the portal. */
  readonly flows: OpenFlows;
  /** Whether something is read from the services just now. */
  readonly underWay: Pick<UnderWay, 'isAny' | 'subscribe'>;
  /** What is told to support: the build, the services, what failed in this visit. */
  readonly acercaDe: ReactNode;
  /** Told what every actor does, in development. */
  readonly inspect: Inspect;
}

const context = createContext<PortalContextValue | null>(null);

/** Gives the portal to the screens below. */
export const PortalProvider = context.Provider;

/** The portal that this screen stands in. */
export function usePortal(): PortalContextValue {
  const portal = useContext(context);
  if (!portal) throw new Error('No PortalProvider above this component');
  return portal;
}
