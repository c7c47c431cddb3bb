import { execFile, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Nginx } from '../../tools/nginx.ts';
import { dist } from '../support/portal.ts';

const run = promisify(execFile);
const deploy = join(import.meta.dirname, '../../deploy/nginx');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

/** A running nginx with the configuration of deploy/. */
export interface Deployed {
  /** The front, without a trailing slash: `https://localhost:port`. */
  readonly url: string;
  /** The front's plain http. */
  readonly http: string;
  /** The portal's own server, behind the front. */
  readonly portal: string;
  /** The certificate, in PEM. */
  readonly certificate: string;
  /** The value of Chromium's --ignore-certificate-errors-spki-list, to trust only this certificate. */
  readonly fingerprint: string;
  /** The output of `nginx -t` about the configuration. */
  readonly check: string;
  /** The content of a log, by its name. */
  log(name: string): string;
  close(): Promise<void>;
}

/** Replaces the texts that a deployer replaces; throws when one is missing. */
function withReplaced(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((left, [from, to]) => {
    if (!left.includes(from)) throw new Error(`deploy/nginx has no «${from}»`);
    return left.replaceAll(from, to);
  }, text);
}

/**
 * Starts nginx with the files of deploy/nginx as they stand, but for addresses, folders and ports.
 * @param services where the sandbox listens, as `127.0.0.1:4280`
 */
export async function startNginx(nginx: Nginx, services: string): Promise<Deployed> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  const [portal, http, https] = await freePorts(3);
  const inside = (name: string) => join(folder, name);
  const paths = { portal: inside('srv'), headers: inside('headers.conf'), log: inside('log'), sites: inside('sites') };
  for (const path of [paths.portal, paths.log, paths.sites]) mkdirSync(path);
  cpSync(dist, join(paths.portal, 'autogestion'), { recursive: true });
  const certificate = await selfSigned(folder);

  writeFileSync(paths.headers, read('headers.conf'));
  const own = { '/var/log/nginx': paths.log };
  const portalConf = withReplaced(read('portal.conf'), {
    ...own,
    'listen 8080;': `listen 127.0.0.1:${portal};`,
    '/srv/portal': paths.portal,
    '/etc/nginx/autogestion-headers.conf': paths.headers,
    ...(nginx.brotli === null ? { 'brotli_static on;': '' } : {}),
  });
  const frontConf = withReplaced(read('front.conf'), {
    ...own,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
    'portal.ejemplo.do': 'localhost',
    '/etc/nginx/tls': folder,
    'server 127.0.0.1:8080;': `server 127.0.0.1:${portal};`,
    // Two peers, as behind a name with two addresses: nginx has somewhere to repeat a call to.
    'server 127.0.0.1:4280;': `server ${services}; server ${services};`,
  });
  const mainConf = withReplaced(read('nginx.conf'), {
    '/tmp/': `${folder}/`,
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;':
      nginx.brotli === null ? '' : `load_module ${nginx.brotli};`,
    'worker_processes auto;': 'worker_processes 1;',
    'include /etc/nginx/conf.d/*.conf;': `include ${paths.sites}/*.conf;`,
  });
  writeFileSync(join(paths.sites, 'portal.conf'), portalConf);
  writeFileSync(join(paths.sites, 'front.conf'), frontConf);
  // The workers of a root nginx need this to read the folder.
  writeFileSync(join(folder, 'nginx.conf'), `${process.getuid?.() === 0 ? 'user root;\n' : ''}${mainConf}`);

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const { stderr: check } = await run(nginx.path, ['-t', ...args]).catch((error: { stderr: string }) => error);
  const child = spawn(nginx.path, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = check;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deployed: Deployed = {
    url: `https://localhost:${https}`,
    http: `http://localhost:${http}`,
    portal: `http://127.0.0.1:${portal}`,
    certificate,
    fingerprint: createHash('sha256')
      .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    check,
    log: (name) => readFileSync(join(paths.log, name), 'utf8'),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
  const gone = ended.then(() => Promise.reject(new Error(`nginx ended: ${said}`)));
  await Promise.race([gone, untilAnswered(`${deployed.http}/`)]);
  gone.catch(() => undefined);
  return deployed;
}

async function selfSigned(folder: string): Promise<string> {
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files]);
  return readFileSync(join(folder, 'portal.crt'), 'utf8');
}

/** Ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Asks until somebody listens. */
async function untilAnswered(address: string): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 20));
}
