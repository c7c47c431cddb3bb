import { assign, not, type PromiseActorLogic, setup, stateIn } from 'xstate';
import { type Comment, inOrder, saysSame } from '../../domain/comments.ts';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

/** How long after one look for new comments the next one comes, in milliseconds: at rest, and after each failure in a row. */
const delays = { checkRest: 30_000, afterOneFailure: 60_000, afterTwoFailures: 120_000 } as const;

const operation = 'fetchTicketComments';

/** A reply that the service has taken and has not shown yet. */
export interface SentReply {
  readonly text: string;
  /** When it was sent: an ISO instant in UTC. */
  readonly at: string;
}

interface Thread {
  readonly comments: readonly Comment[];
  readonly dropped: number;
}

type ThreadEvent =
  /** Load again what failed, or look for new comments again after that had stopped. */
  | { readonly type: 'retry' }
  /** The browser has a network again: what failed for want of one is asked for once more. */
  | { readonly type: 'network.restored' }
  /** Look for new comments now. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' }
  /** What the request itself says, whenever it was loaded. */
  | { readonly type: 'ticket.loaded'; readonly requesterId: number | null; readonly takesComments: boolean }
  | ({ readonly type: 'reply.sent' } & SentReply)
  /** The reader sees the newest comment, or no longer does. */
  | { readonly type: 'end.reached' }
  | { readonly type: 'end.left' };

interface ThreadContext {
  /** Number of the request. */
  readonly id: number;
  readonly requesterId: number | null;
  /** In the order of the thread. */
  readonly comments: readonly Comment[];
  /** Shown behind the comments until the service gives them among those. */
  readonly sent: readonly SentReply[];
  /** How many comments of others have come since the thread was opened. */
  readonly arrived: number;
  /** How many of them the reader has not seen. */
  readonly unseen: number;
  /** How many came with the last look that brought any. */
  readonly lastArrival: number;
  readonly isAtEnd: boolean;
  /** Failures in a row of looking for new comments. */
  readonly failures: number;
  /** Why loading came to nothing. */
  readonly failure: Failure | null;
}

/** The thread with what a look brought: what is new in it, and which sent replies are among that. */
function merge(context: ThreadContext, { comments }: Thread): Partial<ThreadContext> {
  const known = new Set(context.comments.map(({ id }) => id));
  const sent = [...context.sent];
  const others = comments.filter((comment) => {
    if (known.has(comment.id)) return false;
    const isOwn = context.requesterId === null || comment.author_id === context.requesterId;
    const place = isOwn ? sent.findIndex(({ text }) => saysSame(comment, text)) : -1;
    if (place !== -1) sent.splice(place, 1);
    return place === -1 && comment.author_id !== context.requesterId;
  });
  return {
    comments: inOrder(comments),
    sent,
    failures: 0,
    arrived: context.arrived + others.length,
    lastArrival: others.length > 0 ? others.length : context.lastArrival,
    unseen: context.isAtEnd ? 0 : context.unseen + others.length,
  };
}

/**
 * The comments of a request: loaded once, then looked at every 30 s for new ones while somebody can see them and the request is open. A look that
 * fails is no matter for a toast; each failure in a row makes the next one later, the third ends it until the reader asks (assumptions R8).
 */
