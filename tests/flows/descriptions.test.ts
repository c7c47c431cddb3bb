import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../tools/build/flow-descriptions.ts';

const root = join(import.meta.dirname, '../..');
const machines = globSync('src/machines/*/*-machine.ts', { cwd: root });

test.each([
  ["createMachine({ states: { a: { description: 'What it is.', on: {} } } })", 'createMachine({ states: { a: { on: {} } } })'],
  [
    "createMachine({ states: { a: { on: {}, description: 'It\\'s \"so\".' } } })",
    'createMachine({ states: { a: { on: {},  } } })',
  ],
  ['createMachine({ states: { a: { description: "Read, or not.", } } })', 'createMachine({ states: { a: { } } })'],
  [
    'const description = 1; f({ description, other: { description: name } })',
    'const description = 1; f({ description, other: { description: name } })',
  ],
])('%s is built as %s', (text, built) => {
  expect(withoutDescriptions(text)).toBe(built);
});

test.each(machines)('%s is built without descriptions, and is otherwise unchanged', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const built = withoutDescriptions(text);
  expect(built).not.toMatch(/\bdescription:/);
  const withoutThem = text.replaceAll(/\bdescription: (?:'(?:[^'\\]|\\.)*'|"[^"]*"),?\s*/g, '');
  expect(built.replaceAll(/\s+/g, ' ')).toBe(withoutThem.replaceAll(/\s+/g, ' '));
});
