import { fromCallback } from 'xstate';
import type { Activity } from '../session/expiry-machine.ts';

/** How long after one sign of work the next one is told. */
export const activityPause = 10_000;

const signs = ['keydown', 'pointerdown', 'click', 'input'];

/** Where the signs of work come from. */
export interface ActivitySources {
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Calls back with the address of each call; gives the function that stops it. */
  readonly watchCalls: (listener: (url: string) => void) => () => void;
  readonly now?: () => number;
}

/** Tells that somebody works: a key, a click, or a call. An address that is asked again since the last key or click is no sign: pages repeat some by themselves. */
export function defineWatchActivityActor({ target, watchCalls, now = Date.now }: ActivitySources) {
  return fromCallback<{ type: 'unused' }, undefined, Activity>(({ sendBack }) => {
    let toldAt = Number.NEGATIVE_INFINITY;
    const asked = new Set<string>();
    const tell = () => {
      if (now() - toldAt < activityPause) return;
      toldAt = now();
      sendBack({ type: 'activity' });
    };
    const onSign = () => {
      asked.clear();
      tell();
    };
    const stop = watchCalls((url) => {
      if (asked.has(url)) return;
      asked.add(url);
      tell();
    });
    for (const sign of signs) target.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      stop();
      for (const sign of signs) target.removeEventListener(sign, onSign, { capture: true });
    };
  });
}
