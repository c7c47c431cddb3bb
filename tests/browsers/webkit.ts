import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../tools/engines.ts';
import { openDisplay } from './display.ts';
import type { Browser, Session, Size, Tab } from './driver.ts';

/** The approximate height of MiniBrowser's bars above the page. */
const toolbar = 36;
/** The style of MiniBrowser's toolbar that lets the window become as narrow as a telephone. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 6px }';

/** The key of an element reference in classic WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <Result = null>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** A connection of classic WebDriver. */
const connect =
  (url: string): Send =>
  async (method, path, body) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const response = await fetch(`${url}${path}`, { method, ...sent });
    const { value } = (await response.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!response.ok) throw new Error(`${error}: ${message}`);
    return value as never;
  };

/** Runs the source of an async function, whose end a callback reports to the driver. */
const awaited = (source: string): string =>
  `const done = arguments[0];
   (${source})().then((text) => done({ text }), (error) => done({ error: String(error) + ' ' + error?.stack }));`;

/** A session has one current tab: a command for another tab switches first. */
function tabsOf(send: Send, front: string): Tab {
  let inFront = front;
  const tabOf = (handle: string): Tab => {
    const command = async <Result = null>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> => {
      if (inFront !== handle) await send('POST', '/window', { handle });
      inFront = handle;
      return send<Result>(method, path, body);
    };
    return {
      goto: async (url) => {
        await command('POST', '/url', { url });
      },
      reload: async () => {
        await command('POST', '/refresh');
      },
      back: async () => {
        await command('POST', '/back');
      },
      run: async (source) => {
        const script = { script: awaited(source), args: [] };
        const { text, error } = await command<{ text?: string; error?: string }>('POST', '/execute/async', script);
        if (error !== undefined) throw new Error(error);
        return text ?? '';
      },
      perform: async (actions) => {
        await command('POST', '/actions', { actions });
      },
      setFiles: async (value, paths) => {
        const found = await command<Record<string, string>>('POST', '/element', { using: 'css selector', value });
        await command('POST', `/element/${found[elementKey]}/value`, { text: paths.join('\n') });
      },
      screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
      // A tab of the same window would stay hidden: the driver brings no tab to the front.
      openTab: async () => {
        const { handle: other } = await command<{ handle: string }>('POST', '/window/new', { type: 'window' });
        return tabOf(other);
      },
    };
  };
  return tabOf(front);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts WebKit's driver, which starts a MiniBrowser a session. */
export async function startWebKit(engine: Engine): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const inside = (name: string) => join(folder, name);
  for (const name of ['downloads', '.config']) mkdirSync(inside(name));
  const downloads = inside('downloads');
  writeFileSync(inside('.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\nXDG_DOCUMENTS_DIR="${downloads}"\n`);
  mkdirSync(inside('.config/gtk-3.0'));
  writeFileSync(inside('.config/gtk-3.0/gtk.css'), narrowToolbar);
  const display = await openDisplay(engine);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: folder,
    XDG_CONFIG_HOME: inside('.config'),
    LANG: 'es_DO.UTF-8',
    LANGUAGE: 'es_DO',
    GTK_IM_MODULE: 'gtk-im-context-simple',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  };
  const child = spawn(engine.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const send = connect(`http://127.0.0.1:${port}`);
  while (!(await send('GET', '/status').catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 20));

  const begin = async () => {
    const options = { binary: engine.browser, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'ignore' };
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      '/session',
      { capabilities: { alwaysMatch } },
    );
    const own: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await own('POST', '/timeouts', { script: 120_000, pageLoad: 60_000 });
    return { own, version: capabilities.browserVersion };
  };
  /** Sizes the window's page; the driver itself waits for ever without a window manager. */
  const fit = async (own: Send, { width, height }: Size) => {
    const script = { script: 'return [innerWidth, innerHeight]', args: [] };
    const wanted = { width, height: height + toolbar };
    for (let tries = 0; tries < 100; tries += 1) {
      if (tries % 20 === 0) await display.resize('MiniBrowser', wanted);
      const [innerWidth = 0, innerHeight = 0] = await own<number[]>('POST', '/execute/sync', script);
      if (innerWidth === width && innerHeight === height) return;
      if (tries % 20 === 19) wanted.height += height - innerHeight;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`WebKit's page can't be ${width} × ${height}`);
  };
  const first = await begin();
  await first.own('DELETE', '');
  return {
    version: `WebKit ${first.version}`,
    press: (...keys) => display.press(...keys),
    downloads,
    paper: null,
    open: async (size): Promise<Session> => {
      const { own } = await begin();
      await fit(own, size);
      await display.focus('MiniBrowser');
      return {
        tab: tabsOf(own, await own<string>('GET', '/window')),
        countTabs: async () => (await own<string[]>('GET', '/window/handles')).length,
        close: async () => {
          await own('DELETE', '').catch(() => undefined);
        },
      };
    },
    close: async () => {
      child.kill();
      await ended;
      await display.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
