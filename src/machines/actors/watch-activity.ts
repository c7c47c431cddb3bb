import { fromCallback } from 'xstate';
import type { Activity } from '../session/expiry-machine.ts';

/** Pause between two reported signs of activity, in milliseconds. */
export const activityPause = 10_000;

const signs = ['keydown', 'pointerdown', 'click', 'input'];

/** The sources of signs of activity. */
export interface ActivitySources {
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Calls `listener` for each call; gives the function that ends this. */
  readonly watchCalls: (listener: (url: string) => void) => () => void;
  readonly now?: () => number;
}

/** Reports keys, clicks and calls, except a call repeated since, which pages make unasked. */
export function defineWatchActivityActor({ target, watchCalls, now = Date.now }: ActivitySources) {
  return fromCallback<{ type: 'unused' }, undefined, Activity>(({ sendBack }) => {
    let reportedAt = Number.NEGATIVE_INFINITY;
    const asked = new Set<string>();
    const report = () => {
      if (now() - reportedAt < activityPause) return;
      reportedAt = now();
      sendBack({ type: 'activity' });
    };
    const onSign = () => {
      asked.clear();
      report();
    };
    const stop = watchCalls((url) => {
      if (asked.has(url)) return;
      asked.add(url);
      report();
    });
    for (const sign of signs) target.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      stop();
      for (const sign of signs) target.removeEventListener(sign, onSign, { capture: true });
    };
  });
}
