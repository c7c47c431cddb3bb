import { and, assertEvent, assign, emit, fromCallback, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Draft } from '../../domain/draft.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { actionNotProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

/** What the browser holds under the id of the draft at the moment of an event; null where nothing is there, or no draft is. */
interface Seen {
  readonly stored: Draft<unknown> | null;
}

type DraftEvent =
  /** `draft` is what of the typing may be kept, null where it is none of its kind; `newId` is its id if it gets one now. */
  | ({ readonly type: 'typing.rested'; readonly draft: Draft<unknown> | null; readonly newId: string } & Seen)
  /** The form goes on with a draft that another page left behind. */
  | { readonly type: 'draft.taken'; readonly id: string; readonly draft: Draft<unknown> | null }
  /** The draft was sent, or given up. */
  | ({ readonly type: 'draft.dropped' } & Seen)
  /** The browser puts the page away, and may bring it back. */
  | ({ readonly type: 'page.putAway' } & Seen)
  | ({ readonly type: 'page.returned' } & Seen)
  | { readonly type: 'claim.refused' }
  | { readonly type: 'browser.kept'; readonly savedAt: string }
  | { readonly type: 'browser.refused' }
  /** The person wants to send the form, and may be asked first. */
  | ({ readonly type: 'send.requested'; readonly isLentGone: boolean } & Seen)
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.declined' }
  /** Raised: another page has sent or discarded the draft. */
  | { readonly type: 'draft.gone' }
  | ({ readonly type: 'form.closed'; readonly hasExpired: boolean } & Seen);

/** What is done to the drafts that the browser keeps. */
export type StoreEvent =
  | { readonly type: 'write'; readonly id: string; readonly draft: Draft<unknown> | null }
  | { readonly type: 'remove'; readonly id: string };

/** What the draft emits: notices, and that the form may be sent. */
export type DraftEmitted = NoticeEmitted | { readonly type: 'send.allowed' };

/** The draft of a form that was open when the session ended in this tab. */
export interface InterruptedDraft {
  readonly id: string;
  /** The draft itself where the browser had no room for it, or lost it together with the session; null where it is stored. */
  readonly draft: Draft<unknown> | null;
}

interface DraftContext {
  /** Id of this page's draft; null while there is none. */
  readonly id: string | null;
  /** What the form held when it was last kept or taken. */
  readonly latest: Draft<unknown> | null;
  /** When the draft that stands in the browser was saved, as far as this page knows; null where none does. */
  readonly savedAt: string | null;
  /** What stands in a form whose draft went elsewhere, as text. */
  readonly passed: string | null;
  /** Id of the draft that another page went on with. */
  readonly lent: string | null;
}

/** What of a draft is not to be lost, as text. */
const textOf = (draft: Pick<Draft<unknown>, 'uncertain' | 'values'> | null): string | null =>
  draft && JSON.stringify([draft.uncertain, draft.values]);

/** What the browser held, where the event tells. */
const seenIn = (event: DraftEvent): Draft<unknown> | null => ('stored' in event ? event.stored : null);

const say = (status: 'info' | 'warning', message: string) => {
  const notice: Notice = { type: 'message', status, title: 'Borrador', messages: [message] };
  return { type: 'emitNotice', params: { notice } } as const;
};
const sayFull = say('warning', 'Este navegador no pudo guardar el borrador. No cierres la página antes de terminar.');
const sayGone = say('info', 'Este borrador ya no está: se envió o se descartó desde otra página.');
const sayElsewhere = say('info', 'Este borrador siguió en otra página. Lo que cambies aquí será un borrador aparte.');

/**
 * The draft of one opening of a form: kept while typing rests, let go while the browser puts the page away, passed on where another page went on with it,
 * and left behind where the session ends. Over `unknown`; its keeper types it.
 */