export const threadMachine = setup({
  types: {
    input: ofType<{ readonly id: number }>(),
    context: ofType<ThreadContext>(),
    events: ofType<ThreadEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    load: notProvided<Thread, { readonly id: number }>('load'),
  },
  actions: {
    emitNotice: emitNotice(),
    keepFirst: assign((_, { comments }: Thread) => ({ comments: inOrder(comments), failure: null })),
    merge: assign(({ context }, thread: Thread) => merge(context, thread)),
    keepSent: assign(({ context }, { text, at }: SentReply) => ({ sent: [...context.sent, { text, at }] })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasDropped: (_, { dropped }: Thread) => dropped > 0,
    isSeen: stateIn({ tab: 'shown' }),
    isClosed: stateIn({ request: 'closed' }),
    takesComments: ({ event }) => event.type === 'ticket.loaded' && event.takesComments,
    lackedNetwork: ({ context }) => context.failure?.kind === 'transport',
    isLastFailure: ({ context }) => context.failures >= 2,
  },
  delays: {
    nextCheck: ({ context: { failures } }) => {
      if (failures === 0) return delays.checkRest;
      return failures === 1 ? delays.afterOneFailure : delays.afterTwoFailures;
    },
  },
}).createMachine({
  id: 'thread',
  context: ({ input }) => ({
    id: input.id,
    requesterId: null,
    comments: [],
    sent: [],
    arrived: 0,
    unseen: 0,
    lastArrival: 0,
    isAtEnd: true,
    failures: 0,
    failure: null,
  }),
  type: 'parallel',
  states: {
    comments: {
      description: 'The comments themselves.',
      initial: 'loading',
      on: {
        'ticket.loaded': { actions: assign({ requesterId: ({ event }) => event.requesterId }) },
        'end.reached': { actions: assign({ isAtEnd: true, unseen: 0 }) },
        'end.left': { actions: assign({ isAtEnd: false }) },
        'reply.sent': { actions: { type: 'keepSent', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'The comments are being loaded.',
          tags: 'busy',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'hasDropped', params: ({ event }) => event.output },
                target: 'following',
                actions: [
                  { type: 'keepFirst', params: ({ event }) => event.output },
                  {
                    type: 'emitNotice',
                    params: ({ event }) => ({ notice: rowsDroppedNotice(operation, event.output.dropped) }),
                  },
                ],
              },
              { target: 'following', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: [
                assign({ failure: ({ event }) => toFailure(event.error, operation) }),
                { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, operation) }) },
              ],
            },
          },
        },
        failed: {
          description: 'The comments could not be loaded: tried again when asked, or when the missing network is back.',
          on: {
            retry: { target: 'loading', actions: assign({ failure: null }) },
            'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
          },
        },
        following: {
          description: 'The comments are here, and new ones are looked for.',
          initial: 'waiting',
          on: {
            'check.requested': { target: '.checking', reenter: true },
            'reply.sent': {
              target: '.checking',
              reenter: true,
              actions: { type: 'keepSent', params: ({ event }) => event },
            },
          },
          states: {
            waiting: {
              description: 'A rest until the next look, longer after each failure in a row.',
              always: [
                { guard: 'isClosed', target: 'ended' },
                { guard: not('isSeen'), target: 'paused' },
              ],
              after: { nextCheck: 'checking' },
            },
            checking: {
              description: 'New comments are being looked for.',
              on: { 'tab.hidden': 'paused' },
              invoke: {
                id: 'check',
                src: 'load',
                input: ({ context }) => ({ id: context.id }),
                onDone: { target: 'waiting', actions: { type: 'merge', params: ({ event }) => event.output } },
                onError: [
                  { guard: 'isLastFailure', target: 'stopped', actions: 'countFailure' },
                  { target: 'waiting', actions: 'countFailure' },
                ],
              },
            },
            paused: {
              description: 'Nobody sees the page.',
              always: { guard: 'isSeen', target: 'checking' },
            },
            stopped: {
              description: 'Looking failed too often. It goes on when asked, and when the browser has a network again.',
              on: {
                retry: { target: 'checking', actions: 'forgetFailures' },
                'network.restored': { target: 'checking', actions: 'forgetFailures' },
              },
            },
            ended: {
              description: 'The request takes no more comments.',
              always: { guard: not('isClosed'), target: 'waiting' },
            },
          },
        },
      },
    },
    tab: {
      description: 'Whether somebody can see the page.',
      initial: 'shown',
      states: {
        shown: { description: 'The tab is in sight.', on: { 'tab.hidden': 'hidden' } },
        hidden: { description: 'The tab is behind another one, or its window is.', on: { 'tab.shown': 'shown' } },
      },
    },
    request: {
      description: 'Whether the request takes comments.',
      initial: 'open',
      states: {
        open: {
          description: 'It takes comments, or nobody has said otherwise.',
          on: { 'ticket.loaded': { guard: not('takesComments'), target: 'closed' } },
        },
        closed: {
          description: 'It is solved or closed.',
          on: { 'ticket.loaded': { guard: 'takesComments', target: 'open' } },
        },
      },
    },
  },
});

/** The thread machine with its effect. */
export function provideThread(load: PromiseActorLogic<Thread, { readonly id: number }>) {
  return threadMachine.provide({ actors: { load } });
}
