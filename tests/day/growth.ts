/** The figures of a tab; `heap` in megabytes of 1024² bytes. */
export const figures = [
  'heap',
  'nodes',
  'detached',
  'listeners',
  'timers',
  'actors',
  'catalogues',
  'urls',
  'channels',
  'workers',
] as const;

export type Figure = (typeof figures)[number];

/** A measurement of a tab at the dashboard after a number of screen changes. */
export interface Sample {
  readonly changes: number;
  readonly figures: Readonly<Record<Figure, number>>;
  /** The actors by the names of their machines. */
  readonly actors: Readonly<Record<string, number>>;
}

/** Until this change the tab loads code and catalogues that it keeps. */
export const warm = 50;
/** The heap that one catalogue may take; the session keeps every catalogue it has loaded. */
const weightOfCatalogue = 0.03;
const judged = figures.filter((figure) => figure !== 'catalogues');
const mostGrowth = 0.02;
const mostHeap = 12;

const text = (value: number) => String(Math.round(value * 100) / 100);
/** Catalogues belong to the session and not to a screen. */
const ofScreen = (actors: Sample['actors']) => Object.entries(actors).filter(([name]) => name !== 'catalogo');
const asText = (actors: Sample['actors']) => JSON.stringify(ofScreen(actors).toSorted(([a], [b]) => a.localeCompare(b)));

/** The errors of a day, one line each: growth after the 50th change, a large heap, extra actors. */
export function judge(samples: readonly Sample[], harness = 0): readonly string[] {
  const [first, ...later] = samples.filter(({ changes }) => changes >= warm);
  const last = later.at(-1);
  if (!first || !last) return ['the day was too short to tell'];
  const grown = judged.flatMap((figure) => {
    const [from, to] = [first.figures[figure], last.figures[figure]];
    const more = figure === 'heap' ? (last.figures.catalogues - first.figures.catalogues) * weightOfCatalogue : 0;
    if (to <= from * (1 + mostGrowth) + more) return [];
    return [`${figure}: ${text(from)} after ${first.changes} changes, ${text(to)} after ${last.changes}`];
  });
  const large = samples.filter((sample) => !(sample.figures.heap - harness <= mostHeap));
  const others = later.filter((sample) => asText(sample.actors) !== asText(first.actors));
  // Permanent listeners are added a lap later at the latest.
  const mostHeard = Math.max(first.figures.listeners, later[0]?.figures.listeners ?? 0);
  const heard = later.filter((sample) => sample.figures.listeners > mostHeard);
  return [
    ...grown,
    ...large.map((sample) => `heap: ${text(sample.figures.heap - harness)} MB after ${sample.changes} changes`),
    ...others.map(
      (sample) => `actors after ${sample.changes} changes: ${asText(sample.actors)}, where at first ${asText(first.actors)}`,
    ),
    ...heard.map(
      (sample) => `listeners after ${sample.changes} changes: ${sample.figures.listeners}, where at first ${mostHeard}`,
    ),
  ];
}

/** How many of `total` are due by the end of a lap, of so many laps. */
export const due = (total: number, lap: number, laps: number): number => Math.ceil((total * (lap + 1)) / laps);

/** How many actors there are beside the catalogues. */
export const countActors = (actors: Sample['actors']): number => sumOf(Object.fromEntries(ofScreen(actors)));

/** How many there are in all. */
export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