export const draftMachine = setup({
  types: {
    context: ofType<DraftContext>(),
    events: ofType<DraftEvent>(),
    emitted: ofType<DraftEmitted>(),
  },
  actors: {
    /** Holds the draft for this page as long as it runs. */
    claim: fromCallback<{ type: 'unused' }, { readonly id: string | null }>(() => {
      throw new Error('Actor `claim` must be provided');
    }),
    /** The drafts of this browser: says at once whether they could be kept. */
    store: fromCallback<StoreEvent>(() => {
      throw new Error('Actor `store` must be provided');
    }),
  },
  actions: {
    emitNotice: emitNotice(),
    begin: assign(({ event }) => {
      assertEvent(event, 'typing.rested');
      const { newId, draft } = event;
      return { id: newId, latest: draft && { ...draft, id: newId }, savedAt: null, passed: null };
    }),
    keepLatest: assign(({ context, event }) => {
      assertEvent(event, 'typing.rested');
      return { latest: event.draft && { ...event.draft, id: context.id ?? '' } };
    }),
    take: assign(({ event }) => {
      assertEvent(event, 'draft.taken');
      const { id, draft } = event;
      return { id, latest: draft, savedAt: draft?.savedAt ?? null, passed: null, lent: null };
    }),
    pass: assign(({ context }) => ({ id: null, savedAt: null, passed: textOf(context.latest), lent: context.id })),
    forget: assign({ id: null, latest: null, savedAt: null, passed: null, lent: null }),
    forgetLent: assign({ lent: null }),
    see: assign({ savedAt: ({ event }) => seenIn(event)?.savedAt ?? null }),
    write: sendTo('store', ({ context }): StoreEvent => ({ type: 'write', id: context.id ?? '', draft: context.latest })),
    remove: sendTo('store', ({ context }): StoreEvent => ({ type: 'remove', id: context.id ?? '' })),
    allow: emit({ type: 'send.allowed' }),
    /** Leaves the draft to the same person's next session in this tab. */
    leaveBehind: (_, _params: InterruptedDraft) => actionNotProvided('leaveBehind'),
  },
  guards: {
    /** What is typed is no longer what another page went on with or sent. */
    isChanged: ({ context, event }) =>
      event.type === 'typing.rested' && (context.passed === null || textOf(event.draft) !== context.passed),
    /** No other page has changed or sent the draft since this page looked. */
    isUntouched: ({ context, event }) => context.savedAt === (seenIn(event)?.savedAt ?? null),
    /** Another page has only looked at it. */
    isSame: ({ context, event }) => seenIn(event) !== null && textOf(seenIn(event)) === textOf(context.latest),
    isStored: ({ event }) => seenIn(event) !== null,
    /** The browser kept it, and it is there no more: another page has sent or discarded it. */
    isGone: ({ context, event }) => context.savedAt !== null && seenIn(event) === null,
    /** Another page has sent or discarded the draft that it went on with. */
    isLentGone: ({ event }) => event.type === 'send.requested' && event.isLentGone,
    isInterrupted: ({ context, event }) => event.type === 'form.closed' && event.hasExpired && context.id !== null,
    isKept: not(stateIn({ open: { room: 'lacking' } })),
  },
}).createMachine({
  id: 'draft',
  context: { id: null, latest: null, savedAt: null, passed: null, lent: null },
  initial: 'open',
  states: {
    open: {
      description: 'The form is open.',
      type: 'parallel',
      invoke: { id: 'store', src: 'store' },
      on: {
        'form.closed': [
          {
            guard: and(['isInterrupted', 'isStored', 'isKept']),
            // One that the browser keeps is read again: another page may go on with it and send it meanwhile.
            target: 'interrupted',
            actions: { type: 'leaveBehind', params: ({ context }) => ({ id: context.id ?? '', draft: null }) },
          },
          {
            guard: 'isInterrupted',
            target: 'interrupted',
            actions: { type: 'leaveBehind', params: ({ context }) => ({ id: context.id ?? '', draft: context.latest }) },
          },
          { target: 'closed' },
        ],
      },
      states: {
        keeping: {
          description: 'Where the draft of this form is.',
          initial: 'none',
          on: { 'browser.kept': { actions: assign({ savedAt: ({ event }) => event.savedAt }) } },
          states: {
            none: {
              description: 'Nothing was typed yet, or the draft was sent or given up.',
              on: {
                'typing.rested': { target: 'held', actions: ['begin', 'write'] },
                'draft.taken': { target: 'held', actions: 'take' },
                'page.putAway': 'away.none',
              },
            },
            held: {
              description: 'What is typed is kept, and no other page may go on with it.',
              invoke: { id: 'claim', src: 'claim', input: ({ context }) => ({ id: context.id }) },
              on: {
                'typing.rested': { actions: ['keepLatest', 'write'] },
                'draft.taken': {
                  target: 'held',
                  reenter: true,
                  actions: 'take',
                },
                'draft.dropped': { target: 'none', actions: ['remove', 'forget'] },
                // Another page was faster: what is typed here becomes a draft of its own.
                'claim.refused': { target: 'passed', actions: 'pass' },
                'send.requested': {
                  guard: 'isGone',
                  target: 'passed',
                  actions: 'pass',
                },
                'page.putAway': { target: 'away.left', actions: 'see' },
              },
            },
            passed: {
              description: 'Another page has gone on with the draft, or sent it: only what is changed here makes another one.',
              on: {
                'typing.rested': {
                  guard: 'isChanged',
                  target: 'held',
                  actions: ['begin', 'write'],
                },
                'draft.taken': { target: 'held', actions: 'take' },
                'draft.dropped': { target: 'none', actions: 'forget' },
                'page.putAway': 'away.passed',
              },
            },
            away: {
              description: 'The page rests in the memory of the browser, and every other page may go on with the draft.',
              initial: 'none',
              states: {
                none: {
                  description: 'There is no draft to go on with.',
                  on: {
                    'typing.rested': { target: 'left', actions: ['begin', 'write'] },
                    'page.returned': '#draft.open.keeping.none',
                  },
                },
                left: {
                  description: 'The draft waits for whoever goes on with it first.',
                  on: {
                    'typing.rested': {
                      guard: 'isUntouched',
                      actions: ['keepLatest', 'write'],
                    },
                    'draft.dropped': [
                      {
                        guard: 'isUntouched',
                        target: 'none',
                        actions: ['remove', 'forget'],
                      },
                      { target: 'none', actions: 'forget' },
                    ],
                    'page.returned': [
                      { guard: 'isUntouched', target: '#draft.open.keeping.held' },
                      { guard: 'isSame', target: '#draft.open.keeping.held' },
                      {
                        guard: 'isStored',
                        target: '#draft.open.keeping.passed',
                        actions: ['pass', sayElsewhere],
                      },
                      {
                        target: '#draft.open.keeping.passed',
                        actions: ['pass', sayGone, raise({ type: 'draft.gone' })],
                      },
                    ],
                  },
                },
                passed: {
                  description: 'The draft had gone elsewhere before the page was put away.',
                  on: {
                    'typing.rested': {
                      guard: 'isChanged',
                      target: 'left',
                      actions: ['begin', 'write'],
                    },
                    'draft.dropped': { target: 'none', actions: 'forget' },
                    'page.returned': '#draft.open.keeping.passed',
                  },
                },
              },
            },
          },
        },
        room: {
          description: 'Whether the browser has room for the draft.',
          initial: 'enough',
          states: {
            enough: {
              description: 'All was kept so far.',
              on: { 'browser.refused': { target: 'lacking', actions: sayFull } },
            },
            lacking: {
              description: 'What was saved last is in the memory of this page alone.',
              on: { 'browser.kept': 'enoughAgain' },
            },
            enoughAgain: {
              description: 'There is room again; the person was told once that there was none.',
              on: { 'browser.refused': 'lacking' },
            },
          },
        },
        sending: {
          description: 'Whether the form may be sent unasked.',
          initial: 'free',
          states: {
            free: {
              description: 'Nobody else can have sent what stands here.',
              on: {
                'draft.gone': 'warned',
                'send.requested': [{ guard: or(['isGone', 'isLentGone']), target: 'asking' }, { actions: 'allow' }],
              },
            },
            warned: {
              description: 'Another page has sent or discarded the draft of this form.',
              on: { 'send.requested': 'asking', 'draft.dropped': 'free', 'draft.taken': 'free' },
            },
            asking: {
              description: 'The person is asked whether it is to be sent all the same.',
              on: {
                'send.confirmed': { target: 'free', actions: ['forgetLent', 'allow'] },
                'send.declined': 'warned',
                'draft.dropped': 'free',
              },
            },
          },
        },
      },
    },
    interrupted: {
      description: 'The session ended by itself: the same person goes on with the draft after the login.',
      type: 'final',
    },
    closed: { description: 'The form was left, and its draft waits to be offered.', type: 'final' },
  },
});
