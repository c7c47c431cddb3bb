import { createBrowserInspector } from '@statelyai/inspect';
import type { Inspect } from '../../kit/portal/inspect.ts';
import { createRedact } from './redact.ts';

/** Stately's visualizer, which needs a network. It gets the same events as our inspector. */
export function startStately(): { readonly inspect: Inspect; readonly open: () => void } {
  const redact = createRedact();
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: 5000,
    serialize: (event) => {
      // JSON first: a serialised snapshot leaves its machine out.
      const plain = redact(JSON.parse(JSON.stringify(event)));
      const definition = 'definition' in event ? { definition: event.definition } : {};
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event stays an event
      return { ...(plain as object), ...definition } as typeof event;
    },
  });
  return { inspect: (event) => inspector.inspect.next?.(event), open: () => inspector.start() };
}
