import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test.each(diagrams)('the diagram of $page can be drawn', async ({ diagram }) => {
  expect(await mermaid.parse(diagram)).toMatchObject({ diagramType: 'stateDiagram' });
});

test('what is no diagram can not be drawn', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  a --> : b')).rejects.toThrow('Parse error');
});
