import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  engines: { node: string };
  devDependencies: { node: string };
  scripts: Record<string, string>;
};
const ignored = read('.dockerignore').trim().split('\n');

/** The instructions of a container file: comments left out, broken lines put together. */
function instructions(text: string): Array<readonly [name: string, rest: string]> {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+\s+/, '')] as const);
}

/** The flaws of a container file that show without a container engine. */
function flaws(text: string): string[] {
  const all = instructions(text);
  const stages = new Set(all.flatMap(([name, rest]) => (name === 'FROM' ? [/ AS (\S+)$/.exec(rest)?.[1] ?? ''] : [])));
  const users = all.filter(([name]) => name === 'USER').map(([, rest]) => rest);
  return [
    ...all.flatMap(([name, rest]) =>
      /^(?:FROM|WORKDIR|COPY|RUN|ENV|VOLUME|USER|EXPOSE|STOPSIGNAL|CMD)$/.test(name) ? [] : [`${name} ${rest}`],
    ),
    ...all.flatMap(([name, rest]) => (name === 'FROM' ? imageFlaws(rest) : [])),
    ...all.flatMap(([name, rest]) => (name === 'COPY' ? copyFlaws(rest, stages) : [])),
    ...all.flatMap(([name, rest]) => (name === 'RUN' ? runFlaws(rest) : [])),
    ...(users.length === 0 || users.at(-1) === 'root' ? ['it runs as root'] : []),
    ...(all[0]?.[0] === 'FROM' && all.at(-1)?.[0] === 'CMD' ? [] : ['it does not begin with FROM and end with CMD']),
  ];
}

/** An image is named by its whole version, and Node's is the project's own. */
function imageFlaws(rest: string): string[] {
  const [, image = '', version = ''] = /^([a-z/]+):(\S+)/.exec(rest) ?? [];
  const parts = image === 'node' ? 3 : 2;
  if (!new RegExp(`^\\d+(?:\\.\\d+){${parts - 1}}(?:-[a-z]+)*$`).test(version)) return [`${rest} is not a whole version`];
  if (image !== 'node') return [];
  const oldest = Number(/^>=(\d+)$/.exec(manifest.engines.node)?.[1]);
  const wanted = manifest.devDependencies.node;
  return Number.parseInt(version, 10) >= oldest && version.split('-')[0] === wanted ? [] : [`${rest} is not Node ${wanted}`];
}

/** The flaws of a COPY: a missing file, or one that .dockerignore keeps from the engine. */
function copyFlaws(rest: string, stages: ReadonlySet<string>): string[] {
  const stage = /^--from=(\S+) /.exec(rest)?.[1];
  if (stage !== undefined) return stages.has(stage) ? [] : [`there is no stage ${stage}`];
  return rest
    .split(/\s+/)
    .slice(0, -1)
    .flatMap((path) => {
      if (globSync(path, { cwd: root }).length === 0) return [`${path} is not there`];
      return ignored.some((one) => path === one || path.startsWith(`${one}/`)) ? [`.dockerignore keeps ${path} out`] : [];
    });
}

/** The flaws of a RUN: an unknown npm script, `npm install`, or lists of apt left behind. */
function runFlaws(rest: string): string[] {
  const script = /npm run (\S+)/.exec(rest)?.[1];
  return [
    ...(script !== undefined && !(script in manifest.scripts) ? [`there is no script ${script}`] : []),
    ...(/npm i(?:nstall)?\b/.test(rest) ? ['npm install does not keep to the lock'] : []),
    ...(rest.includes('apt-get install') && !rest.includes('rm -rf /var/lib/apt/lists/*') ? ['the lists of apt stay'] : []),
  ];
}

describe('A container file', () => {
  test.each(['Dockerfile', 'deploy/sandbox.Dockerfile'])('%s has no flaw that can be seen without an engine', (file) => {
    expect(flaws(read(file))).toEqual([]);
  });

  test('with a flaw is recognised', () => {
    const broken = `FROM node:24 AS build
FROM node:22.1.0-slim
FROM debian:bookworm
COPY nada.json package.json ./
COPY tests tests
COPY --from=otra /x /y
RUN npm install
RUN npm run nada && apt-get install -y \\
  nginx
FORM x
CMD ["x"]
`;
    expect(flaws(broken)).toEqual([
      'FORM x',
      'node:24 AS build is not a whole version',
      `node:22.1.0-slim is not Node ${manifest.devDependencies.node}`,
      'debian:bookworm is not a whole version',
      'nada.json is not there',
      '.dockerignore keeps tests out',
      'there is no stage otra',
      'npm install does not keep to the lock',
      'there is no script nada',
      'the lists of apt stay',
      'it runs as root',
    ]);
  });
});
