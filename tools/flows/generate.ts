// `npm run generate:flows [-- --out DIR]`: docs/flows from src/machines. tests/flows/drift.test.ts
// compares the committed pages.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StateMachine } from 'xstate';
import { parentsFirst } from './family.ts';
import { groups } from './groups.ts';
import { type Figures, type Flow, indexOf, pageOf } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const outAt = process.argv.indexOf('--out');
const out = join(outAt > 0 ? resolve(process.argv[outAt + 1] ?? '') : root, 'docs/flows');

/** The comment above an export, as Markdown. */
function commentAbove(text: string, name: string): string {
  const before = text.slice(0, text.indexOf(`export const ${name} `)).trimEnd();
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**') + 3, -2) : '';
  if (comment === '') throw new Error(`${name} has no comment that says what it is for`);
  return comment
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}

const figures = globSync('docs/flows/figures/*.json', { cwd: root })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Figures);

async function flowOf(file: string): Promise<Flow> {
  const module = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
  const [found, ...others] = Object.entries(module).flatMap(([key, machine]) =>
    machine instanceof StateMachine ? [{ key, machine }] : [],
  );
  if (!found || others.length > 0) throw new Error(`${file} exports ${found ? 'more than one machine' : 'no machine'}`);
  const name = basename(file, '-machine.ts');
  return {
    name,
    file,
    tests: globSync(join(dirname(file), `${name}-*.test.ts`), { cwd: root }).toSorted(),
    machine: found.machine,
    comment: commentAbove(readFileSync(join(root, file), 'utf8'), found.key),
    figures: figures.filter(({ machine }) => machine === name),
  };
}

const flows = await Promise.all(globSync('src/machines/*/*-machine.ts', { cwd: root }).toSorted().map(flowOf));
const folderOf = ({ file }: Flow) => basename(dirname(file));
const grouped = groups
  .map(({ title, folders }): [string, readonly Flow[]] => [
    title,
    parentsFirst(folders.flatMap((folder) => flows.filter((flow) => folderOf(flow) === folder))),
  ])
  .filter(([, ones]) => ones.length > 0);
const homeless = flows.filter((flow) => !grouped.some(([, ones]) => ones.includes(flow)));
if (homeless.length > 0) throw new Error(`say in tools/flows/groups.ts what ${homeless.map(folderOf).join()} is for`);

const strange = figures.filter(({ machine }) => !flows.some(({ name }) => name === machine));
if (strange.length > 0)
  throw new Error(`docs/flows/figures tells of ${strange.map(({ machine }) => machine).join()}, which is no machine`);

mkdirSync(out, { recursive: true });
for (const page of globSync('*.md', { cwd: out })) rmSync(join(out, page));
for (const flow of flows) writeFileSync(join(out, `${flow.name}.md`), pageOf(flow, flows));
writeFileSync(join(out, 'README.md'), indexOf(grouped));
