import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import ELK from 'elkjs/lib/elk-api';
import { eventLabel } from './chart.ts';
import type { Chart, ChartState, ChartTransition } from './recording.ts';

/** A drawn state; `lines` lists its invocations and internal transitions. */
export interface Box {
  readonly id: string;
  readonly kind: ChartState['type'] | 'initial' | 'any';
  readonly title: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow between two states, with the transitions it stands for, by index in the chart. */
export interface Arrow {
  readonly id: string;
  readonly transitions: readonly number[];
  readonly path: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** A chart with the positions of its parts. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** Height of a line of text, in pixels. */
export const lineHeight = 15;
const titleHeight = 24;
const letter = 6.4;
const boldLetter = 7.4;

const fromAny = 'desde cualquier estado';

const widthOf = (lines: readonly string[], each = letter) => Math.max(...lines.map((line) => line.length), 0) * each;

const words = ({ event, guard }: ChartTransition) => eventLabel(event) + (guard === null ? '' : ` [${guard}]`);

const isInside = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`);

const linesOf = ({ id, invokes }: ChartState, transitions: readonly ChartTransition[]): readonly string[] => [
  ...invokes.map((name) => `⚙ ${name}`),
  ...new Set(transitions.filter(({ from, targets }) => from === id && targets.length === 0).map((one) => eventLabel(one.event))),
];

interface Sketch {
  readonly graph: ElkNode;
  readonly texts: ReadonlyMap<string, Pick<Box, 'kind' | 'title' | 'lines'>>;
  readonly groups: ReadonlyMap<string, { readonly transitions: readonly number[]; readonly lines: readonly string[] }>;
}

/** Start of an arrow: a transition from a state into itself starts at an extra place inside. */
const sourceOf = (from: string, target: string, atomic: boolean) => (isInside(target, from) && !atomic ? `${from}#any` : from);

/** The layout library's input. */
export function toSketch({ states, transitions }: Chart): Sketch {
  const texts = new Map<string, Pick<Box, 'kind' | 'title' | 'lines'>>();
  const isAtomic = new Map(states.map(({ id, type }) => [id, type !== 'compound' && type !== 'parallel']));
  const groups = new Map<string, { source: string; target: string; transitions: number[]; lines: string[] }>();
  transitions.forEach((one, index) => {
    for (const target of one.targets) {
      const source = sourceOf(one.from, target, isAtomic.get(one.from) ?? true);
      const id = `${source}→${target}`;
      const group = groups.get(id) ?? { source, target, transitions: [], lines: [] };
      group.transitions.push(index);
      if (!group.lines.includes(words(one))) group.lines.push(words(one));
      groups.set(id, group);
    }
  });
  const edges: ElkExtendedEdge[] = [...groups].map(([id, { source, target, lines }]) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: lines.join('\n'), width: widthOf(lines) + 8, height: lines.length * lineHeight }],
  }));
  const needsAny = new Set([...groups.values()].map(({ source }) => source));

  const toNode = (state: ChartState): ElkNode => {
    const { id, key, type, initial } = state;
    const lines = linesOf(state, transitions);
    texts.set(id, { kind: type, title: type === 'history' ? 'H' : key, lines });
    const width = Math.max(70, widthOf([key], boldLetter) + 26, widthOf(lines) + 20);
    const height = titleHeight + lines.length * lineHeight + (lines.length > 0 ? 6 : 2);
    const inner = states.filter(({ parent }) => parent === id).map(toNode);
    if (inner.length === 0) return { id, width: type === 'history' ? 26 : width, height };
    if (initial !== null) {
      inner.unshift({ id: `${id}#initial`, width: 10, height: 10 });
      texts.set(`${id}#initial`, { kind: 'initial', title: '', lines: [] });
      edges.push({ id: `${id}#initial→`, sources: [`${id}#initial`], targets: [initial] });
    }
    if (needsAny.has(`${id}#any`)) {
      inner.push({ id: `${id}#any`, width: widthOf([fromAny], boldLetter) + 8, height: 22 });
      texts.set(`${id}#any`, { kind: 'any', title: fromAny, lines: [] });
    }
    return {
      id,
      children: inner,
      layoutOptions: {
        'elk.padding': `[top=${height + 8},left=14,bottom=14,right=14]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    };
  };
  const graph: ElkNode = {
    id: '#graph',
    children: states.filter(({ parent }) => parent === null).map(toNode),
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeLabels.inline': 'true',
      'elk.layered.spacing.nodeNodeBetweenLayers': '24',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.spacing.nodeNode': '20',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '10',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
  };
  return { graph, texts, groups };
}

const pathOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const drawings = new Map<string, Promise<Drawing>>();

/** Lays a chart out in a worker, once per chart. */
export function layOut(chart: Chart, elk: Pick<InstanceType<typeof ELK>, 'layout'>): Promise<Drawing> {
  const key = JSON.stringify(chart);
  const before = drawings.get(key);
  if (before) return before;
  const { graph, texts, groups } = toSketch(chart);
  const drawing = elk.layout(graph).then((placed): Drawing => {
    const boxes: Box[] = [];
    const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
      const text = texts.get(id);
      if (text) boxes.push({ id, ...text, x, y, width, height });
      children.forEach(visit);
    };
    visit(placed);
    const arrows = (placed.edges ?? []).map(({ id, sections = [], labels = [] }): Arrow => {
      const { transitions = [], lines = [] } = groups.get(id) ?? {};
      const [label] = labels;
      return { id, transitions, lines, path: sections.map(pathOf).join(''), x: label?.x ?? 0, y: label?.y ?? 0 };
    });
    return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, arrows };
  });
  drawings.set(key, drawing);
  return drawing;
}
