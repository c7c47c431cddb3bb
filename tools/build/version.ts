import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of `version.json`, for operators of a portal. */
export interface Version {
  /** Version of package.json. */
  readonly version: string;
  /** Version of the service worker: equal files give an equal value. */
  readonly build: string;
  /** Commit of the build, with `+` for changed files; null outside a repository. */
  readonly commit: string | null;
  /** `yyyy-MM-dd`, in UTC. */
  readonly built: string;
}

/**
 * Writes version.json beside the pages of a build.
 * @param root folder of the project
 * @param dist folder of the build
 * @param build version of its service worker
 */
export function writeVersion(root: string, dist: string, build: string, now = new Date()): Version {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const content = { version, build, commit: commitOf(root), built: now.toISOString().slice(0, 10) };
  writeFileSync(join(dist, 'version.json'), `${JSON.stringify(content, null, 2)}\n`);
  return content;
}

/** Commit of a folder; null for an image built without git. */
function commitOf(root: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return null;
  }
}

/** Writes a build's version into its pages, because the server may already serve the next build. */
export function stampPages(dist: string, { version, build, built }: Version): void {
  for (const name of ['index.html', 'login.html']) {
    const file = join(dist, name);
    const page = readFileSync(file, 'utf8');
    const stamped = page.replace('</title>', `</title>\n    <meta name="version" content="${version} ${build} ${built}" />`);
    if (stamped === page) throw new Error(`${name} has no title to stand beside`);
    writeFileSync(file, stamped);
  }
}
