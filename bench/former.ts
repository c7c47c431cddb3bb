import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

function run(cwd: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Builds the portal of `commit` once into `dist-bench/former/`, with that commit's packages, and
 * returns the folder of its files.
 */
export function buildFormer(commit: string): string {
  const source = join(root, 'dist-bench/former', commit);
  const dist = join(source, 'dist');
  if (existsSync(join(dist, 'login.html'))) return dist;
  rmSync(source, { recursive: true, force: true });
  run(root, 'git', 'worktree', 'prune');
  run(root, 'git', 'worktree', 'add', '--detach', '--force', source, commit);
  run(source, 'npm', 'ci');
  run(source, process.execPath, 'tools/build/build.ts');
  return dist;
}
