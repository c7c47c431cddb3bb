import { assign, not, type PromiseActorLogic, setup, stateIn } from 'xstate';
import { type Comment, inOrder, saysSame } from '../../domain/comments.ts';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

/** Pause before the next look for new comments, in milliseconds, by failures in a row. */
const delays = { checkRest: 30_000, afterOneFailure: 60_000, afterTwoFailures: 120_000 } as const;

const operation = 'fetchTicketComments';

/** A reply that the service has taken and does not show yet. */
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
  /** Loads again after a failure, or resumes looking for new comments. */
  | { readonly type: 'retry' }
  /** Repeats what failed for want of network. */
  | { readonly type: 'network.restored' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'ticket.loaded'; readonly requesterId: number | null; readonly takesComments: boolean }
  | ({ readonly type: 'reply.sent' } & SentReply)
  | { readonly type: 'end.reached' }
  | { readonly type: 'end.left' };

interface ThreadContext {
  readonly id: number;
  readonly requesterId: number | null;
  readonly comments: readonly Comment[];
  /** Replies shown behind the comments until the service returns them. */
  readonly sent: readonly SentReply[];
  /** How many comments of others have come since the thread was opened. */
  readonly arrived: number;
  /** How many of them the reader has not seen. */
  readonly unseen: number;
  /** How many came with the last look that brought any. */
  readonly lastArrival: number;
  readonly isAtEnd: boolean;
  readonly failures: number;
  readonly failure: Failure | null;
}

/** Counts the new comments of others, and drops sent replies that have arrived. */
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
 * The comments of a request, with a look for new ones every 30 s while the page is visible and the
 * request open. A failed look is silent; the third in a row ends them (assumptions R8).
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
      description: 'The comments of the request.',
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
          description: 'The comments could not be loaded. They are loaded on retry, and when a missing network is back.',
          on: {
            retry: { target: 'loading', actions: assign({ failure: null }) },
            'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
          },
        },
        following: {
          description: 'The comments are loaded, and new ones are looked for.',
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
              description: 'A pause before the next look, longer after each failure in a row.',
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
              description: 'The page is hidden.',
              always: { guard: 'isSeen', target: 'checking' },
            },
            stopped: {
              description: 'Three looks in a row failed. The machine resumes on retry, and when the network is back.',
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
      description: 'Whether the page is visible.',
      initial: 'shown',
      states: {
        shown: { description: 'The tab is visible.', on: { 'tab.hidden': 'hidden' } },
        hidden: { description: 'The tab or its window is hidden.', on: { 'tab.shown': 'shown' } },
      },
    },
    request: {
      description: 'Whether the request takes comments.',
      initial: 'open',
      states: {
        open: {
          description: 'The request takes comments, or is not loaded yet.',
          on: { 'ticket.loaded': { guard: not('takesComments'), target: 'closed' } },
        },
        closed: {
          description: 'The request is solved or closed.',
          on: { 'ticket.loaded': { guard: 'takesComments', target: 'open' } },
        },
      },
    },
  },
});

export function provideThread(load: PromiseActorLogic<Thread, { readonly id: number }>) {
  return threadMachine.provide({ actors: { load } });
}
