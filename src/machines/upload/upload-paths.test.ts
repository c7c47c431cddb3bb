import type { ActorLogic, AnyEventObject } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { expect, test } from 'vitest';
import {
  archivo,
  cancelled,
  createUploadTest,
  datos,
  done,
  file,
  lost,
  notVerified,
  refused,
  stored,
  type UploadTest,
} from '../../../tests/support/uploads.ts';
import { expectFigures, walkTimeout } from '../../../tests/support/figures.ts';
import type { Failure } from '../../domain/failure.ts';
import { uploadMachine, type UploadSnapshot } from './upload-machine.ts';
import type { UploadEvent, UploadInput } from './upload-types.ts';

interface Happening {
  /** The machine's event, with which the graph is searched. */
  readonly event: AnyEventObject;
  /** Makes the event happen to a running upload; by default sends it. */
  readonly make?: (t: UploadTest) => Promise<void>;
  readonly when?: (snapshot: UploadSnapshot) => boolean;
  readonly notices?: number;
}

const smaller = file('menor.jpg', 100);
const stillHuge = file('grande.jpg', 11 * 1024 * 1024 - 1);
const body = new Blob(['{}']);

const at =
  (value: UploadSnapshot['value']) =>
  (snapshot: UploadSnapshot): boolean =>
    snapshot.value === value;

const given = (
  state: UploadSnapshot['value'],
  id: string,
  output: unknown,
  make: (t: UploadTest) => Promise<void>,
): Happening => ({ event: { type: `xstate.done.actor.${id}`, output, actorId: id }, when: at(state), make });
const thrown = (state: UploadSnapshot['value'], id: string, make: (t: UploadTest) => Promise<void>): Happening => ({
  event: { type: `xstate.error.actor.${id}`, error: new Error('x'), actorId: id },
  when: at(state),
  make,
});

/** Lets the write reach its sending; an uncertain one looks for the document first. */
async function reachSending(t: UploadTest): Promise<void> {
  if (t.verify.calls.at(-1)?.open()) await t.verify.call().answer(null);
}

const isVerifying = (snapshot: UploadSnapshot) => snapshot.matches('sending') && snapshot.context.uncertain;

const failing = (failure: Failure, uncertain: boolean, notices: number): Happening => ({
  event: { type: 'xstate.snapshot.write', snapshot: { status: 'active', context: { failure, uncertain }, hasTag: () => false } },
  when: at('sending'),
  notices,
  make: async (t) => {
    await reachSending(t);
    await t.write.call().fail(failure);
  },
});

/** The events of an upload: the person acts, its turn comes, calls are answered. */
const happenings: Readonly<Record<string, Happening>> = {
  'it is a PDF': given('checking', 'readHead', 'pdf', (t) => t.readHead.call().answer('pdf')),
  'it is a JPEG': given('checking', 'readHead', 'jpeg', (t) => t.readHead.call().answer('jpeg')),
  'it is neither': given('checking', 'readHead', null, (t) => t.readHead.call().answer(null)),
  'it can not be looked at': thrown('checking', 'readHead', (t) => t.readHead.call().fail(new Error('x'))),
  'kind chosen': { event: { type: 'datos.changed', datos: datos(1) } },
  'kind taken back': { event: { type: 'datos.changed', datos: datos(null) } },
  'future day typed': { event: { type: 'datos.changed', datos: datos(1, '2999-01-01') } },
  reducir: { event: { type: 'shrink.accepted' } },
  'usar así': { event: { type: 'shrink.declined' } },
  'made smaller': given('shrinking', 'shrink', smaller, (t) => t.shrink.call().answer(smaller)),
  'made hardly smaller': given('shrinking', 'shrink', stillHuge, (t) => t.shrink.call().answer(stillHuge)),
  'not made smaller': given('shrinking', 'shrink', null, (t) => t.shrink.call().answer(null)),
  'no worker to make it smaller': thrown('shrinking', 'shrink', (t) => t.shrink.call().fail(new Error('x'))),
  subir: { event: { type: 'send.requested' } },
  fechas: { event: { type: 'days.wanted' }, when: at('uploaded') },
  'dejar las fechas': { event: { type: 'days.dropped' }, when: at('dating') },
  turn: { event: { type: 'turn.given', numItem: 2, isKnown: false } },
  progress: { event: { type: 'progress.made', progress: 0.5 } },
  'it was read': given('reading', 'readBody', body, (t) => t.readBody.call().answer(body)),
  'it is gone': given('reading', 'readBody', null, (t) => t.readBody.call().answer(null)),
  'no worker to read it': thrown('reading', 'readBody', (t) => t.readBody.call().fail(new Error('x'))),
  stored: given('sending', 'write', { kind: 'written', answer: done }, async (t) => {
    await reachSending(t);
    await t.write.call().answer(done);
  }),
  refused: failing(refused, false, 1),
  lost: failing(lost, true, 2),
  'session ended': failing(cancelled, false, 0),
  'not verified': {
    ...failing(notVerified, true, 1),
    when: isVerifying,
    make: (t) => t.verify.call().fail(notVerified),
  },
  found: {
    ...given('sending', 'write', { kind: 'alreadyThere', found: stored('cedula.pdf') }, (t) =>
      t.verify.call().answer(stored('cedula.pdf')),
    ),
    when: isVerifying,
  },
};

// Names travel with the events, so that a step of a path can be made to happen.
const events = Object.entries(happenings).map(([name, { event }]) => ({ ...event, name })) as unknown as readonly UploadEvent[];
const nameOf = (event: UploadEvent) => (event as unknown as { name: string }).name;
const mayHappen = (snapshot: UploadSnapshot, name: string) => happenings[name]?.when?.(snapshot) ?? true;

