import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import DOMPurify from 'dompurify';
import mermaid from 'mermaid';
import { expect, test } from 'vitest';

// Mermaid needs a browser to sanitise texts; our own diagrams, never shown here, need no sanitising.
Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text });

const root = join(import.meta.dirname, '../..');
const diagramsOf = (page: string) =>
  Array.from(readFileSync(join(root, page), 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm), ([, diagram = '']) => diagram);
const pages = globSync('docs/flows/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'));
const diagrams = pages.flatMap((page) => diagramsOf(page).map((diagram) => ({ page, diagram })));

test.each(diagrams)('the diagram of $page can be drawn', async ({ diagram }) => {
  expect(await mermaid.parse(diagram)).toMatchObject({ diagramType: 'stateDiagram' });
});

const idOf = (page: string) => basename(page, '.md').replaceAll('-', '_');

test('the flow of a quote comes first, then the picture of all machines with whatever one runs of another', async () => {
  const [quote, picture = ''] = diagramsOf('docs/flows/README.md');
  expect(quote).toBe(diagramsOf('docs/flows/negocio.md')[0]);
  expect(await mermaid.parse(picture)).toMatchObject({ diagramType: 'flowchart-v2' });
  expect(Array.from(picture.matchAll(/^ {4}(\w+)\["/gm), ([, id]) => id ?? '').toSorted()).toEqual(pages.map(idOf).toSorted());
  const runs = pages.flatMap((page) => {
    const actors = readFileSync(join(root, page), 'utf8').split('\n## Actors\n')[1] ?? '';
    return Array.from(actors.matchAll(/\]\((\S+\.md)\)/g), ([, child = '']) => `${idOf(page)} → ${idOf(child)}`);
  });
  const drawn = Array.from(picture.matchAll(/^ {2}(\w+) -.+-> (\w+)$/gm), ([, parent, child]) => `${parent} → ${child}`);
  expect(drawn.toSorted()).toEqual([...new Set(runs)].toSorted());
  expect(drawn.length).toBeGreaterThan(5);
});

test('a text that is no diagram can not be drawn', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  a --> : b')).rejects.toThrow('Parse error');
});
