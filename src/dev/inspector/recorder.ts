import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { StateMachine } from 'xstate';
import { findChanges } from './changes.ts';
import { readChart } from './chart.ts';
import type { Chart, Entry, Json, SeenEvent, Status } from './recording.ts';
import { createRedact } from './redact.ts';

/** Entries since the previous `take`. */
export interface Batch {
  readonly charts: Readonly<Record<string, Chart>>;
  readonly entries: readonly Entry[];
}

/** Turns the engine's inspection events into entries of a recording. */
export interface Recorder {
  /** Keeps an event unread, at next to no cost: events are immutable and can be read later. */
  readonly note: (event: InspectionEvent) => void;
  /** Everything noted since the previous call, as plain JSON without secrets. */
  readonly take: () => Batch;
  /** A running actor by id. */
  readonly actorOf: (id: string) => AnyActorRef | undefined;
}

interface Known {
  readonly name: string;
  readonly chart: Chart;
  readonly indexOf: (transition: AnyTransitionDefinition) => number;
}

const statuses = new Set<unknown>(['active', 'done', 'error', 'stopped']);
const isStatus = (status: unknown): status is Status => statuses.has(status);

/** Creates a recorder; `now` gives milliseconds. */
export function createRecorder(now: () => number = Date.now): Recorder {
  const redact = createRedact();
  const actors = new Map<string, AnyActorRef>();
  const contexts = new Map<string, Json>();
  const taken = new Map<string, number[]>();
  const machines = new WeakMap<AnyStateMachine, Known>();
  const names = new Map<string, unknown>();
  let waiting: { readonly at: number; readonly event: InspectionEvent }[] = [];

  const known = (machine: AnyStateMachine, charts: Record<string, Chart>): Known => {
    const before = machines.get(machine);
    if (before) return before;
    const { chart, indexOf } = readChart(machine);
    // A machine provided with other effects shares its chart; another machine with the same id gets
    // another name.
    let name = machine.id;
    while (names.has(name) && names.get(name) !== machine.config) name += '′';
    if (!names.has(name)) charts[name] = chart;
    names.set(name, machine.config);
    const made = { name, chart, indexOf };
    machines.set(machine, made);
    return made;
  };

  const toEntries = (at: number, inspected: InspectionEvent, charts: Record<string, Chart>): Entry[] => {
    const { actorRef } = inspected;
    const actor = actorRef.sessionId;
    const logic = 'logic' in actorRef ? actorRef.logic : null;
    switch (inspected.type) {
      case '@xstate.actor': {
        if (!('send' in actorRef)) return [];
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is inspected is an actor
        const ref = actorRef as AnyActorRef;
        actors.set(actor, ref);
        const chart = logic instanceof StateMachine ? known(logic, charts).name : null;
        const name = ref.id === actor ? (chart ?? actor) : ref.id;
        // oxlint-disable-next-line no-underscore-dangle -- the engine has no other name for it
        return [{ kind: 'actor', at, actor, parent: ref._parent?.sessionId ?? null, name, chart }];
      }
      case '@xstate.event': {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event stays an event
        const event = redact(inspected.event) as SeenEvent;
        return [{ kind: 'event', at, actor, source: inspected.sourceRef?.sessionId ?? null, event }];
      }
      case '@xstate.microstep': {
        if (!(logic instanceof StateMachine)) return [];
        const { indexOf } = known(logic, charts);
        // oxlint-disable-next-line no-underscore-dangle -- the engine has no other name for them
        const indices = inspected._transitions.map(indexOf).filter((index) => index >= 0);
        taken.set(actor, [...(taken.get(actor) ?? []), ...indices]);
        return [];
      }
      case '@xstate.snapshot': {
        const { snapshot } = inspected;
        const read = (key: string): unknown => Reflect.get(snapshot, key);
        const { status } = snapshot;
        const ended = { output: read('output'), error: read('error') };
        const data =
          'context' in snapshot
            ? { ...plainOf(snapshot.context), ...leaveOut(ended) }
            : leaveOut({ input: read('input'), ...ended });
        const context = redact(data);
        const changes = findChanges(contexts.get(actor) ?? {}, context);
        contexts.set(actor, context);
        const entry: Entry = {
          kind: 'snapshot',
          at,
          actor,
          status: isStatus(status) ? status : 'active',
          value: redact(read('value')),
          changes,
          taken: taken.get(actor) ?? [],
        };
        taken.delete(actor);
        if (entry.status !== 'active') {
          actors.delete(actor);
          contexts.delete(actor);
        }
        return [entry];
      }
      default:
        return [];
    }
  };

  return {
    note: (event) => {
      if (event.type !== '@xstate.action') waiting.push({ at: now(), event });
    },
    take() {
      const charts: Record<string, Chart> = {};
      const entries = waiting.flatMap(({ at, event }) => toEntries(at, event, charts));
      waiting = [];
      return { charts, entries };
    },
    actorOf: (id) => actors.get(id),
  };
}

const plainOf = (context: unknown): object => (typeof context === 'object' && context !== null ? context : { context });

const leaveOut = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== null));
