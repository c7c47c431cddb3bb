import type { ActorLogic, AnyEventObject } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import {
  authenticated,
  createSessionTest,
  credentials,
  otra,
  rejected,
  type SessionTest,
  storedFor,
  transport,
} from '../../../tests/support/session.ts';
import { expectFigures } from '../../../tests/support/figures.ts';
import { ana, usuario } from '../../../tests/support/usuarios.ts';
import { sessionMachine, whoOf } from './session-machine.ts';

vi.stubGlobal('navigator', { onLine: true });

const refusedUser = usuario(1006);
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });

/**
 * The events of a session. The graph is searched with `event`; `make` makes it happen to a running
 * session: an actor answers, another tab writes, time passes.
 */
const happenings = {
  submit: {
    event: { type: 'credentials.submitted', ...credentials },
    make: (t) => t.actor.send({ type: 'credentials.submitted', ...credentials }),
  },
  retry: { event: { type: 'retry' }, make: (t) => t.actor.send({ type: 'retry' }) },
  salir: { event: { type: 'salir' }, make: (t) => t.actor.send({ type: 'salir' }) },
  'other tab left': { event: { type: 'tokens.changed', userName: null, hasExpired: false }, make: (t) => t.otherTab(null) },
  'expired in other tab': {
    event: { type: 'tokens.changed', userName: null, hasExpired: true },
    make: (t) => t.otherTab(null, true),
  },
  'other tab has ana': { event: { type: 'tokens.changed', userName: 'ana', hasExpired: false }, make: (t) => t.otherTab('ana') },
  'other tab has otra': {
    event: { type: 'tokens.changed', userName: 'otra', hasExpired: false },
    make: (t) => t.otherTab('otra'),
  },
  'token rejected': {
    event: { type: 'token.rejected', stale: 't-ana' },
    make: (t) => t.actor.send({ type: 'token.rejected', stale: 't-ana' }),
  },
  'user restored': { event: done('fetchCurrentUser', ana), make: (t) => t.fetchCurrentUser.call().answer(ana) },
  'user without role restored': {
    event: done('fetchCurrentUser', refusedUser),
    make: (t) => t.fetchCurrentUser.call().answer(refusedUser),
  },
  'bearer refused': {
    event: failed('fetchCurrentUser', rejected('fetchCurrentUser', 401)),
    make: (t) => t.fetchCurrentUser.call().fail(rejected('fetchCurrentUser', 401)),
  },
  'restoring failed': {
    event: failed('fetchCurrentUser', transport('fetchCurrentUser')),
    make: (t) => t.fetchCurrentUser.call().fail(transport('fetchCurrentUser')),
  },
  'user authenticated': {
    event: done('authenticate', authenticated()),
    make: (t) => t.authenticate.call().answer(authenticated()),
  },
  'user without role authenticated': {
    event: done('authenticate', authenticated(refusedUser)),
    make: (t) => t.authenticate.call().answer(authenticated(refusedUser)),
  },
  'credentials refused': {
    event: failed('authenticate', rejected('authenticate', 401)),
    make: (t) => t.authenticate.call().fail(rejected('authenticate', 401)),
  },
  'user forgotten': { event: done('forgetUser'), make: (t) => t.forgetUser.call().answer() },
  'user not forgotten': {
    event: failed('forgetUser', new Error('denied')),
    make: (t) => t.forgetUser.call().fail(new Error('denied')),
  },
  refreshed: { event: done('refreshTokens'), make: (t) => t.refreshTokens.call().answer() },
  'refresh refused': {
    event: failed('refreshTokens', rejected('refreshToken', 401)),
    make: (t) => t.refreshTokens.call().fail(rejected('refreshToken', 401)),
  },
  'refresh without network': {
    event: failed('refreshTokens', transport('refreshToken')),
    make: (t) => t.refreshTokens.call().fail(transport('refreshToken')),
  },
  'refresh late': {
    event: { type: 'xstate.after.refreshDeadline.session.tokens.refreshing' },
    make: (t) => t.clock.increment(15_000),
  },
} satisfies Record<string, { event: AnyEventObject; make: (t: SessionTest) => unknown }>;

type Name = keyof typeof happenings;
const names = Object.keys(happenings) as Name[];
// Names travel with the events, so that a step of a path can be made to happen.
const events = names.map((name) => ({ ...happenings[name].event, name })) as unknown as readonly SessionEvent[];
type Snapshot = ReturnType<SessionTest['actor']['getSnapshot']>;
type SessionEvent = Parameters<SessionTest['actor']['send']>[0];
const nameOf = (event: SessionEvent) => (event as unknown as { name: Name }).name;

const running = {
  fetchCurrentUser: (snapshot) => whoOf(snapshot) === 'restoring',
  authenticate: (snapshot) => whoOf(snapshot) === 'authenticating',
  forgetUser: (snapshot) => whoOf(snapshot) === 'signingOut',
  refreshTokens: ({ value }) => value.tokens === 'refreshing',
} satisfies Record<string, (snapshot: Snapshot) => boolean>;

const isActor = (id: string): id is keyof typeof running => id in running;

