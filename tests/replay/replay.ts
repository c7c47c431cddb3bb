import { type AnyStateMachine, createActor } from 'xstate';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { type CoreClient, createCoreClient } from '../../src/api/core-client.ts';
import { createRecorder } from '../../src/dev/inspector/recorder.ts';
import type { Entry, Json, Recording } from '../../src/dev/inspector/recording.ts';
import { bearer } from '../support/cliente-service.ts';
import { pagesPdf } from '../support/pdfs.ts';
import { replayable } from './machines.ts';
import { findUploads, follow, type Plan, toPlans, type Uploaded } from './plan.ts';

/** The machines of a replay by their names; a test may change one. */
export type Machines = Readonly<Record<string, (core: CoreClient) => AnyStateMachine>>;

/** Numbers that the service gave in the recording, with those of the replay. */
type Numbers = ReadonlyMap<number, number>;

function withNumbers(value: Json, numbers: Numbers): Json {
  if (typeof value === 'number') return numbers.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => withNumbers(item, numbers));
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, Json]) => [key, withNumbers(item, numbers)]));
}

const nobody = () => undefined;

/** Replays one actor. Gives the states that it went through, and its context at the end. */
async function replayActor(plan: Plan, machine: AnyStateMachine, numbers: Numbers, patience: number) {
  const recorder = createRecorder();
  const entries: Entry[] = [];
  let notify: () => void = nobody;
  const actor = createActor(machine, {
    input: withNumbers(plan.input, numbers),
    inspect: (event) => {
      recorder.note(event);
      queueMicrotask(() => notify());
    },
  });
  const seen = () => {
    entries.push(...recorder.take().entries);
    return follow({ entries }, actor.sessionId);
  };
  const isAstray = (states: readonly string[]) => states.some((state, index) => state !== plan.states[index]);
  /** Waits until the actor has come as far, takes another path, or stops. */
  const waitFor = async (states: number, answers: number): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    notify = () => {
      const now = seen();
      if (isAstray(now.states)) resolve(false);
      else if (now.states.length >= states && now.answers >= answers) resolve(true);
    };
    const timer = setTimeout(() => resolve(false), patience);
    notify();
    const hasArrived = await promise;
    clearTimeout(timer);
    notify = nobody;
    return hasArrived;
  };

  actor.start();
  let stuckAt: string | null = null;
  for (const { event, states, answers } of plan.steps) {
    if (!(await waitFor(states, answers))) {
      stuckAt = event.type;
      break;
    }
    // A finished actor takes no more events.
    if (actor.getSnapshot().status !== 'active') break;
    actor.send(withNumbers(event, numbers));
  }
  if (stuckAt === null) await waitFor(plan.states.length, plan.answers);
  const { states } = seen();
  const { context } = actor.getSnapshot() as { context: Json };
  actor.stop();
  return { states, context, stuckAt };
}

/** The last number that the service gave a quote in the recording. */
function recordedNumero({ entries }: Recording, actor: string): number | null {
  let numero: number | null = null;
  for (const entry of entries) {
    if (entry.kind !== 'snapshot' || entry.actor !== actor) continue;
    for (const { path, value } of entry.changes) {
      if (path.length === 1 && path[0] === 'numero' && typeof value === 'number') numero = value;
      else if (path.length === 0) numero = ((value ?? {}) as { numero?: number }).numero ?? null;
    }
  }
  return numero;
}

async function putDocument(sandbox: Sandbox, { documento, ...of }: Uploaded, numbers: Numbers): Promise<void> {
  const docBytes = (await pagesPdf(1)).toString('base64');
  const { idDocumentoTramite } = documento;
  const body = withNumbers({ ...of, cdDocumentoTramite: idDocumentoTramite ?? null, ...documento, docBytes }, numbers);
  const response = await fetch(`${sandbox.url}/servicios/core/v1/documentos/cotizaciones`, {
    method: 'POST',
    headers: { Authorization: await bearer(sandbox, 'intermediario'), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The document could not be stored again: ${await response.text()}`);
}

const shown = (states: readonly string[]) => states.join(' → ');

function describe(plan: Plan, { states, stuckAt }: { states: readonly string[]; stuckAt: string | null }): string {
  const at = states.findIndex((state, index) => state !== plan.states[index]);
  const where = at < 0 ? states.length : at;
  return [
    `${plan.machine} (${plan.actor}) goes another way at state ${where + 1}${stuckAt === null ? '' : `, before «${stuckAt}»`}:`,
    `  recorded: ${shown(plan.states)}`,
    `  replayed: ${shown(states)}`,
  ].join('\n');
}

const dayOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santo_Domingo' }).format(instant);

/**
 * Runs the machines of a recording again, with the real clients, a fresh sandbox of that day and the
 * recorded outside events. Gives the differences in words; `patience` limits the wait for each state.
 */
export async function replay(recording: Recording, machines: Machines = replayable, patience = 5000): Promise<readonly string[]> {
  const plans = toPlans(recording, Object.keys(machines));
  if (plans.length === 0) return ['There is no machine in it that can be replayed.'];
  const sandbox = await startSandbox({ now: dayOf(recording.startedAt) });
  try {
    const authorization = await bearer(sandbox, 'intermediario');
    const core = createCoreClient(`${sandbox.url}/servicios/core`, (request) => {
      request.headers.set('Authorization', authorization);
      return fetch(request);
    });
    const numbers = new Map<number, number>();
    const differences: string[] = [];
    const uploads = findUploads(recording);
    for (const plan of plans) {
      const machine = machines[plan.machine]?.(core);
      if (!machine) continue;
      if (plan.machine === 'emision') for (const one of uploads) await putDocument(sandbox, one, numbers);
      const gone = await replayActor(plan, machine, numbers, patience);
      if (shown(gone.states) !== shown(plan.states)) differences.push(describe(plan, gone));
      const [before, now] = [recordedNumero(recording, plan.actor), (gone.context as { numero?: Json }).numero];
      if (plan.machine === 'cotizacion' && before !== null && typeof now === 'number') numbers.set(before, now);
    }
    return differences;
  } finally {
    await sandbox.close();
  }
}
