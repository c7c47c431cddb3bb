// A machine as plain text for docs/flows, read from the machine that XState runs.
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A reaction of a state to an event: one row of the page. */
export interface Way {
  /** The event: `retry`, `load: done`, `after patience`; 'at once' without an event. */
  readonly on: string;
  /** Name of the guard; 'else' for the last of several, null without a guard. */
  readonly guard: string | null;
  /** Path of the target; null for an internal transition. */
  readonly target: string | null;
  readonly actions: readonly string[];
}

/** A state with its inner states. */
export interface ChartState {
  /** Path from the root, with dots: `running.fetching`; empty for the root. */
  readonly path: string;
  readonly name: string;
  readonly type: AnyStateNode['type'];
  readonly description: string | null;
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly ways: readonly Way[];
  readonly states: readonly ChartState[];
}

type Named = string | { readonly type: string } | NamedFunction;
type NamedFunction = ((...parameters: never[]) => unknown) & {
  readonly type?: string;
  readonly guards?: readonly Named[];
  readonly assignment?: unknown;
  readonly event?: { readonly type?: string };
  readonly to?: unknown;
};

const isOfDelay = (action: Named) =>
  typeof action === 'function' && (action.type === 'xstate.cancel' || action.event?.type?.startsWith('xstate.after.') === true);

const actionsOf = (actions: readonly unknown[]) => (actions as readonly Named[]).filter((one) => !isOfDelay(one)).map(actionName);

const pathOf = (node: AnyStateNode) => node.path.join('.');

function guardName(guard: Named): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return guard.type;
  if (!guard.guards) return guard.name;
  const names = guard.guards.map(guardName);
  return guard.name === 'not' ? `not ${names.join(' ')}` : names.join(` ${guard.name} `);
}

function actionName(action: Named): string {
  if (typeof action === 'string') return action;
  if (typeof action !== 'function') return action.type;
  const kind = (action.type ?? action.name).replace('xstate.', '');
  if (kind === 'assign') {
    const names = typeof action.assignment === 'object' ? Object.keys(action.assignment ?? {}) : [];
    return names.length > 0 ? `set ${names.join(', ')}` : 'set the context';
  }
  if (kind === 'raise') return `raise ${action.event?.type}`;
  if (kind === 'sendTo' && typeof action.to === 'string') return `tell ${action.to}`;
  return kind;
}

/** Words for an event; XState's own events show their actor or delay. */
function eventName(type: string, delay: string | number | undefined, delays: Readonly<Record<string, unknown>>): string {
  if (delay !== undefined) {
    const length = delays[delay];
    return `after ${delay}${typeof length === 'number' ? ` (${length / 1000} s)` : ''}`;
  }
  const [, what = '', id = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|done\.state)\.(.+)$/.exec(type) ?? [];
  if (what === '') return type;
  return `${id}: ${{ 'done.actor': 'done', 'error.actor': 'failed', snapshot: 'changed' }[what] ?? 'ended'}`;
}

interface Transition {
  readonly eventType: string;
  readonly guard?: Named;
  readonly target?: readonly AnyStateNode[];
  readonly actions: readonly Named[];
  readonly delay?: string | number;
}

function waysOf(transitions: readonly Transition[], on: (transition: Transition) => string): Way[] {
  return transitions.flatMap((transition, index): Way[] => {
    const { guard, target = [], actions } = transition;
    const common = {
      on: on(transition),
      guard: guard === undefined ? (index > 0 ? 'else' : null) : guardName(guard),
      actions: actionsOf(actions),
    };
    return target.length > 0 ? target.map((node) => ({ ...common, target: pathOf(node) })) : [{ ...common, target: null }];
  });
}

function stateOf(node: AnyStateNode): ChartState {
  const { delays } = node.machine.implementations;
  const transitions = [...node.transitions.values()] as readonly (readonly Transition[])[];
  const states: readonly AnyStateNode[] = Object.values(node.states);
  return {
    path: pathOf(node),
    name: node.key,
    type: node.type,
    description: node.description ?? null,
    initial: node.type === 'compound' ? pathOf(node.initial.target[0] ?? node) : null,
    tags: node.tags,
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    ways: [
      ...transitions.flatMap((ones) => waysOf(ones, ({ eventType, delay }) => eventName(eventType, delay, delays))),
      ...waysOf((node.always ?? []) as readonly Transition[], () => 'at once'),
    ],
    states: states.map(stateOf),
  };
}

/** The chart of a machine. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

/** A state and all inner states. */
export function everyState(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(everyState)];
}
