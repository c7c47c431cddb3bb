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

/** The services of the portal for the screens of a signed-in user; made once a session. */
export interface PortalContextValue {
  readonly usuario: Usuario;
  readonly core: CoreClient;
  readonly fetchReport: FetchReport;
  readonly uploadDocumento: UploadDocumento;
  /** External addresses and help documents of the environment. */
  readonly config: Pick<RuntimeConfig, 'enlaces' | 'documentos'>;
  /** The path of a screen; null where it does not exist or the user lacks the role. */
  readonly pathOf: (routeName: RouteName) => string | null;
  readonly catalogos: ActorRefFrom<typeof catalogoCacheMachine>;
  /** Shows a notice; `retry` repeats the failed calls that the notice reports. */
  readonly notify: (notice: Notice, retry?: () => void) => void;
  /** Whether drafts may be stored: not after Salir in any tab, nor after another user's login. */
  readonly keepsDrafts: () => boolean;
  /** Whether the session expired: the same person is expected back. */
  readonly hasExpired: () => boolean;
  /** The texts of a failed call, as in its toast, and the button that copies its detail. */
  readonly describeFailure: (failure: Failure) => { readonly title: string; readonly body: string; readonly detail: ReactNode };
  /** Adds a client, quote, policy or request to 'Recientes' of the header search. */
  readonly noteRecent: (thing: RecentThing) => void;
  /** Opens 'Enviar al cliente', where the person reads the message and sends it elsewhere. */
  readonly sendToClient: (subject: SendSubject) => void;
  /** Data that forms and lists begin with again, until the session ends. */
  readonly memory: SessionMemory;
  /** Flows that continue from screen to screen until the person leaves their screens. */
  readonly flows: OpenFlows;
  readonly underWay: Pick<UnderWay, 'isAny' | 'subscribe'>;
  /** Details for support: the build, the services, the failures of this visit. */
  readonly acercaDe: ReactNode;
  readonly inspect: Inspect;
}

const context = createContext<PortalContextValue | null>(null);

/** Provides the portal to the screens below. */
export const PortalProvider = context.Provider;

/** The portal around this screen. */
export function usePortal(): PortalContextValue {
  const portal = useContext(context);
  if (!portal) throw new Error('No PortalProvider above this component');
  return portal;
}
