import { and, assertEvent, assign, emit, fromCallback, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Draft } from '../../domain/draft.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { actionNotProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

/** The stored draft under the machine's id at the time of the event; null where there is none. */
interface WithStored {
  readonly stored: Draft<unknown> | null;
}

type DraftEvent =
  /** `draft` is null where nothing typed may be kept; `newId` is the id of a new draft. */
  | ({ readonly type: 'typing.paused'; readonly draft: Draft<unknown> | null; readonly newId: string } & WithStored)
  | { readonly type: 'draft.taken'; readonly id: string; readonly draft: Draft<unknown> | null }
  | ({ readonly type: 'draft.dropped' } & WithStored)
  /** The browser puts the page into its cache, and may bring it back. */
  | ({ readonly type: 'page.putAway' } & WithStored)
  | ({ readonly type: 'page.returned' } & WithStored)
  | { readonly type: 'claim.refused' }
  | { readonly type: 'browser.kept'; readonly savedAt: string }
  | { readonly type: 'browser.refused' }
  | ({ readonly type: 'send.requested'; readonly isHandedOverRemoved: boolean } & WithStored)
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.declined' }
  /** Raised: another page has sent or discarded the draft. */
  | { readonly type: 'draft.removed' }
  | ({ readonly type: 'form.closed'; readonly hasExpired: boolean } & WithStored);

/** Orders to the store of drafts. */
export type StoreEvent =
  | { readonly type: 'write'; readonly id: string; readonly draft: Draft<unknown> | null }
  | { readonly type: 'remove'; readonly id: string };

/** Notices, and the permission to send the form. */
export type DraftEmitted = NoticeEmitted | { readonly type: 'send.allowed' };

/** The draft of a form that was open when the session ended in this tab. */
export interface InterruptedDraft {
  readonly id: string;
  /** The draft where the browser does not store it; null where it does. */
  readonly draft: Draft<unknown> | null;
}

interface DraftContext {
  /** Id of this page's draft; null while there is none. */
  readonly id: string | null;
  /** The form's content when it was last kept or taken. */
  readonly latest: Draft<unknown> | null;
  /** When the stored draft was saved, as far as this page knows; null where none is stored. */
  readonly savedAt: string | null;
  /** The form's content, as text, when its draft went to another page. */
  readonly handedOverText: string | null;
  /** Id of the draft that another page continues. */
  readonly handedOverId: string | null;
}

/** The part of a draft that must not be lost, as text to compare. */
const textOf = (draft: Pick<Draft<unknown>, 'uncertain' | 'values'> | null): string | null =>
  draft && JSON.stringify([draft.uncertain, draft.values]);

const storedIn = (event: DraftEvent): Draft<unknown> | null => ('stored' in event ? event.stored : null);

const say = (status: 'info' | 'warning', message: string) => {
  const notice: Notice = { type: 'message', status, title: 'Borrador', messages: [message] };
  return { type: 'emitNotice', params: { notice } } as const;
};
const sayFull = say('warning', 'Este navegador no pudo guardar el borrador. No cierres la página antes de terminar.');
const sayRemoved = say('info', 'Este borrador ya no está: se envió o se descartó desde otra página.');
const sayElsewhere = say('info', 'Este borrador siguió en otra página. Lo que cambies aquí será un borrador aparte.');

/**
 * The draft of one opening of a form: kept when typing pauses, released with a hidden page, left to
 * the page that continues it, and to the next session when this one ends. Its keeper types it.
 */
