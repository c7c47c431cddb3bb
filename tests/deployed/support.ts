import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Nginx } from '../../tools/nginx.ts';
import { test as portalTest } from '../support/portal.ts';
import { type Deployed, startNginx } from './nginx.ts';

const found = JSON.parse(process.env['NGINX_FOUND'] ?? '""') as Nginx | string;

/** The nginx that was found; null where there is none. */
export const nginx = typeof found === 'string' ? null : found;

/** Why there is none. */
export const whyNot = typeof found === 'string' ? found : '';

interface WorkerFixtures {
  /** nginx with the built portal, the worker's sandbox behind it. */
  deployed: Deployed;
}

/** The suite's test over https, through the nginx of deploy/. */
export const test = portalTest.extend<object, WorkerFixtures>({
  deployed: [
    async ({ sandbox }, use) => {
      if (nginx === null) throw new Error('there is no nginx');
      const deployed = await startNginx(nginx, `127.0.0.1:${sandbox.port}`);
      await use(deployed);
      await deployed.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  launchOptions: [
    async ({ launchOptions, deployed }, use) => {
      const trusted = `--ignore-certificate-errors-spki-list=${deployed.fingerprint}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), trusted] });
    },
    { scope: 'worker' },
  ],
  // The address of the sandbox is not used, but asking for it makes the sandbox ready for a test.
  baseURL: async ({ baseURL: _sandbox, deployed }, use) => {
    await use(`${deployed.url}/autogestion/`);
  },
});

/** An answer as it came over the wire. */
export interface Wire {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request through the front; the body of the answer stays compressed. */
export async function send(
  { url, certificate }: Deployed,
  operation: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Wire> {
  const [method = '', path = ''] = operation.split(' ');
  const { promise, resolve, reject } = Promise.withResolvers<Wire>();
  const call = request(`${url}${path}`, { method, ca: certificate, headers, agent: false }, (response) => {
    const { statusCode: status = 0 } = response;
    buffer(response).then((content) => resolve({ status, headers: response.headers, body: content }), reject);
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}
