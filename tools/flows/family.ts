// Which machine runs which, read from the actors in `setup`.
import { chartOf, everyState } from './chart.ts';
import type { Flow } from './page.ts';

/** An actor that a machine names. */
export interface NamedActor {
  readonly name: string;
  /** The actor's machine; null for an effect that the caller provides. */
  readonly flow: Flow | null;
  /**
   * States that invoke the actor; the empty path is the machine, none means an action spawns it.
   */
  readonly states: readonly string[];
}

/** Actors of a machine, in the order of its `setup`. */
export function actorsOf({ machine }: Flow, flows: readonly Flow[]): readonly NamedActor[] {
  const states = everyState(chartOf(machine));
  return Object.entries(machine.implementations.actors).map(([name, logic]) => {
    const id = typeof logic === 'object' && logic !== null && 'id' in logic ? logic.id : null;
    return {
      name,
      flow: flows.find((flow) => flow.machine.id === id) ?? null,
      states: states.filter(({ invokes }) => invokes.some(({ src }) => src === name)).map(({ path }) => path),
    };
  });
}

/** Machines that a flow runs, each once, with the states that run it. */
function childrenOf(flow: Flow, flows: readonly Flow[]): ReadonlyMap<Flow, readonly string[]> {
  const children = new Map<Flow, readonly string[]>();
  for (const { flow: child, states } of actorsOf(flow, flows)) {
    if (child && child !== flow) children.set(child, [...(children.get(child) ?? []), ...states]);
  }
  return children;
}

/** Machines ordered with parents before children, otherwise unchanged. */
export function parentsFirst(flows: readonly Flow[]): readonly Flow[] {
  const placed = new Set<Flow>();
  const place = (flow: Flow, above: readonly Flow[]) => {
    if (placed.has(flow) || above.includes(flow)) return;
    const parents = flows.filter((other) => childrenOf(other, flows).has(flow));
    for (const parent of parents) place(parent, [...above, flow]);
    placed.add(flow);
  };
  for (const flow of flows) place(flow, []);
  return [...placed];
}

const idOf = ({ name }: Flow) => name.replaceAll('-', '_');

/** Flowchart of all machines, drawn by code hosts: https://mermaid.js.org/syntax/flowchart.html */
export function pictureOf(groups: readonly (readonly [title: string, flows: readonly Flow[]])[]): string {
  const flows = groups.flatMap(([, ones]) => ones);
  const boxes = groups.flatMap(([title, ones], index) => [
    `  subgraph group${index} ["${title}"]`,
    ...ones.map((flow) => `    ${idOf(flow)}["${flow.name}"]`),
    '  end',
  ]);
  const arrows = flows.flatMap((flow) =>
    [...childrenOf(flow, flows)].map(([child, states]) => {
      const when = states.includes('') ? 'always' : states.join(', ');
      return `  ${idOf(flow)} ${when === '' ? '-. each .->' : `-- "${when}" -->`} ${idOf(child)}`;
    }),
  );
  return ['flowchart LR', ...boxes, ...arrows].join('\n');
}
