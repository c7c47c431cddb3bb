/**
 * `npm run bench:nginx`: the nginx of deploy/ beside a bare one, each with 2,000 kept-open clients
 * of Debian's `wrk`, in turn. `--rounds 3`, `--seconds 10`, `--clients 2000`.
 */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePorts, startNginx } from '../tests/deployed/nginx.ts';
import { hasAptGet, installPackages } from '../tools/install.ts';
import { findNginx, type Nginx } from '../tools/nginx.ts';
import { median } from './table.ts';

const run = promisify(execFile);
const dist = join(import.meta.dirname, '../dist');
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '2000' },
  },
});

/** Starts an nginx with nothing but the folder of the files. */
async function startBare({ path }: Nginx): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  cpSync(dist, join(folder, 'autogestion'), { recursive: true });
  const [port] = await freePorts(1);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const conf = `${user} pid ${folder}/pid; worker_processes 1; events { worker_connections 4096; }
    http { include /etc/nginx/mime.types; access_log ${folder}/access.log; sendfile on;
    server { listen 127.0.0.1:${port}; root ${folder}; } }`;
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = () => {
    child.once('exit', () => rmSync(folder, { recursive: true }));
    child.kill();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

interface Answered {
  readonly perSecond: number;
  /** wrk's line about failed requests; empty without one. */
  readonly errors: string;
}

async function ask(address: string): Promise<Answered> {
  const { clients, seconds } = options;
  const args = ['-t', '1', '-c', clients, '-d', `${seconds}s`, '--timeout', '10s', '-H', 'Accept-Encoding: identity', address];
  const { stdout } = await run('wrk', args);
  const perSecond = Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, errors: /(?:Socket errors|Non-2xx)[^\n]*/.exec(stdout)?.[0] ?? '' };
}

const nginx = await findNginx();
if (hasAptGet()) await installPackages(['wrk']);
const deployed = await startNginx(nginx, '127.0.0.1:9');
const bare = await startBare(nginx);
const script = readdirSync(join(dist, 'assets')).find((name) => /^pdf\.worker.*\.js$/.test(name)) ?? '';
const sheet = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.css')) ?? '';
try {
  for (const file of ['index.html', `assets/${sheet}`, `assets/${script}`]) {
    const rates: Record<'deployed' | 'bare', number[]> = { deployed: [], bare: [] };
    for (let round = 0; round < Number(options.rounds); round++) {
      for (const [name, origin] of [
        ['deployed', deployed.portal],
        ['bare', bare.url],
      ] as const) {
        const { perSecond, errors } = await ask(`${origin}/autogestion/${file}`);
        rates[name].push(perSecond);
        if (errors) console.error(`${name} ${file}: ${errors}`);
      }
    }
    const [ours, theirs] = [median(rates.deployed), median(rates.bare)];
    console.log(`${file}: ${Math.round(ours)} / ${Math.round(theirs)} por segundo, ${(ours / theirs).toFixed(2)}`);
  }
} finally {
  await deployed.close();
  bare.close();
}