export const draftMachine = setup({
  types: {
    context: ofType<DraftContext>(),
    events: ofType<DraftEvent>(),
    emitted: ofType<DraftEmitted>(),
  },
  actors: {
    /** Holds the draft for this page while it runs. */
    claim: fromCallback<{ type: 'unused' }, { readonly id: string | null }>(() => {
      throw new Error('Actor `claim` must be provided');
    }),
    /** Stores drafts in the browser and reports at once whether it could. */
    store: fromCallback<StoreEvent>(() => {
      throw new Error('Actor `store` must be provided');
    }),
  },
  actions: {
    emitNotice: emitNotice(),
    begin: assign(({ event }) => {
      assertEvent(event, 'typing.paused');
      const { newId, draft } = event;
      return { id: newId, latest: draft && { ...draft, id: newId }, savedAt: null, handedOverText: null };
    }),
    keepLatest: assign(({ context, event }) => {
      assertEvent(event, 'typing.paused');
      return { latest: event.draft && { ...event.draft, id: context.id ?? '' } };
    }),
    take: assign(({ event }) => {
      assertEvent(event, 'draft.taken');
      const { id, draft } = event;
      return { id, latest: draft, savedAt: draft?.savedAt ?? null, handedOverText: null, handedOverId: null };
    }),
    handOver: assign(({ context }) => ({
      id: null,
      savedAt: null,
      handedOverText: textOf(context.latest),
      handedOverId: context.id,
    })),
    forget: assign({ id: null, latest: null, savedAt: null, handedOverText: null, handedOverId: null }),
    forgetHandedOver: assign({ handedOverId: null }),
    see: assign({ savedAt: ({ event }) => storedIn(event)?.savedAt ?? null }),
    write: sendTo('store', ({ context }): StoreEvent => ({ type: 'write', id: context.id ?? '', draft: context.latest })),
    remove: sendTo('store', ({ context }): StoreEvent => ({ type: 'remove', id: context.id ?? '' })),
    allow: emit({ type: 'send.allowed' }),
    leaveBehind: (_, _params: InterruptedDraft) => actionNotProvided('leaveBehind'),
  },
  guards: {
    isChanged: ({ context, event }) =>
      event.type === 'typing.paused' && (context.handedOverText === null || textOf(event.draft) !== context.handedOverText),
    /** Whether no other page has changed or removed the draft since this page looked. */
    isUntouched: ({ context, event }) => context.savedAt === (storedIn(event)?.savedAt ?? null),
    /** Whether the stored draft has the same content, so that another page has only opened it. */
    isSame: ({ context, event }) => storedIn(event) !== null && textOf(storedIn(event)) === textOf(context.latest),
    isStored: ({ event }) => storedIn(event) !== null,
    /** Whether the stored draft is gone: another page has sent or discarded it. */
    isNoLongerStored: ({ context, event }) => context.savedAt !== null && storedIn(event) === null,
    /** Whether the page that continued the draft has sent or discarded it. */
    isHandedOverRemoved: ({ event }) => event.type === 'send.requested' && event.isHandedOverRemoved,
    isInterrupted: ({ context, event }) => event.type === 'form.closed' && event.hasExpired && context.id !== null,
    isKept: not(stateIn({ open: { room: 'lacking' } })),
  },
}).createMachine({
  id: 'draft',
  context: { id: null, latest: null, savedAt: null, handedOverText: null, handedOverId: null },
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
            // The stored draft is read again at login, as another page may change or send it.
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
          description: 'Which page holds the draft of this form.',
          initial: 'none',
          on: { 'browser.kept': { actions: assign({ savedAt: ({ event }) => event.savedAt }) } },
          states: {
            none: {
              description: 'Nothing was typed yet, or the draft was sent or discarded.',
              on: {
                'typing.paused': { target: 'held', actions: ['begin', 'write'] },
                'draft.taken': { target: 'held', actions: 'take' },
                'page.putAway': 'putAway.none',
              },
            },
            held: {
              description: 'The draft is kept, and no other page may continue it.',
              invoke: { id: 'claim', src: 'claim', input: ({ context }) => ({ id: context.id }) },
              on: {
                'typing.paused': { actions: ['keepLatest', 'write'] },
                'draft.taken': {
                  target: 'held',
                  reenter: true,
                  actions: 'take',
                },
                'draft.dropped': { target: 'none', actions: ['remove', 'forget'] },
                // Another page was faster: what is typed here becomes a draft of its own.
                'claim.refused': { target: 'handedOver', actions: 'handOver' },
                'send.requested': {
                  guard: 'isNoLongerStored',
                  target: 'handedOver',
                  actions: 'handOver',
                },
                'page.putAway': { target: 'putAway.left', actions: 'see' },
              },
            },
            handedOver: {
              description: 'Another page continued or sent the draft: a change here starts another draft.',
              on: {
                'typing.paused': {
                  guard: 'isChanged',
                  target: 'held',
                  actions: ['begin', 'write'],
                },
                'draft.taken': { target: 'held', actions: 'take' },
                'draft.dropped': { target: 'none', actions: 'forget' },
                'page.putAway': 'putAway.handedOver',
              },
            },
            putAway: {
              description: "The page is in the browser's cache, and any other page may continue the draft.",
              initial: 'none',
              states: {
                none: {
                  description: 'There is no draft to continue.',
                  on: {
                    'typing.paused': { target: 'left', actions: ['begin', 'write'] },
                    'page.returned': '#draft.open.keeping.none',
                  },
                },
                left: {
                  description: 'The draft waits for the first page that continues it.',
                  on: {
                    'typing.paused': {
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
                        target: '#draft.open.keeping.handedOver',
                        actions: ['handOver', sayElsewhere],
                      },
                      {
                        target: '#draft.open.keeping.handedOver',
                        actions: ['handOver', sayRemoved, raise({ type: 'draft.removed' })],
                      },
                    ],
                  },
                },
                handedOver: {
                  description: 'Another page had the draft before this page was put away.',
                  on: {
                    'typing.paused': {
                      guard: 'isChanged',
                      target: 'left',
                      actions: ['begin', 'write'],
                    },
                    'draft.dropped': { target: 'none', actions: 'forget' },
                    'page.returned': '#draft.open.keeping.handedOver',
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
              description: 'Every draft was stored so far.',
              on: { 'browser.refused': { target: 'lacking', actions: sayFull } },
            },
            lacking: {
              description: 'The last draft is in the memory of this page alone.',
              on: { 'browser.kept': 'enoughAgain' },
            },
            enoughAgain: {
              description: 'There is room again; the person was warned once.',
              on: { 'browser.refused': 'lacking' },
            },
          },
        },
        sending: {
          description: 'Whether the form may be sent without a question.',
          initial: 'free',
          states: {
            free: {
              description: 'No other page can have sent this form.',
              on: {
                'draft.removed': 'warned',
                'send.requested': [
                  { guard: or(['isNoLongerStored', 'isHandedOverRemoved']), target: 'asking' },
                  { actions: 'allow' },
                ],
              },
            },
            warned: {
              description: 'Another page has sent or discarded the draft of this form.',
              on: { 'send.requested': 'asking', 'draft.dropped': 'free', 'draft.taken': 'free' },
            },
            asking: {
              description: 'The person is asked whether to send the form all the same.',
              on: {
                'send.confirmed': { target: 'free', actions: ['forgetHandedOver', 'allow'] },
                'send.declined': 'warned',
                'draft.dropped': 'free',
              },
            },
          },
        },
      },
    },
    interrupted: {
      description: 'The session ended: the same person continues the draft after the login.',
      type: 'final',
    },
    closed: { description: 'The form was left, and its draft can be offered.', type: 'final' },
  },
});
