// The machines of many screens: every situation of their charts, with events for their effects.
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ContextFrom } from 'xstate';
import { expect, test } from 'vitest';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { expectFigures } from '../../tests/support/figures.ts';
import { leafOf } from '../../tests/support/paths.ts';
import type { Failure } from '../domain/failure.ts';
import type { Page } from '../domain/page.ts';
import { draftMachine } from './draft/draft-machine.ts';
import { exportMachine } from './export/export-machine.ts';
import { fetchMachine } from './fetch/fetch-machine.ts';
import { leaveMachine } from './leave/leave-machine.ts';
import { listMachine } from './list/list-machine.ts';
import { lookUpMachine } from './look-up/look-up-machine.ts';
import { searchMachine } from './search/search-machine.ts';
import { expiryMachine } from './session/expiry-machine.ts';
import { threadMachine } from './solicitud/thread-machine.ts';
import { versionMachine } from './version/version-machine.ts';
import { allRowsMachine, createRowStore } from './walk/all-rows-machine.ts';
import { walkMachine, walkStart } from './walk/walk-machine.ts';
import { writeMachine } from './write/write-machine.ts';

interface Chart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  /** All events; an answer comes only from an actor that runs. */
  readonly events: readonly AnyEventObject[];
  /** Whether an event can happen, where this depends on the context. */
  readonly when?: (context: never, event: AnyEventObject) => boolean;
  /** What the machine decides by, beside its state. */
  readonly decides: (context: never) => unknown;
  readonly promises: (state: string, context: never, busy: boolean) => Readonly<Record<string, boolean>>;
  readonly leaves: readonly string[];
}

const operation = 'fetchClientes';
const offline: Failure = { kind: 'transport', operation };
const refused: Failure = { kind: 'rejected', operation, status: 400, title: 'No', messages: [] };
const cancelled: Failure = { kind: 'cancelled', operation };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, error: Failure) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });
const later = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });

function page(count: number, { dropped = 0, totalPages = 2, totalCount = 400 } = {}): Page<unknown> {
  const meta = { currentPage: 1, totalPages, totalCount, hasPreviousPage: false, hasNextPage: true };
  return { rows: Array.from({ length: count }, (_, id) => ({ id })), dropped, meta };
}

const documento = (nuDocumento: string, complete: boolean) => ({
  type: 'documento.edited',
  tipoDocumento: 'CED',
  nuDocumento,
  complete,
});
const comment = (id: number) => ({ id, author_id: 7, body: '', html_body: '', created_at: '2026-11-20T10:00:00Z' });
const file = { name: '', incompleteName: '', append: async () => 0, close: async () => {}, keep: () => {}, discard: () => {} };
const draft = (values: string, savedAt = '1') => ({
  id: 'a',
  savedAt,
  label: '',
  step: 'form',
  attempted: [],
  uncertain: false,
  values,
});
const walkEnds = [
  { end: 'whole', pageNumber: 3, total: 400, taken: 400, dropped: 0, failure: null },
  { end: 'short', pageNumber: 3, total: 400, taken: 300, dropped: 100, failure: null },
  { end: 'failed', pageNumber: 2, total: 400, taken: 200, dropped: 0, failure: offline },
  { end: 'failed', pageNumber: 1, total: null, taken: 0, dropped: 0, failure: offline },
  { end: 'refused', pageNumber: 2, total: 400, taken: 200, dropped: 0, failure: offline },
];
const rememberedRows = {
  query: 'a',
  store: createRowStore(() => 0),
  progress: { pageNumber: 2, total: 400, taken: 200, dropped: 0 },
  rows: [],
  rowsAskedAt: '',
  startedAt: '',
  failure: offline,
  isOutdated: false,
};
/** The stored draft: none, known, saved again by another page, changed by another page. */
const held = [null, draft('uno'), draft('uno', '2'), draft('dos', '2')];
const place = (path: string) => ({ path, search: '', href: path, key: path });
const typings = [
  { isDirty: false, isKept: true, words: null },
  { isDirty: true, isKept: false, words: null },
];
const worker = { state: 'installed', postMessage: () => undefined };
const token = (expiresAt: number | null) => ({ type: 'token.changed', expiresAt });
/** Whether the clock of an event stands at `at`. */
const isAt = (event: object, at: string) => Reflect.get(event, 'at') === at;

