import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../../tools/engines.ts';
import { openDisplay } from './display.ts';
import type { Browser, Session, Tab } from './driver.ts';

/** Settings that a person's Firefox doesn't have: they save and print without a question. */
const preferences = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': join(folder, 'downloads'),
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
  'print.always_print_silent': true,
  print_printer: 'Mozilla Save to PDF',
  'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
  'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(folder, 'paper.pdf'),
  // They include a test-only focus, under which dead keys don't compose.
  'remote.prefs.recommended': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'browser.tabs.warnOnClose': false,
  'dom.max_script_run_time': 0,
  'browser.download.panel.shown': true,
  'browser.translations.enable': false,
  'browser.tabs.unloadOnLowMemory': false,
  'browser.warnOnQuit': false,
  'dom.file.createInChild': true,
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  'dom.navigation.navigationRateLimit.count': 0,
  'network.manage-offline-status': false,
  'signon.autofillForms': false,
  'print.printer_Mozilla_Save_to_PDF.print_paper_id': 'na_letter',
  'print.printer_Mozilla_Save_to_PDF.print_paper_size_unit': 0,
  'print.printer_Mozilla_Save_to_PDF.print_paper_width': '8.5',
  'print.printer_Mozilla_Save_to_PDF.print_paper_height': '11.0',
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'toolkit.telemetry.server': '',
});

/** A WebDriver BiDi connection: the number of a command identifies its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { type: string; id?: number; result?: unknown; error?: string; message?: string };
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.id !== undefined) waiting.delete(answer.id);
    if (answer.type === 'success') asked?.resolve(answer.result);
    if (answer.type === 'error') asked?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
  });
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return (await asked.promise) as Result;
  };
}

type Send = Awaited<ReturnType<typeof connect>>;

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

function tabOf(send: Send, context: string, open: () => Promise<Tab>): Tab {
  const call = async (functionDeclaration: string, args: readonly unknown[] = []) => {
    const target = { target: { context }, awaitPromise: true, arguments: args, userActivation: false };
    const answer = await send<Evaluated>('script.callFunction', { functionDeclaration, ...target });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value ?? '';
  };
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'interactive' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    run: call,
    perform: async (actions) => {
      await send('browsingContext.activate', { context });
      await send('input.performActions', { context, actions });
    },
    setFiles: async (selector, files) => {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    openTab: open,
  };
}

/** Starts Firefox, which speaks WebDriver BiDi itself; each session is a container of its own. */
export async function startFirefox(engine: Engine): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const inside = (name: string) => join(folder, name);
  const profile = inside('profile');
  mkdirSync(profile);
  mkdirSync(inside('downloads'));
  const lines = Object.entries(preferences(folder)).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const display = await openDisplay(engine);
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: folder,
    LANG: 'es_DO.UTF-8',
    GTK_IM_MODULE: 'gtk-im-context-simple',
  };
  const args = ['--remote-debugging-port', '0', '--profile', profile, '--no-remote', '--new-instance', 'about:blank'];
  const child = spawn(engine.browser, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const address = Promise.withResolvers<string>();
  createInterface(child.stderr).on('line', (line) => {
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (url) address.resolve(`${url}/session`);
  });
  void ended.then(() => address.reject(new Error('Firefox ended')));
  const send = await connect(await address.promise);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore', beforeUnload: 'accept' } } },
  });

  await display.focus('firefox');

  const open: Browser['open'] = async (viewport): Promise<Session> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
    const openTab = async (): Promise<Tab> => {
      const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
      await send('browsingContext.setViewport', { context, viewport });
      return tabOf(send, context, openTab);
    };
    return {
      tab: await openTab(),
      countTabs: async () => {
        const { contexts } = await send<{ contexts: { userContext: string }[] }>('browsingContext.getTree', { maxDepth: 0 });
        return contexts.filter((one) => one.userContext === userContext).length;
      },
      close: async () => {
        await send('browser.removeUserContext', { userContext });
      },
    };
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    press: (...keys) => display.press(...keys),
    downloads: inside('downloads'),
    paper: inside('paper.pdf'),
    open,
    close: async () => {
      await send('browser.close').catch(() => undefined);
      child.kill();
      await ended;
      await display.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
