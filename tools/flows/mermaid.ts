// A chart as a diagram that code hosts draw: https://mermaid.js.org/syntax/stateDiagram.html
import { type ChartState, everyState, type Way } from './chart.ts';

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Id of a state in the diagram: one word, and unique. */
const idOf = (root: string, path: string) => [root, ...path.split('.')].join('_');

/** Removes signs that Mermaid forbids behind a colon. */
const text = (words: string) => words.replaceAll(';', ',').replaceAll('#', '');

const label = ({ on, guard }: Way) => text([on === 'at once' ? '' : on, guard === null ? '' : `[${guard}]`].join(' ').trim());

/** Lines in a state's box: its invocations, its tags, and events it handles without leaving. */
function linesOf({ invokes, tags, ways }: ChartState): string[] {
  const internalEvents = new Set(ways.filter(({ target }) => target === null).map(({ on }) => on));
  return [
    ...invokes.map(({ id, src }) => (id === src ? `▸ ${src}` : `▸ ${id} (${src})`)),
    ...tags.map((tag) => `tag ${tag}`),
    ...[...internalEvents].map((on) => `↻ ${on}`),
  ].map(text);
}

const box = (id: string, name: string, lines: readonly string[]) => [
  `state "${name}" as ${id}`,
  ...lines.map((line) => `${id} : ${line}`),
];

/** The box at which arrows start: no arrow can lead from a group into itself. */
const sourceOf = (root: string, state: ChartState) =>
  idOf(root, state.path) + (state.states.length > 0 || state.path === '' ? '_any' : '');

const isAlike = (a: Way, b: Way) => a.target === b.target && label(a) === label(b);

/** Transitions drawn once on the group, because each inner state has them to every other. */
function sharedWays({ states }: ChartState): readonly Way[] {
  const steps = states.filter(({ type }) => type !== 'history');
  const shared = steps.map(({ path }) => {
    const [first, ...others] = steps.filter((one) => one.path !== path);
    return (first?.ways ?? []).filter(
      (way) => way.target === path && others.every(({ ways }) => ways.some((other) => isAlike(way, other))),
    );
  });
  return steps.length > 2 && shared.every((ways) => ways.length > 0) ? shared.flat() : [];
}

function arrows(root: string, state: ChartState, group: ChartState | null): string[] {
  const common = group ? sharedWays(group) : [];
  const own = state.ways.filter((way) => !common.some((other) => isAlike(way, other)));
  const byTarget = Map.groupBy(
    [...own, ...sharedWays(state)].filter((way) => way.target !== null),
    ({ target }) => target,
  );
  return [...byTarget].map(([target, ways]) => {
    const labels = [...new Set(ways.map(label))].filter((one) => one !== '').join('<br/>');
    return `${sourceOf(root, state)} --> ${idOf(root, target ?? '')}${labels === '' ? '' : ` : ${labels}`}`;
  });
}

function anyState(root: string, state: ChartState): string[] {
  const lines = linesOf(state);
  const isNeeded = lines.length > 0 || [...state.ways, ...sharedWays(state)].some(({ target }) => target !== null);
  return isNeeded ? box(sourceOf(root, state), 'any state', lines) : [];
}

function inside(root: string, state: ChartState): string[] {
  const always = anyState(root, state);
  const states = state.states.map((child) => stateLines(root, child));
  if (state.type === 'parallel') {
    const regions = always.length > 0 ? [always, ...states] : states;
    return regions.flatMap((region, index) => (index > 0 ? ['--', ...region] : region));
  }
  const start = state.initial === null ? [] : [`[*] --> ${idOf(root, state.initial)}`];
  return [...start, ...always, ...states.flat()];
}

function stateLines(root: string, state: ChartState): string[] {
  const id = idOf(root, state.path);
  if (state.states.length > 0) return [`state "${state.name}" as ${id} {`, ...indent(inside(root, state)), '}'];
  const name = state.type === 'history' ? `${state.name} (history)` : state.name;
  return [...box(id, name, linesOf(state)), ...(state.type === 'final' ? [`${id} --> [*]`] : [])];
}

/** Diagram of a machine, states first: Mermaid puts a state into the first group that names it. */
export function diagramOf(chart: ChartState): string {
  const states =
    chart.type === 'parallel'
      ? [`state "${chart.name}" as ${chart.name} {`, ...indent(inside(chart.name, chart)), '}']
      : inside(chart.name, chart);
  const every = everyState(chart);
  const groupOf = (state: ChartState) => every.find(({ states: inner }) => inner.includes(state)) ?? null;
  const ways = every.flatMap((state) => arrows(chart.name, state, groupOf(state)));
  return ['stateDiagram-v2', ...indent([...states, ...ways])].join('\n');
}