function mayHappen(snapshot: Snapshot, event: SessionEvent): boolean {
  if (event.type.startsWith('xstate.after.')) return running.refreshTokens(snapshot);
  const actor = event.type.match(/^xstate\.(?:done|error)\.actor\.(\w+)$/)?.[1];
  return actor === undefined || (isActor(actor) && running[actor](snapshot));
}

// The types of xstate/graph know no emitted events.
const logic = sessionMachine as unknown as ActorLogic<Snapshot, SessionEvent, { readonly hasTokens: boolean }>;
const options = (hasTokens: boolean) => ({
  input: { hasTokens },
  events,
  filterEvents: mayHappen,
  serializeState: ({ value }: Snapshot) => JSON.stringify(value),
});

type Path = StatePath<Snapshot, SessionEvent>;
type Steps = readonly Pick<Step<Snapshot, SessionEvent>, 'event' | 'state'>[];

/** The shortest path to every state, and each event that can follow it. */
function pathsFrom(hasTokens: boolean): readonly Steps[] {
  const shortest: readonly Path[] = getShortestPaths(logic, options(hasTokens));
  const map = getAdjacencyMap(logic, options(hasTokens));
  return shortest.flatMap((path) => {
    // The first step is the start; each other one names the state after its event.
    const steps: Steps = path.steps.slice(1);
    const next = map[JSON.stringify(path.state.value) as keyof typeof map]?.transitions ?? {};
    return [steps, ...Object.values(next).map(({ event, state }): Steps => [...steps, { event, state }])];
  });
}

/** `foreign` is a session of another tab that this tab could not restore yet. */
function holds(t: SessionTest, foreign: boolean): void {
  const seen = t.see();
  expect(seen.usuario !== null, 'a user if and only if authorised').toBe(seen.session === 'authorised');
  expect(seen.busy, 'busy').toBe(['restoring', 'authenticating', 'signingOut'].includes(seen.session));
  expect(seen.failure !== null, 'a failure only where it can be retried').toBe(seen.session === 'restoringFailed');
  if (!foreign) {
    const open = ['authorised', 'restoring', 'restoringFailed'].includes(seen.session);
    expect(seen.stored !== null, 'tokens are stored only while there is a session').toBe(open);
  }
  if (seen.session === 'authorised') {
    expect(seen.stored?.userName, 'the tokens are those of the user').toBe(seen.usuario);
    expect(seen.ended).toBeNull();
  }
  for (const id of ['fetchCurrentUser', 'authenticate', 'forgetUser', 'refreshTokens'] as const) {
    const open = t[id].calls.filter((call) => call.open()).length;
    expect(open, `calls of ${id} that somebody waits for`).toBe(running[id](t.actor.getSnapshot()) ? 1 : 0);
  }
}

/** The notices that one step may raise: only those of a failure or of an end. */
const noticesOfStep = (name: Name, before: ReturnType<SessionTest['see']>, after: ReturnType<SessionTest['see']>): number => {
  if (name === 'restoring failed' || name === 'credentials refused' || name.startsWith('user without role')) return 1;
  return before.session !== 'signingOut' && after.session === 'signingOut' && after.ended === 'expired' ? 1 : 0;
};

/** A session with a sequence of events; its promises are asserted after each. */
function createWalker(hasTokens: boolean) {
  const t = createSessionTest({ stored: hasTokens ? storedFor('ana') : null });
  let foreign = false;
  holds(t, foreign);
  return {
    t,
    step: async (name: Name) => {
      const before = t.see();
      // The stored tokens decide whom the service names.
      if (name === 'user restored' && t.store.session?.userName === 'otra') await t.fetchCurrentUser.call().answer(otra);
      else await happenings[name].make(t);
      const after = t.see();
      const deaf = ['authenticating', 'signingOut'];
      if (name.startsWith('other tab')) foreign = deaf.includes(before.session) && after.stored !== null;
      else if (!['anonymous', ...deaf].includes(after.session)) foreign = false;
      expect(after.notices.length - before.notices.length, `notices of "${name}" when ${before.session}`).toBe(
        noticesOfStep(name, before, after),
      );
      holds(t, foreign);
    },
  };
}

const title = (steps: Steps) => steps.map(({ event }) => nameOf(event)).join(' → ') || 'start';

test('every path of the session leads where the chart says, and its promises hold on the way', async () => {
  let count = 0;
  const reached = new Set<string>();
  for (const hasTokens of [false, true]) {
    for (const steps of pathsFrom(hasTokens)) {
      const { t, step } = createWalker(hasTokens);
      for (const { event, state } of steps) {
        await step(nameOf(event));
        expect(t.actor.getSnapshot().value, `after ${title(steps)}`).toEqual(state.value);
        reached.add(JSON.stringify({ session: whoOf(state), tokens: state.value.tokens }));
      }
      count += 1;
    }
  }
  await expectFigures('session', 'every path', { situations: reached.size, paths: count });
  const sessions = ['anonymous', 'authenticating', 'authorised', 'restoring', 'restoringFailed', 'signingOut'];
  expect([...reached].toSorted()).toEqual(
    sessions.flatMap((session) => ['refreshing', 'settled'].map((tokens) => JSON.stringify({ session, tokens }))),
  );
});
