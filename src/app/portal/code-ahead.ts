import { createActor, fromPromise } from 'xstate';
import { aheadMachine } from '../../machines/ahead/ahead-machine.ts';
import { onIdle, type Preloadable } from '../../kit/portal/preloadable.tsx';

type Module = Pick<Preloadable<object>, 'preload'>;

const isText = (value: unknown) => typeof value === 'string';

/**
 * Addresses of the files that the build names, relative to the base, those of each screen together; none in development, nor where a service worker has
 * them all.
 */
async function listFiles(signal: AbortSignal): Promise<readonly (readonly string[])[]> {
  if (import.meta.env.DEV || navigator.serviceWorker?.controller) return [];
  const answer = await fetch(`${import.meta.env.BASE_URL}ahead.json`, { signal, priority: 'low' });
  const screens: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(screens) ? screens.map((files: unknown) => (Array.isArray(files) ? files.filter(isText) : [])) : [];
}

/** Brings files into the cache of the browser, where `import()` finds them. Unlike a preload it can be given up. */
async function fetchFiles(files: readonly string[], signal: AbortSignal): Promise<void> {
  const fetching = files.map(async (file) => {
    const answer = await fetch(import.meta.env.BASE_URL + file, { signal, priority: 'low' });
    await answer.arrayBuffer();
  });
  await Promise.all(fetching);
}

const runWhenIdle = (module: Module | undefined, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const cancel = onIdle(() => void Promise.resolve(module?.preload()).then(resolve));
    signal.addEventListener('abort', cancel);
  });

/** Whether a key does something, and does not only write into a field. */
/** Browsers that fill a form in raise events of keys that name none. */
const isPress = ({ key = '' }: Partial<KeyboardEvent>) => key.length > 1 && key !== 'Backspace';

/** The code of the other screens, as `aheadMachine` brings it. */
export interface CodeAhead {
  /** Told whether readings of a screen are under way. */
  readonly noteReadings: (areAny: boolean) => void;
}

/** Begins to bring the files that the build names, and to run `modules` in their order; `onDone` is called when all is here. */
export function createCodeAhead(modules: readonly Module[], onDone: () => void): CodeAhead {
  const actor = createActor(
    aheadMachine.provide({
      actors: {
        listFiles: fromPromise(({ signal }) => listFiles(signal)),
        fetchFiles: fromPromise(({ input, signal }) => fetchFiles(input.files, signal)),
        runModule: fromPromise(({ input, signal }) => runWhenIdle(modules[input.index], signal)),
      },
      actions: { finish: onDone },
    }),
    { input: { modules: modules.length } },
  );
  const press = () => actor.send({ type: 'press' });
  const events = { capture: true, passive: true } as const;
  for (const type of ['pointerdown', 'pushState', 'popstate']) addEventListener(type, press, events);
  addEventListener('keydown', (event) => isPress(event) && press(), events);
  actor.start();
  return { noteReadings: (areAny) => actor.send({ type: areAny ? 'readings.begun' : 'readings.ended' }) };
}
