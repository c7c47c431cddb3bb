import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyEventObject } from 'xstate';
import type { Inspect } from '../../wiring/portal/inspect.ts';
import './inspector-bar.css';
import { keepInspect } from './kept-inspect.ts';

const secrets = new Set(['password', 'token', 'refreshToken', 'stale']);

/** A copy without credentials: they have no business on a developer's screen. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, secrets.has(key) ? '•••' : redact(item)]));
}

/**
 * Development only: Stately's inspector, sending to a page of our own that works without a network. Browsers open windows from a click only,
 * hence the button.
 */
export function startInspector(): Inspect {
  const inspector = createBrowserInspector({
    url: `${import.meta.env.BASE_URL}inspector.html`,
    autoStart: false,
    maxDeferredEvents: 5000,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event stays an event
    sanitizeEvent: (event) => redact(event) as AnyEventObject,
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Ver las máquinas';
  button.addEventListener('click', () => inspector.start());
  // A bar of its own above the page: it covers nothing.
  const bar = document.createElement('div');
  bar.className = 'inspector-bar';
  bar.append(button);
  document.body.prepend(bar);
  keepInspect();
  return (event) => inspector.inspect.next?.(event);
}
