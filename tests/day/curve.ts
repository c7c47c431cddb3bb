import { figures, type Sample, warm } from './growth.ts';

/** One application's day, with the name that the picture has for it. */
export interface Course {
  readonly name: string;
  readonly samples: readonly Sample[];
}

const size = { width: 250, height: 120, gap: 46, left: 12, top: 44, columns: 3 } as const;
const colours = ['#0b5fff', '#c2410c', '#6b21a8'] as const;

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The days as SVG: one small chart for each figure; of other applications only the heap is drawn. */
export function drawDay(courses: readonly Course[]): string {
  const last = Math.max(...courses.flatMap(({ samples }) => samples.map(({ changes }) => changes)));
  const panels = figures.map((figure, index) => {
    const drawn = figure === 'heap' ? courses : courses.slice(0, 1);
    const most = Math.max(1, ...drawn.flatMap(({ samples }) => samples.map((one) => one.figures[figure]))) * 1.15;
    const x = (changes: number) => rounded((changes / last) * size.width);
    const y = (value: number) => rounded(size.height * (1 - value / most));
    const lines = drawn.map(({ samples, name }, at) => {
      const points = samples.map((one) => `${x(one.changes)},${y(one.figures[figure])}`).join(' ');
      const end = samples.at(-1)?.figures[figure] ?? 0;
      const label = drawn.length > 1 ? `${name}: ${rounded(end)}` : rounded(end);
      return (
        `<polyline points="${points}" fill="none" stroke="${colours[at % colours.length]}" stroke-width="2"/>` +
        `<text x="${size.width}" y="${Number(y(end)) - 5}" text-anchor="end" fill="${colours[at % colours.length]}">${escaped(label)}</text>`
      );
    });
    const left = size.left + (index % size.columns) * (size.width + size.gap);
    const top = size.top + Math.floor(index / size.columns) * (size.height + size.gap);
    return (
      `<g transform="translate(${left} ${top})"><text y="-8" font-weight="bold">${figure === 'heap' ? 'heap (MB)' : figure}</text>` +
      `<rect width="${size.width}" height="${size.height}" fill="none" stroke="#999"/>` +
      `<line x1="${x(warm)}" x2="${x(warm)}" y2="${size.height}" stroke="#999" stroke-dasharray="3"/>${lines.join('')}</g>`
    );
  });
  const rows = Math.ceil(figures.length / size.columns);
  const [width, height] = [size.left + size.columns * (size.width + size.gap), size.top + rows * (size.height + size.gap)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="11">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<text x="${size.left}" y="18" font-size="14">What a tab holds at the dashboard, by changes of the screen (0 to ${last})</text>` +
    `${panels.join('')}</svg>\n`
  );
}
