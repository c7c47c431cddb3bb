import type { Page } from '@playwright/test';
import { letDraw } from '../support/portal.ts';
import { look, type Sight } from './sight.ts';
import type { Watch } from './watch.ts';

const settleTime = 6000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits, up to a limit, until no call is under way and the page has drawn. */
export async function settle(page: Page, watch: Watch): Promise<Sight> {
  const until = performance.now() + settleTime;
  for (;;) {
    // A page that is being loaded can't be looked at.
    const sight = await look(page).catch(() => null);
    if ((sight && watch.underWay() === 0 && !sight.busy) || performance.now() > until) break;
    await pause(40);
  }
  await letDraw(page).catch(() => undefined);
  return look(page);
}

/** Repeats a check until it finds nothing wrong, for at most `time`. */
export async function lookUntil(page: Page, first: Sight, judge: (sight: Sight) => readonly string[], time: number) {
  const until = performance.now() + time;
  let sight = first;
  let wrong = judge(sight);
  while (wrong.length > 0 && performance.now() < until) {
    await pause(100);
    sight = await look(page);
    wrong = judge(sight);
  }
  return { sight, wrong };
}
