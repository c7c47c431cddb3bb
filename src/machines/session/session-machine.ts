import { assertEvent, assign, fromCallback, raise, setup, type SnapshotFrom } from 'xstate';
import { toFailure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { hasAcceptedRole, refusedTexts, type Usuario } from '../../domain/usuario.ts';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import type { Authenticated, Credentials, SessionContext, SessionEvent, TokensChanged } from './session-types.ts';

const expiredNotice: Notice = {
  type: 'message',
  status: 'info',
  title: 'Sesión',
  messages: ['Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.'],
};

const refusedNotice: Notice = { type: 'message', status: 'error', title: refusedTexts.title, messages: [refusedTexts.message] };

const emitExpired = { type: 'emitNotice', params: { notice: expiredNotice } } as const;
const emitRefused = { type: 'emitNotice', params: { notice: refusedNotice } } as const;

/** Only an own end clears the store: after one in another tab, another session may be stored. */
const clear = (reason: 'expired' | 'left') => ({ type: 'clearTokens', params: { reason } }) as const;

/** A refresh that answers later than this has failed (assumptions S2), in milliseconds. */
const refreshDeadline = 15_000;

/**
 * Signs a user in and keeps the session, with one refresh for all refused calls (specification 1,
 * section 4; assumptions S2, S3 and S6). `salir` is local and acts at once.
 */
export const sessionMachine = setup({
  types: {
    input: ofType<{ readonly hasTokens: boolean }>(),
    context: ofType<SessionContext>(),
    events: ofType<SessionEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    authenticate: notProvided<Authenticated, Credentials>('authenticate'),
    fetchCurrentUser: notProvided<Usuario, void>('fetchCurrentUser'),
    refreshTokens: notProvided<void, { stale: string }>('refreshTokens'),
    forgetUser: notProvided<void, { drafts: boolean }>('forgetUser'),
    watchTokens: fromCallback<{ type: 'unused' }, undefined, TokensChanged>(() => {
      throw new Error('Actor `watchTokens` must be provided');
    }),
  },
  actions: {
    storeTokens: (_, _params: Authenticated) => actionNotProvided('storeTokens'),
    clearTokens: (_, _params: { reason: 'expired' | 'left' }) => actionNotProvided('clearTokens'),
    forgetOthers: (_, _params: { userName: string }) => actionNotProvided('forgetOthers'),
    forgetInContext: assign({ usuario: null, failure: null }),
    emitNotice: emitNotice(),
  },
  guards: {
    hasStoredTokens: ({ context }) => context.hasTokens,
    hasEndedElsewhere: ({ event }) => event.type === 'tokens.changed' && event.userName === null,
    hasStartedElsewhere: ({ event }) => event.type === 'tokens.changed' && event.userName !== null,
    isOtherUser: ({ context, event }) =>
      event.type === 'tokens.changed' && event.userName !== null && event.userName !== context.usuario?.userName,
    hasExpiredElsewhere: ({ event }) => event.type === 'tokens.changed' && event.hasExpired,
    isUnauthorised: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error, 'fetchCurrentUser');
      // A gateway in front of the service refuses without the envelope.
      const isAnswered = failure.kind === 'rejected' || failure.kind === 'unreadable';
      return isAnswered && (failure.status === 401 || failure.status === 403);
    },
    /** Whether the refresh did not reach the service, so that the session may still be valid. */
    isOffline: (_, params: { error: unknown }) => {
      const { kind } = toFailure(params.error, 'refreshToken');
      return kind === 'transport' || kind === 'notLoaded';
    },
    isNetworkGone: () => globalThis.navigator?.onLine === false,
    isAccepted: (_, params: { usuario: Usuario }) => hasAcceptedRole(params.usuario),
  },
  delays: { refreshDeadline },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ usuario: null, failure: null, refusal: null, ended: null, hasTokens: input.hasTokens }),
  type: 'parallel',
  invoke: { id: 'watchTokens', src: 'watchTokens' },
  states: {
    session: {
      description: 'Who is signed in.',
      initial: 'starting',
      states: {
        starting: {
          description: 'Decides by the stored tokens whether there is a session to restore.',
          always: [{ guard: 'hasStoredTokens', target: 'held' }, { target: 'anonymous' }],
        },
        held: {
          description: 'This browser holds a session: the person can leave it, and other tabs can end it.',
          initial: 'restoring',
          on: {
            salir: { target: 'signingOut', actions: [clear('left'), assign({ ended: 'left' })] },
            'tokens.changed': [
              { guard: 'hasExpiredElsewhere', target: 'signingOut', actions: [emitExpired, assign({ ended: 'expired' })] },
              { guard: 'hasEndedElsewhere', target: 'signingOut', actions: assign({ ended: 'elsewhere' }) },
            ],
          },
          states: {
            restoring: {
              description: 'The service is asked for the user of the stored tokens.',
              tags: 'busy',
              entry: assign({ failure: null, refusal: null }),
              invoke: {
                id: 'fetchCurrentUser',
                src: 'fetchCurrentUser',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => ({ usuario: event.output }) },
                    target: 'authorised',
                    actions: [
                      { type: 'forgetOthers', params: ({ event }) => ({ userName: event.output.userName }) },
                      assign({ usuario: ({ event }) => event.output, ended: null }),
                    ],
                  },
                  {
                    target: '#session.session.signingOut',
                    actions: [clear('left'), emitRefused, assign({ ended: 'left' })],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
                    actions: raise({ type: 'session.expired' }),
                  },
                  {
                    target: 'restoringFailed',
                    actions: [
                      assign({ failure: ({ event }) => toFailure(event.error, 'fetchCurrentUser') }),
                      { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, 'fetchCurrentUser') }) },
                    ],
                  },
                ],
              },
              on: {
                'session.expired': {
                  target: '#session.session.signingOut',
                  actions: [clear('expired'), emitExpired, assign({ ended: 'expired' })],
                },
                // The answer under way may be for another user than the newly stored tokens.
                'tokens.changed': { guard: 'hasStartedElsewhere', target: 'restoring', reenter: true },
              },
            },
            restoringFailed: {
              description: 'The user could not be loaded; the person can retry or leave.',
              on: {
                retry: 'restoring',
                'tokens.changed': { guard: 'hasStartedElsewhere', target: 'restoring' },
              },
            },
            authorised: {
              description: 'A user with an accepted role is signed in: the portal is shown.',
              on: {
                'session.expired': {
                  target: '#session.session.signingOut',
                  actions: [clear('expired'), emitExpired, assign({ ended: 'expired' })],
                },
                'tokens.changed': { guard: 'isOtherUser', target: 'restoring', actions: 'forgetInContext' },
              },
            },
          },
        },
        anonymous: {
          description: 'Nobody is signed in: the login is shown.',
          on: {
            'credentials.submitted': 'authenticating',
            'tokens.changed': { guard: 'hasStartedElsewhere', target: 'held' },
          },
        },
        authenticating: {
          description: 'The service checks the credentials.',
          tags: 'busy',
          entry: assign({ refusal: null }),
          invoke: {
            id: 'authenticate',
            src: 'authenticate',
            input: ({ event }) => {
              assertEvent(event, 'credentials.submitted');
              return { userName: event.userName, password: event.password };
            },
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => ({ usuario: event.output.usuario }) },
                target: 'held.authorised',
                actions: [
                  { type: 'storeTokens', params: ({ event }) => event.output },
                  { type: 'forgetOthers', params: ({ event }) => ({ userName: event.output.usuario.userName }) },
                  assign({ usuario: ({ event }) => event.output.usuario, ended: null }),
                ],
              },
              { target: 'anonymous', actions: [emitRefused, assign({ refusal: refusedNotice })] },
            ],
            onError: {
              target: 'anonymous',
              actions: [
                { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, 'authenticate') }) },
                assign({ refusal: ({ event }) => failedNotice(event.error, 'authenticate') }),
              ],
            },
          },
        },
        signingOut: {
          description: "The session is over; the user's data are being deleted from the browser.",
          tags: 'busy',
          entry: ['forgetInContext', assign({ hasTokens: false })],
          invoke: {
            id: 'forgetUser',
            src: 'forgetUser',
            input: ({ context }) => ({ drafts: context.ended === 'left' }),
            onDone: 'starting',
            onError: 'starting',
          },
          // A sign-in in another tab is restored once the former user's data are deleted.
          on: { 'tokens.changed': { actions: assign({ hasTokens: ({ event }) => event.userName !== null }) } },
        },
      },
    },
    tokens: {
      description: 'The renewal of the tokens, in any state of the session.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No renewal is under way.',
          on: { 'token.rejected': 'refreshing' },
        },
        refreshing: {
          description: 'One renewal is under way, and every refused call waits for it.',
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            input: ({ event }) => {
              assertEvent(event, 'token.rejected');
              return { stale: event.stale };
            },
            onDone: 'settled',
            onError: [
              { guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) }, target: 'settled' },
              { target: 'settled', actions: raise({ type: 'session.expired' }) },
            ],
          },
          after: {
            refreshDeadline: [
              { guard: 'isNetworkGone', target: 'settled' },
              { target: 'settled', actions: raise({ type: 'session.expired' }) },
            ],
          },
          on: {
            salir: 'settled',
            'session.expired': 'settled',
            'tokens.changed': { guard: 'hasEndedElsewhere', target: 'settled' },
          },
        },
      },
    },
  },
});

/** Who is signed in, as the name of the state. */
export const whoOf = ({ value: { session } }: SnapshotFrom<typeof sessionMachine>) =>
  typeof session === 'string' ? session : session.held;
