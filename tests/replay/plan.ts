import type { Json, Recording, SeenEvent } from '../../src/dev/inspector/recording.ts';

/** An event from outside, with the states and answers that came before the event. */
export interface Step {
  readonly event: SeenEvent;
  readonly states: number;
  readonly answers: number;
}

/** The steps and states of one actor. */
export interface Plan {
  readonly actor: string;
  readonly machine: string;
  readonly input: Json;
  readonly steps: readonly Step[];
  /** The states in their order, as text, without repetitions. */
  readonly states: readonly string[];
  readonly answers: number;
}

/** A document that was uploaded. */
export interface Uploaded {
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  readonly numItem: number;
  readonly documento: { readonly [key: string]: Json };
}

/** Follows one actor through a recording. */
export function follow({ entries }: Pick<Recording, 'entries'>, actor: string): Omit<Plan, 'machine' | 'actor'> {
  const steps: Step[] = [];
  const states: string[] = [];
  let answers = 0;
  let input: Json = null;
  for (const entry of entries) {
    if (entry.actor !== actor || entry.kind === 'actor') continue;
    if (entry.kind === 'snapshot') {
      const state = JSON.stringify(entry.value);
      if (entry.status !== 'stopped' && states.at(-1) !== state) states.push(state);
    } else if (entry.event.type === 'xstate.init') input = entry.event['input'] ?? null;
    else if (entry.event.type === 'xstate.stop') continue;
    else if (entry.source === null) steps.push({ event: entry.event, states: states.length, answers });
    else answers += 1;
  }
  return { input, steps, states, answers };
}

/** The actors of a recording that can be replayed, in the order in which they came. */
export function toPlans(recording: Recording, machines: readonly string[]): readonly Plan[] {
  return recording.entries.flatMap((entry) =>
    entry.kind === 'actor' && entry.parent === null && entry.chart !== null && machines.includes(entry.chart)
      ? [{ actor: entry.actor, machine: entry.chart, ...follow(recording, entry.actor) }]
      : [],
  );
}

/** The documents that were uploaded for the quotes of a recording. */
export function findUploads(recording: Recording): readonly Uploaded[] {
  return recording.entries.flatMap((entry) => {
    if (entry.kind !== 'actor' || entry.chart !== 'uploads') return [];
    const { input } = follow(recording, entry.actor);
    const { nuCotizacion, cdEntidad } = input as { nuCotizacion: number; cdEntidad: number };
    return recording.entries.flatMap((one): Uploaded[] => {
      if (one.kind !== 'event' || one.actor !== entry.actor || one.event.type !== 'upload.reported') return [];
      const { phase, documento } = one.event as unknown as { phase: string; documento: Uploaded['documento'] };
      return phase === 'uploaded' ? [{ nuCotizacion, cdEntidad, numItem: 1, documento }] : [];
    });
  });
}
