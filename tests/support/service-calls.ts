import type { Page } from '@playwright/test';

/** A call of a page to a service. */
export interface SentCall {
  readonly method: string;
  /** The address behind `/servicios/`, with the query. */
  readonly address: string;
  readonly bearer: string;
  /** The sent bytes as base64; empty without a body. */
  readonly body: string;
  /** The browser API that sent the call. */
  readonly by: 'fetch' | 'XMLHttpRequest';
  /** The status of the answer; null while pending, 0 after a failure or cancellation. */
  readonly status: number | null;
}

/** Records the page's calls to the services, by fetch or otherwise, from its next load on. */
export async function noteServiceCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: { -readonly [Key in keyof SentCall]: SentCall[Key] }[] = [];
    Reflect.set(window, 'serviceCalls', notes);
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
    const addressOf = (url: string) => new URL(url, location.href).href.split('/servicios/')[1];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    const read = async (body: Blob) => {
      let binary = '';
      for (const byte of new Uint8Array(await body.arrayBuffer())) binary += String.fromCharCode(byte);
      return btoa(binary);
    };

    const plain = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const address = addressOf(request.url);
      if (address === undefined) return plain(request);
      const body = await read(await request.clone().blob());
      // A call that is already cancelled never leaves the page.
      if (request.signal.aborted) return plain(request);
      const bearer = request.headers.get('Authorization') ?? '';
      const note: (typeof notes)[number] = { method: request.method, address, bearer, body, by: 'fetch', status: null };
      notes.push(note);
      try {
        const response = await plain(request);
        note.status = response.status;
        return response;
      } catch (error) {
        note.status = 0;
        throw error;
      }
    };

    const open = new WeakMap<XMLHttpRequest, { method: string; url: string; bearer: string }>();
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    const of = (name: string) =>
      Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name)?.value as (...args: unknown[]) => void;
    const [openPlain, setHeader, send] = [of('open'), of('setRequestHeader'), of('send')];
    Reflect.set(XMLHttpRequest.prototype, 'open', function openNoted(this: XMLHttpRequest, ...args: [string, string]) {
      open.set(this, { method: args[0], url: args[1], bearer: '' });
      openPlain.apply(this, args);
    });
    Reflect.set(XMLHttpRequest.prototype, 'setRequestHeader', function set(this: XMLHttpRequest, name: string, value: string) {
      const own = open.get(this);
      if (own && name === 'Authorization') own.bearer = value;
      setHeader.call(this, name, value);
    });
    Reflect.set(XMLHttpRequest.prototype, 'send', function sendNoted(this: XMLHttpRequest, body: Blob) {
      const { method, url, bearer } = open.get(this) ?? { method: '', url: '', bearer: '' };
      const note: (typeof notes)[number] = {
        method,
        address: addressOf(url) ?? url,
        bearer,
        body: '',
        by: 'XMLHttpRequest',
        status: null,
      };
      notes.push(note);
      const reading = read(body).then((text) => void (note.body = text));
      this.addEventListener('loadend', () => void reading.then(() => (note.status = this.status)));
      send.call(this, body);
    });
  });
}

/** The calls of a page since it was opened, in order. */
export const serviceCalls = (page: Page): Promise<SentCall[]> =>
  page.evaluate(() => Reflect.get(window, 'serviceCalls') as SentCall[]);
