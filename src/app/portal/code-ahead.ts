import { createActor, fromPromise } from 'xstate';
import { aheadMachine } from '../../machines/ahead/ahead-machine.ts';
import { onIdle, type Preloadable } from '../../kit/portal/preloadable.tsx';

type Module = Pick<Preloadable<object>, 'preload'>;

const isText = (value: unknown) => typeof value === 'string';

/** The build's files by screen; none where a service worker caches them, or in development. */
async function listFiles(signal: AbortSignal): Promise<readonly (readonly string[])[]> {
  if (import.meta.env.DEV || navigator.serviceWorker?.controller) return [];
  const answer = await fetch(`${import.meta.env.BASE_URL}ahead.json`, { signal, priority: 'low' });
  const screens: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(screens) ? screens.map((files: unknown) => (Array.isArray(files) ? files.filter(isText) : [])) : [];
}

/** Puts files into the browser's cache for `import()`; unlike a preload it can be aborted. */
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

/** Whether a key acts instead of typing; autofill raises events without a key. */
const isPress = ({ key = '' }: Partial<KeyboardEvent>) => key.length > 1 && key !== 'Backspace';

/** Loads the code of other screens with `aheadMachine`. */
export interface CodeAhead {
  /** Tells whether a screen's reads are under way. */
  readonly noteReadings: (areAny: boolean) => void;
}

/** Starts to load the build's files and to run `modules` in order; calls `onDone` at the end. */
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
  return { noteReadings: (areAny) => actor.send({ type: areAny ? 'calls.started' : 'calls.ended' }) };
}