const charts: readonly Chart[] = [
  {
    name: 'fetch',
    machine: fetchMachine,
    inputs: [{ operation, params: 1 }],
    events: [
      { type: 'params.changed', params: 1 },
      { type: 'params.changed', params: 2 },
      { type: 'retry' },
      { type: 'network.restored' },
      done('load', { data: ['uno'], dropped: 0 }),
      done('load', { data: ['uno'], dropped: 1 }),
      failed('load', offline),
      failed('load', refused),
    ],
    decides: ({ params, data, failure }: ContextFrom<typeof fetchMachine>) => [params, data, failure?.kind],
    promises: (state, { data, failure }: ContextFrom<typeof fetchMachine>, busy) => ({
      'it is busy while it loads': busy === (state === 'loading'),
      'it knows why it failed': (failure !== null) === (state === 'failed'),
      'what it holds is there when it says so, and gone when it failed':
        state === 'loading' || (data !== null) === (state === 'ready'),
    }),
    leaves: ['failed', 'loading', 'ready'],
  },
  {
    name: 'list',
    machine: listMachine,
    inputs: [{ operation }],
    events: [
      ...[1, 3].flatMap((pageNumber) =>
        ['a', 'b'].map((filter) => ({ type: 'page.requested', request: { filter, pageNumber, pageSize: 10 } })),
      ),
      { type: 'retry' },
      { type: 'network.restored' },
      ...[page(2), page(2, { dropped: 1 }), page(0, { dropped: 2 }), page(0), page(0, { totalPages: 0, totalCount: 0 })].map(
        (output) => done('fetchPage', output),
      ),
      failed('fetchPage', offline),
      failed('fetchPage', refused),
    ],
    decides: ({ request, answered, page: shown, failure }: ContextFrom<typeof listMachine>) => [
      request,
      answered,
      shown?.rows.length,
      failure?.kind,
    ],
    promises: (state, { request, answered, page: shown, failure }: ContextFrom<typeof listMachine>, busy) => ({
      'it is busy while a page is on its way, or asked for by its holder': busy === ['loading', 'beyondLast'].includes(state),
      'it knows why it failed': (failure !== null) === (state === 'failed'),
      'what it says is the answer to what was asked': !['rows', 'empty', 'beyondLast'].includes(state) || answered === request,
      'rows are there when it says so': state !== 'rows' || (shown?.rows.length ?? 0) > 0,
      'none are there when it says so': state !== 'empty' || shown?.rows.length === 0,
      'rows of another filter are gone after a failure':
        state !== 'failed' || answered === null || answered.filter === request?.filter,
    }),
    leaves: ['beyondLast', 'empty', 'failed', 'idle', 'loading', 'rows'],
  },
  {
    name: 'look-up',
    machine: lookUpMachine,
    inputs: [{ operation }],
    events: [
      documento('001', true),
      documento('002', true),
      documento('00', false),
      { type: 'retry' },
      { type: 'documento.found', data: { id: 9 } },
      later('typingRest', 'lookUp.resting'),
      done('find', { id: 1 }),
      done('find', null),
      failed('find', offline),
    ],
    decides: ({ documento: whose, data, failure }: ContextFrom<typeof lookUpMachine>) => [whose, data, failure?.kind],
    promises: (state, { documento: whose, data, failure }: ContextFrom<typeof lookUpMachine>, busy) => ({
      'it is busy while it looks': busy === (state === 'looking'),
      'somebody is there when it says so': (data !== null) === (state === 'found'),
      'it knows why it failed': (failure !== null) === (state === 'failed'),
      'it looks for a whole document': !['resting', 'looking', 'missing', 'failed'].includes(state) || whose !== null,
    }),
    leaves: ['failed', 'found', 'idle', 'looking', 'missing', 'resting'],
  },
  {
    name: 'write',
    machine: writeMachine.provide({ guards: { canVerify: () => true } }),
    inputs: [{ operation }, { operation, uncertain: true }, { operation, request: { body: 1 } }],
    events: [
      { type: 'write.requested', body: 1 },
      done('send', 'answer'),
      done('verify', null),
      done('verify', 'found'),
      ...[offline, refused, cancelled].map((error) => failed('send', error)),
      failed('verify', offline),
    ],
    decides: ({ request, uncertain, failure }: ContextFrom<typeof writeMachine>) => [request, uncertain, failure?.kind],
    promises: (state, { request, uncertain, failure, output }: ContextFrom<typeof writeMachine>, busy) => ({
      'it is busy while something is on its way': busy === ['sending', 'verifying'].includes(state),
      'nothing is kept to be sent while nobody waits': busy || request === null || ['written', 'alreadyThere'].includes(state),
      'what is uncertain is not sent unasked': state !== 'sending' || !uncertain,
      'what was refused is certain': state !== 'rejected' || (!uncertain && failure !== null),
      'uncertainty says so': state !== 'uncertain' || uncertain,
      'an end says how': (output !== null) === ['written', 'alreadyThere'].includes(state),
    }),
    leaves: ['alreadyThere', 'idle', 'rejected', 'sending', 'uncertain', 'verifying', 'written'],
  },
  {
    name: 'search',
    machine: searchMachine,
    inputs: [undefined],
    events: [
      { type: 'typed', lookUps: [] },
      { type: 'typed', lookUps: [{ kind: 'cliente', documento: '900' }] },
      {
        type: 'typed',
        lookUps: [
          { kind: 'cliente', documento: '900' },
          { kind: 'poliza', numero: 900 },
        ],
      },
      later('typingRest', 'search.resting'),
      ...['cliente', 'poliza'].flatMap((kind) => [done(kind, []), done(kind, [{}]), failed(kind, offline)]),
    ],
    // Each of its look-ups answers once.
    when: ({ answers }: ContextFrom<typeof searchMachine>, { actorId }) =>
      actorId === undefined || Object.entries(answers).some(([kind, { status }]) => kind === actorId && status === 'loading'),
    decides: ({ lookUps, answers, first }: ContextFrom<typeof searchMachine>) => [lookUps, answers, first],
    promises: (state, { lookUps, answers, first }: ContextFrom<typeof searchMachine>, busy) => ({
      'it is busy while somebody has not answered': busy === Object.values(answers).some(({ status }) => status === 'loading'),
      'it looks while it is busy': busy === (state === 'looking'),
      'it has an answer of all that were asked': state !== 'answered' || Object.keys(answers).length === lookUps.length,
      'answers go with what was typed': !['idle', 'resting'].includes(state) || Object.keys(answers).length === 0,
      'the first is one that was found': first === null || answers[first]?.status === 'found',
    }),
    leaves: ['answered', 'idle', 'looking', 'resting'],
  },
  {
    name: 'expiry',
    machine: expiryMachine.provide({
      guards: {
        isOver: ({ event }) => isAt(event, 'over'),
        isNear: ({ event }) => isAt(event, 'near'),
        isRenewable: ({ event }) => isAt(event, 'near') || isAt(event, 'renewable'),
        isActive: ({ event }) => Reflect.get(event, 'active') === true,
        mayRetry: ({ event }) => Reflect.get(event, 'pauseOver') === true,
      },
    }),
    inputs: [{ now: () => 0, token: () => 't' }],
    events: [
      token(null),
      ...['far', 'renewable', 'near', 'over'].flatMap((at) =>
        [true, false].flatMap((active) =>
          [true, false].flatMap((pauseOver) =>
            [
              token(1),
              { type: 'activity' },
              done('refreshTokens', undefined),
              ...[offline, refused].map((error) => failed('refreshTokens', error)),
              later('untilRenewable', 'expiry.waiting'),
              later('untilWarning', 'expiry.renewable'),
              later('untilEnd', 'expiry.warning.warned'),
            ].map((event) => ({ ...event, at, active, pauseOver })),
          ),
        ),
      ),
    ],
    decides: ({ expiresAt, triedAt }: ContextFrom<typeof expiryMachine>) => [expiresAt, triedAt === Number.POSITIVE_INFINITY],
    promises: (state, { expiresAt }: ContextFrom<typeof expiryMachine>) => ({
      'it follows what ends, and nothing else': (expiresAt === null) === (state === 'unknown'),
    }),
    leaves: ['over', 'renewable', 'renewing', 'unknown', 'waiting', 'warning.renewing', 'warning.warned'],
  },
  {
    name: 'thread',
    machine: threadMachine,
    inputs: [{ id: 60 }],
    events: [
      ...['retry', 'check.requested', 'tab.hidden', 'tab.shown', 'end.reached', 'end.left'].map((type) => ({ type })),
      ...[true, false].map((takesComments) => ({ type: 'ticket.loaded', requesterId: 1, takesComments })),
      { type: 'reply.sent', text: 'x', at: '' },
      done('load', { comments: [comment(1)], dropped: 0 }),
      done('load', { comments: [comment(1)], dropped: 1 }),
      failed('load', offline),
      done('check', { comments: [comment(1), comment(2)], dropped: 0 }),
      failed('check', offline),
      later('nextCheck', 'thread.comments.following.waiting'),
    ],
    decides: ({ comments, sent, unseen, isAtEnd, failures }: ContextFrom<typeof threadMachine>) => [
      comments.length,
      sent.length > 0,
      unseen > 0,
      isAtEnd,
      Math.min(failures, 3),
    ],
    promises: (state, { comments, unseen, isAtEnd, failures, failure }: ContextFrom<typeof threadMachine>, busy) => ({
      'it is busy while it loads': busy === state.includes('comments.loading'),
      'it knows why it failed': (failure !== null) === state.includes('comments.failed'),
      'comments are there while it follows': comments.length > 0 === state.includes('following'),
      'a rest is for a page that is seen, of a request that is open':
        !state.includes('following.waiting') || (state.includes('tab.shown') && state.includes('request.open')),
      'it stops at the third failure in a row':
        (!state.includes('following.stopped') || failures >= 3) && (!state.includes('following.waiting') || failures < 3),
      'nothing is unseen at the end': !isAtEnd || unseen === 0,
    }),
    leaves: [
      'comments.failed',
      'comments.following.checking',
      'comments.following.ended',
      'comments.following.paused',
      'comments.following.stopped',
      'comments.following.waiting',
      'comments.loading',
      'request.closed',
      'request.open',
      'tab.hidden',
      'tab.shown',
    ],
  },
  {
    name: 'draft',
    machine: draftMachine.provide({ actions: { leaveBehind: () => undefined } }),
    inputs: [undefined],
    events: [
      ...['uno', 'dos', null].flatMap((text) =>
        held.map((stored) => ({ type: 'typing.paused', draft: text && draft(text), newId: 'b', stored })),
      ),
      ...['draft.dropped', 'page.putAway', 'page.returned'].flatMap((type) => held.map((stored) => ({ type, stored }))),
      ...[true, false].flatMap((isHandedOverRemoved) =>
        held.map((stored) => ({ type: 'send.requested', isHandedOverRemoved, stored })),
      ),
      ...[true, false].flatMap((hasExpired) => held.map((stored) => ({ type: 'form.closed', hasExpired, stored }))),
      ...[null, draft('uno')].map((taken) => ({ type: 'draft.taken', id: 'a', draft: taken })),
      ...['1', '2'].map((savedAt) => ({ type: 'browser.kept', savedAt })),
      ...['browser.refused', 'claim.refused', 'send.confirmed', 'send.declined'].map((type) => ({ type })),
    ],
    // Without an id nothing is stored, and storing needs an id.
    when: ({ id, handedOverId }: ContextFrom<typeof draftMachine>, { type, stored, isHandedOverRemoved }) =>
      (id !== null || (!type.startsWith('browser') && (stored ?? null) === null)) &&
      (handedOverId !== null || isHandedOverRemoved !== true),
    decides: ({ id, latest, savedAt, handedOverText, handedOverId }: ContextFrom<typeof draftMachine>) => [
      [id, latest?.values, savedAt, handedOverText],
      handedOverId !== null,
    ],
    promises: (state, { id, savedAt, handedOverText }: ContextFrom<typeof draftMachine>) => ({
      'it has a draft while it holds or leaves one': !state.startsWith('open') || (id !== null) === /held|left/.test(state),
      'nothing is known of no draft': id !== null || savedAt === null,
      'what went elsewhere is known while it is there no more':
        handedOverText === null || /handedOver/.test(state) || state === 'closed',
      'only a draft is interrupted': state !== 'interrupted' || id !== null,
    }),
    leaves: [
      'closed',
      'interrupted',
      'open.keeping.handedOver',
      'open.keeping.held',
      'open.keeping.none',
      'open.keeping.putAway.handedOver',
      'open.keeping.putAway.left',
      'open.keeping.putAway.none',
      'room.enough',
      'room.enoughAgain',
      'room.lacking',
      'sending.asking',
      'sending.free',
      'sending.warned',
    ],
  },
  {
    name: 'leave',
    machine: leaveMachine,
    inputs: [{ here: place('/a') }],
    events: [
      { type: 'place.changed', place: place('/a') },
      { type: 'place.changed', place: place('/b') },
      ...['/a', '/b'].flatMap((path) =>
        [-1, 0].flatMap((moved) => typings.map((typing) => ({ type: 'place.moved', place: place(path), moved, typing }))),
      ),
      ...[true, false].flatMap((isElsewhere) =>
        typings.map((typing) => ({ type: 'link.followed', way: { to: '/b', options: undefined }, isElsewhere, typing })),
      ),
      { type: 'stay' },
      { type: 'leave' },
    ],
    decides: ({ here, wanted }: ContextFrom<typeof leaveMachine>) => [here.path, wanted],
    promises: (state, { wanted, typing }: ContextFrom<typeof leaveMachine>) => ({
      'it knows where the person wanted to go while it asks, and only then': (wanted !== null) === (state === 'asking'),
      'it asks about typing alone': state !== 'asking' || typing.isDirty,
    }),
    leaves: ['asking', 'departing', 'watching'],
  },
  {
    name: 'version',
    machine: versionMachine.provide({ actions: { tell: () => undefined, reload: () => undefined } }),
    inputs: [undefined],
    events: [
      { type: 'page.opened' },
      { type: 'version.installed', worker },
      ...[true, false].flatMap((isTyped) => [
        { type: 'worker.changed', isTyped },
        { type: 'take', isTyped, isWaiting: true },
        { type: 'take', isTyped, isWaiting: false },
        done('findWaiting', { worker, isTyped }),
      ]),
      done('findWaiting', null),
      failed('findWaiting', offline),
      done('judge', true),
      done('judge', false),
      failed('judge', offline),
    ],
    decides: ({ unasked, worker: known }: ContextFrom<typeof versionMachine>) => [unasked !== null, known !== null],
    promises: (state, { unasked, worker: known }: ContextFrom<typeof versionMachine>) => ({
      'it knows the worker that it ordered': !state.includes('unasked.ordered') || unasked !== null,
      'it knows what it offers': /offer.none/.test(state) || known !== null,
    }),
    leaves: [
      'offer.judging',
      'offer.none',
      'offer.offered.held',
      'offer.offered.open',
      'offer.reloading',
      'offer.taking',
      'unasked.looking',
      'unasked.ordered',
      'unasked.over',
      'unasked.unopened',
    ],
  },
  {
    name: 'export',
    machine: exportMachine.provide({ actions: { holdFile: () => undefined, discardFile: () => undefined } }),
    inputs: [{ operation, stoppedNotice: { type: 'message', status: 'info', title: '', messages: [] } }],
    events: [
      { type: 'export.requested', filter: {}, layout: [], rows: null },
      { type: 'export.requested', filter: {}, layout: [], rows: [{}] },
      done('writeRows', 1),
      failed('writeRows', offline),
      ...['cancel', 'left', 'retry', 'keep', 'dismiss'].map((type) => ({ type })),
      done('openFile', file),
      done('openFile', null),
      failed('openFile', offline),
      ...[100, 400].map((taken) => ({ type: 'walk.progressed', progress: { pageNumber: 2, total: 400, taken, dropped: 0 } })),
      ...walkEnds.map((end) => done('walk', end)),
      done('closeFile', undefined),
      failed('closeFile', offline),
      done('keepFile', undefined),
      failed('keepFile', offline),
    ],
    decides: ({ progress, failure, rows }: ContextFrom<typeof exportMachine>) => [progress, failure?.kind, rows?.length],
    promises: (state, { file: open, progress: { total, taken }, failure }: ContextFrom<typeof exportMachine>, busy) => ({
      'it is busy while it runs': busy === /^(?:running|keeping)/.test(state),
      'pages go into an open file': !/walking|writing|closing/.test(state) || open !== null,
      'only what is whole is done': !['done', 'running.closing'].includes(state) || taken === total,
      'what is incomplete lacks rows': !state.startsWith('incomplete') || total === null || taken < total,
      'it knows which page failed': state !== 'incomplete.failed' || failure !== null,
    }),
    leaves: [
      'cancelled',
      'done',
      'idle',
      'incomplete.failed',
      'incomplete.short',
      'keeping',
      'kept',
      'running.choosing',
      'running.closing',
      'running.walking',
      'running.writing',
      'unwritable',
    ],
  },
  {
    name: 'walk',
    machine: walkMachine.provide({ actions: { tellProgress: () => undefined } }),
    inputs: [400, 300].map((most) => ({ operation, filter: {}, into: null, from: walkStart, most })),
    events: [
      done('fetchPage', page(200)),
      done('fetchPage', page(0)),
      failed('fetchPage', offline),
      ...[200, 100, 0].map((count) => done('takeRows', count)),
      failed('takeRows', offline),
      later('retryPause', 'walk.waiting'),
    ],
    decides: ({ pageNumber, hasFailed, page: had, taken, failure, most }: ContextFrom<typeof walkMachine>) => [
      pageNumber,
      hasFailed,
      had?.rows.length,
      taken,
      failure?.kind,
      most,
    ],
    promises: (state, { total, taken, most, failure }: ContextFrom<typeof walkMachine>) => ({
      'all rows are there when it is whole': state !== 'whole' || taken === total,
      'what is short lacks rows': state !== 'short' || taken < (total ?? 0),
      'none are taken of too many': state !== 'tooMany' || (taken === 0 && (total ?? 0) > most),
      'it knows why it failed': !['failed', 'refused'].includes(state) || failure !== null,
    }),
    leaves: ['failed', 'fetching', 'refused', 'short', 'taking', 'tooMany', 'waiting', 'whole'],
  },
  {
    name: 'all-rows',
    machine: allRowsMachine,
    inputs: [null, 'walking', 'whole', 'stopped', 'failed', 'short'].map((lastState) => ({
      operation,
      newStore: () => createRowStore(() => 0),
      now: () => '',
      remembered: lastState && { ...rememberedRows, lastState },
    })),
    events: [
      ...[null, 400, 3000, 30_000].flatMap((total) =>
        [true, false].map((wantsAllRows) => ({ type: 'list.seen', query: 'a', filter: {}, total, wantsAllRows })),
      ),
      { type: 'list.seen', query: 'b', filter: {}, total: null, wantsAllRows: true },
      ...['rows.requested', 'stop', 'continue', 'rows.outdated', 'network.restored'].map((type) => ({ type })),
      { type: 'walk.progressed', progress: { pageNumber: 2, total: 400, taken: 200, dropped: 0 } },
      ...[...walkEnds, { ...walkEnds[1], end: 'tooMany' }].map((end) => done('walk', end)),
    ],
    decides: ({ seen, progress, failure, rowsAskedAt, isOutdated, store }: ContextFrom<typeof allRowsMachine>) => [
      seen?.query,
      seen?.total,
      seen?.wantsAllRows,
      progress,
      failure?.kind,
      rowsAskedAt,
      isOutdated,
      store !== null,
    ],
    promises: (state, { seen, store, failure, rowsAskedAt }: ContextFrom<typeof allRowsMachine>, busy) => ({
      'it is busy while it walks': busy === (state === 'walking'),
      'it walks into a store, because all rows are wanted':
        state !== 'walking' || (store !== null && seen?.wantsAllRows === true),
      'it knows from when its rows are': state !== 'whole' || rowsAskedAt !== null,
      'it offers what is wanted': state !== 'offered' || seen?.wantsAllRows === true,
      'it knows why it failed': state !== 'incomplete.failed' || failure !== null,
    }),
    leaves: ['incomplete.failed', 'incomplete.short', 'incomplete.stopped', 'none', 'offered', 'tooMany', 'walking', 'whole'],
  },
];

