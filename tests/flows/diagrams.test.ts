import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import DOMPurify from 'dompurify';
import mermaid from 'mermaid';
import { expect, test } from 'vitest';

// Mermaid cleans every text of a diagram, for which it wants a browser; here nothing is shown, and the diagrams are our own.
Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text });

const root = join(import.meta.dirname, '../..');
const diagrams = globSync('docs/flows/*.md', { cwd: root }).flatMap((page) => {
  const diagram = /^```mermaid\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, page), 'utf8'))?.[1];
  return diagram === undefined ? [] : [{ page, diagram }];
});

test.each(diagrams)('the diagram of $page can be drawn', async ({ page, diagram }) => {
  const diagramType = page.endsWith('README.md') ? 'flowchart-v2' : 'stateDiagram';
  expect(await mermaid.parse(diagram)).toMatchObject({ diagramType });
});

const idOf = (page: string) => basename(page, '.md').replaceAll('-', '_');

test('the picture of all machines comes first, and has each of them and whatever one runs of another', () => {
  const readme = readFileSync(join(root, 'docs/flows/README.md'), 'utf8');
  const picture = /^```mermaid\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '';
  expect(readme.indexOf('```mermaid')).toBeLessThan(readme.indexOf('\n## '));
  const pages = globSync('docs/flows/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'));
  expect(Array.from(picture.matchAll(/^ {4}(\w+)\["/gm), ([, id]) => id ?? '').toSorted()).toEqual(pages.map(idOf).toSorted());
  const runs = pages.flatMap((page) => {
    const actors = readFileSync(join(root, page), 'utf8').split('\n## Actors\n')[1] ?? '';
    return Array.from(actors.matchAll(/\]\((\S+\.md)\)/g), ([, child = '']) => `${idOf(page)} → ${idOf(child)}`);
  });
  const drawn = Array.from(picture.matchAll(/^ {2}(\w+) -.+-> (\w+)$/gm), ([, parent, child]) => `${parent} → ${child}`);
  expect(drawn.toSorted()).toEqual([...new Set(runs)].toSorted());
  expect(drawn.length).toBeGreaterThan(5);
});

test('what is no diagram can not be drawn', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  a --> : b')).rejects.toThrow('Parse error');
});