/** All that the machine decides by. */
function essence({ value, context }: UploadSnapshot): string {
  const { kind, refusal, isSmallest, hasShrinkFailed, attempted, isRequested, turn, json, uncertain, file: of, nombre } = context;
  const { sendsOnceChecked, storedDatos } = context;
  const { idDocumentoTramite, feEmision } = context.datos;
  const data = [idDocumentoTramite, feEmision.typed];
  const shown = [refusal, isSmallest, hasShrinkFailed];
  return JSON.stringify([
    value,
    kind,
    shown,
    data,
    sendsOnceChecked,
    storedDatos?.feEmision.typed,
    attempted,
    isRequested,
    turn,
    json !== null,
    uncertain,
    of.size,
    nombre,
  ]);
}

// The graph has no parent to report to, and its types know none.
const silent = uploadMachine.provide({ actions: { report: () => undefined, raiseNotice: () => undefined } });
const logic = silent as unknown as ActorLogic<UploadSnapshot, UploadEvent, UploadInput>;
type Transition = Pick<Step<UploadSnapshot, UploadEvent>, 'event' | 'state'>;

const openCalls = ({ calls }: { readonly calls: readonly { readonly open: () => boolean }[] }) =>
  calls.filter((call) => call.open()).length;

function promises(t: UploadTest): Readonly<Record<string, boolean>> {
  const snapshot = t.see();
  const { context } = snapshot;
  const isAt = (...values: readonly UploadSnapshot['value'][]) => values.includes(snapshot.value);
  return {
    'one write or verification is in flight, and only while it is sent':
      openCalls(t.write) + openCalls(t.verify) === (isAt('sending') ? 1 : 0),
    'it is read for its turn alone': openCalls(t.readBody) === (isAt('reading') ? 1 : 0),
    'what was looked for is sent only when it was not found': openCalls(t.verify) === 0 || context.uncertain,
    'the body is kept only while it is sent': (context.json !== null) === isAt('sending'),
    'a refused one says why': (context.refusal !== null) === isAt('refused'),
    'what is sent has a kind and is small enough':
      !isAt('queued', 'reading', 'sending', 'uploaded') ||
      (context.datos.idDocumentoTramite !== null && context.file.size <= 10 * 1024 * 1024),
    'what is sent was read to be PDF, JPEG or PNG': !isAt('queued', 'reading', 'sending', 'uploaded') || context.kind !== null,
  };
}

function holds(t: UploadTest): void {
  expect(Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]))).toEqual([]);
}

async function bringAbout(t: UploadTest, name: string): Promise<void> {
  const { event, make } = happenings[name] ?? {};
  if (make) await make(t);
  else t.send(event as UploadEvent);
}

const title = (steps: readonly Transition[]) => steps.map(({ event }) => nameOf(event)).join(' → ') || 'start';

/** An upload after a sequence of events; its last step is asserted. */
async function walk(input: UploadInput, steps: readonly Transition[], end: string): Promise<UploadTest> {
  const t = createUploadTest(input);
  for (const { event } of steps.slice(0, -1)) await bringAbout(t, nameOf(event));
  for (const { event } of steps.slice(-1)) {
    const before = t.notices();
    const writes = t.write.calls.length;
    const isAnswering = t.see().matches('reading') || t.see().matches('sending');
    await bringAbout(t, nameOf(event));
    holds(t);
    expect(t.notices() - before, `notices of ${title(steps)}`).toBe(happenings[nameOf(event)]?.notices ?? 0);
    expect(t.write.calls.length - writes, `writes of ${title(steps)}`).toBeLessThanOrEqual(isAnswering ? 1 : 0);
  }
  expect(essence(t.see()), `after ${title(steps)}`).toBe(end);
  return t;
}

const picture = (size: number): UploadInput => ({ ...archivo, file: file('foto.png', size), nombre: 'foto.png' });
const inputs: readonly UploadInput[] = [
  archivo,
  { ...archivo, file: file('vacio.pdf', 0) },
  picture(5 * 1024 * 1024),
  { ...archivo, idDocumentoTramite: 1, sendsOnceChecked: true },
  picture(11 * 1024 * 1024),
];

test('every path of an upload leads where the chart says, and its promises hold on the way', {
  timeout: walkTimeout,
}, async () => {
  let situations = 0;
  let count = 0;
  const reached = new Set<string>();
  for (const input of inputs) {
    const options = {
      input,
      events,
      filterEvents: (snapshot: UploadSnapshot, event: UploadEvent) => mayHappen(snapshot, nameOf(event)),
      serializeState: essence,
      limit: 100_000,
    };
    const map = getAdjacencyMap(logic, options);
    const shortest: readonly StatePath<UploadSnapshot, UploadEvent>[] = getShortestPaths(logic, options);
    for (const path of shortest) {
      const steps = path.steps.slice(1);
      const here = essence(path.state);
      const t = await walk(input, steps, here);
      situations += 1;
      reached.add(t.see().value);
      for (const transition of Object.values(map[here as keyof typeof map]?.transitions ?? {})) {
        await walk(input, [...steps, transition], essence(transition.state));
        count += 1;
      }
    }
  }
  await expectFigures('upload', 'every path', { situations, paths: count });
  expect([...reached].toSorted()).toEqual([
    'checking',
    'dating',
    'editing',
    'failed',
    'offering',
    'queued',
    'reading',
    'refused',
    'sending',
    'shrinking',
    'unreadable',
    'uploaded',
  ]);
});
