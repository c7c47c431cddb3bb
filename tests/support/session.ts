import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Failure } from '../../src/domain/failure.ts';
import type { Usuario } from '../../src/domain/usuario.ts';
import { sessionMachine, whoOf } from '../../src/machines/session/session-machine.ts';
import type { Authenticated, Credentials, TokensChanged } from '../../src/machines/session/session-types.ts';
import type { StoredSession } from '../../src/storage/token-store.ts';
import { controllable, noticesOf, settle } from './machines.ts';
import { ana, usuario } from './usuarios.ts';

/** The credentials of the login form in these tests. */
export const credentials: Credentials = { userName: 'ana', password: ' Portal-2026 ' };

/** The stored session of a user. */
export const storedFor = (userName: string): StoredSession => ({
  token: `t-${userName}`,
  refreshToken: `r-${userName}`,
  userName,
});

/** The answer of authenticate for a user. */
export const authenticated = (who: Usuario = ana): Authenticated => ({
  usuario: who,
  token: `t-${who.userName}`,
  refreshToken: `r-${who.userName}`,
});

/** Another user of the same browser. */
export const otra: Usuario = { ...usuario(57), userName: 'otra' };

export const transport = (operation: Failure['operation']): Failure => ({ kind: 'transport', operation });

export const rejected = (operation: Failure['operation'], status: number): Failure => ({
  kind: 'rejected',
  operation,
  status,
  title: 'Respuesta',
  messages: ['El servicio no aceptó la consulta'],
});

/** The session machine with actors that the test answers, a store in memory and a stopped clock. */
export function createSessionTest({ stored = null }: { stored?: StoredSession | null } = {}) {
  const authenticate = controllable<Authenticated, Credentials>();
  const fetchCurrentUser = controllable<Usuario, void>();
  const refreshTokens = controllable<void, { stale: string }>();
  const forgetUser = controllable<void, { drafts: boolean }>();
  const store = { session: stored };
  const cleared: ('expired' | 'left')[] = [];
  const keptDraftsOf: string[] = [];
  const clock = new SimulatedClock();
  const watch: { tell: (event: TokensChanged) => void; active: boolean } = { tell: () => undefined, active: false };

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: authenticate.logic,
        fetchCurrentUser: fetchCurrentUser.logic,
        refreshTokens: refreshTokens.logic,
        forgetUser: forgetUser.logic,
        watchTokens: fromCallback<{ type: 'unused' }, undefined, TokensChanged>(({ sendBack }) => {
          watch.tell = sendBack;
          watch.active = true;
          return () => {
            watch.active = false;
          };
        }),
      },
      actions: {
        storeTokens: (_, { usuario: who, token, refreshToken }) => {
          store.session = { token, refreshToken, userName: who.userName };
        },
        clearTokens: (_, { reason }) => {
          cleared.push(reason);
          store.session = null;
        },
        forgetOthers: (_, { userName }) => {
          keptDraftsOf.push(userName);
        },
      },
    }),
    { input: { hasTokens: stored !== null }, clock },
  );
  const notices = noticesOf(actor);
  actor.start();

  return {
    actor,
    authenticate,
    fetchCurrentUser,
    refreshTokens,
    forgetUser,
    store,
    /** The reasons why this tab removed the stored session, in order. */
    cleared,
    /** The users for whom the drafts of all others were deleted, in order. */
    keptDraftsOf,
    clock,
    watch,
    notices,
    /** Changes the shared store as another tab does, and sends the event about the change. */
    otherTab(userName: string | null, hasExpired = false): void {
      store.session = userName === null ? null : storedFor(userName);
      watch.tell({ type: 'tokens.changed', userName, hasExpired });
    },
    /** The observable state. */
    see() {
      const snapshot = actor.getSnapshot();
      const { value, context, tags } = snapshot;
      return {
        ...value,
        session: whoOf(snapshot),
        usuario: context.usuario?.userName ?? null,
        failure: context.failure,
        ended: context.ended,
        busy: tags.has('busy'),
        stored: store.session,
        notices: [...notices],
      };
    },
  };
}

/** A session under test. */
export type SessionTest = ReturnType<typeof createSessionTest>;

type Arrival = 'anonymous' | 'authenticating' | 'authorised' | 'restoring' | 'restoringFailed' | 'signingOut' | 'refreshing';

/** Brings a session into each of its states by the usual events. */
export const arrive: Readonly<Record<Arrival, () => Promise<SessionTest>>> = {
  anonymous: async () => createSessionTest(),
  async authenticating() {
    const t = createSessionTest();
    t.actor.send({ type: 'credentials.submitted', ...credentials });
    return t;
  },
  async authorised() {
    const t = await arrive.authenticating();
    await t.authenticate.call().answer(authenticated());
    return t;
  },
  restoring: async () => createSessionTest({ stored: storedFor('ana') }),
  async restoringFailed() {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().fail(transport('fetchCurrentUser'));
    return t;
  },
  async signingOut() {
    const t = await arrive.authorised();
    t.actor.send({ type: 'salir' });
    return t;
  },
  async refreshing() {
    const t = await arrive.authorised();
    t.actor.send({ type: 'token.rejected', stale: 't-ana' });
    await settle();
    return t;
  },
};
