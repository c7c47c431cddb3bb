import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './recording.ts';

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const inner: unknown = Reflect.get(guard, 'guards');
    return Array.isArray(inner) ? `${guard.name}(${inner.map(guardName).join(', ')})` : guard.name;
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    tags: [...node.tags],
    invokes: node.invoke.map(({ id }) => id),
  };
}

const toTransition = ({ source, eventType, guard, target }: AnyTransitionDefinition): ChartTransition => ({
  from: source.id,
  event: eventType,
  guard: guardName(guard),
  targets: (target ?? []).map(({ id }: AnyStateNode) => id),
});

/** The drawable chart of a machine, and the index of each transition in it. */
export function readChart(machine: AnyStateMachine): { chart: Chart; indexOf: (transition: AnyTransitionDefinition) => number } {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const places = new Map(transitions.map((one, index) => [one, index]));
  return {
    chart: { id: machine.id, states: nodes.map(stateOf), transitions: transitions.map(toTransition) },
    indexOf: (transition) => places.get(transition) ?? -1,
  };
}

/** Ids of a chart's active states for a state value, the root included. */
export function activeStates({ states }: Chart, value: unknown): ReadonlySet<string> {
  const active = new Set<string>();
  const enter = (parent: ChartState, inner: unknown) => {
    active.add(parent.id);
    for (const state of states) {
      if (state.parent !== parent.id) continue;
      if (inner === state.key) enter(state, undefined);
      else if (typeof inner === 'object' && inner !== null && state.key in inner) enter(state, Reflect.get(inner, state.key));
    }
  };
  const root = states.find(({ parent }) => parent === null);
  if (root && value !== null) enter(root, value);
  return active;
}

/** Events that the active states name, in the chart's order, without the engine's own. */
export function eventsOf({ transitions }: Chart, active: ReadonlySet<string>): readonly string[] {
  const named = transitions.filter(({ from, event }) => active.has(from) && event !== '' && !isInternal(event) && event !== '*');
  return [...new Set(named.map(({ event }) => event))];
}

/** Whether an event comes from the engine. */
export const isInternal = (type: string): boolean => type.startsWith('xstate.');

/** Label of an event beside its arrow. */
export function eventLabel(type: string): string {
  const [, what, name] = /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.+)$/.exec(type) ?? [];
  if (what === 'done.actor' || what === 'done.state') return `✓ ${name}`;
  if (what === 'error.actor') return `✗ ${name}`;
  if (what === 'snapshot') return `… ${name}`;
  if (what === 'after') return `tras ${name?.split('.')[0]}`;
  return type === '' ? 'siempre' : type;
}