/** Whether an answer can come, as its actor runs. */
function mayHappen({ status, children }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return status === 'active' && (actor === undefined || children[actor] !== undefined);
}

test.each(charts)(
  'every path of $name ends where its promises hold',
  async ({ name, machine, inputs, events, when, decides, promises, leaves }) => {
    const essence = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, decides(context as never)]);
    const logic = machine as ActorLogic<AnyMachineSnapshot, AnyEventObject>;
    const filterEvents = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      mayHappen(snapshot, event) && (when?.(snapshot.context as never, event) ?? true);
    const seen = new Set<string>();
    const reached = new Set<string>();
    let paths = 0;
    for (const input of inputs) {
      const options = { input, events, filterEvents, serializeState: essence, limit: 100_000 };
      const map = getAdjacencyMap(logic, options);
      for (const { state, steps } of getShortestPaths(logic, options)) {
        const leaf = leafOf(state.value as string | object);
        const title = steps.map(({ event }) => event.type).join(' → ');
        const kept = promises(leaf, state.context as never, state.hasTag('busy'));
        expect(
          Object.entries(kept).flatMap(([promise, holds]) => (holds ? [] : [promise])),
          `${leaf} after ${title}`,
        ).toEqual([]);
        for (const part of leaf.split(' ')) reached.add(part);
        if (seen.has(essence(state))) continue;
        seen.add(essence(state));
        paths += Object.keys(map[essence(state) as keyof typeof map]?.transitions ?? {}).length;
      }
    }
    await expectFigures(name, 'every path of its chart', { situations: seen.size, paths });
    expect([...reached].toSorted()).toEqual(leaves);
  },
);
