import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Course, drawDay } from './curve.ts';
import { lapsOfDay, openDay } from './day.ts';
import { judge, type Sample } from './growth.ts';
import { findPeers, walkPeer } from './peers.ts';

const minutes = Number(process.env['DAY_MINUTES'] ?? 0);
const results = join(import.meta.dirname, '../../test-results');

/** Leaves the picture of the day and its figures beside the other results. */
function tell(courses: readonly Course[]): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'day.svg'), drawDay(courses));
  writeFileSync(join(results, 'day.json'), `${JSON.stringify(courses, null, 2)}\n`);
}

test('a day in one tab: after the first fifty changes of the screen nothing grows', async ({ browser }) => {
  const peers = findPeers();
  test.setTimeout((Math.max(minutes, 5) + 5 + 5 * peers.length) * 60_000);
  const begun = performance.now();
  const day = await openDay(browser);
  const samples: Sample[] = [];
  const courses: Course[] = [{ name: 'autogestión', samples }];
  for (let lap = 0; lap < lapsOfDay || performance.now() - begun < minutes * 60_000; lap += 1) {
    samples.push(await day.lap(lap));
    console.log(JSON.stringify(samples.at(-1)?.figures), process.env['DAY_LOG'] ? JSON.stringify(await day.detached()) : '');
    tell(courses);
  }
  console.log(
    JSON.stringify({ ...day.done, harness: day.harness, minutes: Math.round((performance.now() - begun) / 6000) / 10 }),
  );
  const left = await day.detached();
  const { documents, exports, expiries, versions, looks, changes } = day.done;
  await day.close();
  expect.soft(judge(samples, day.harness), `held outside the document: ${JSON.stringify(left)}`).toEqual([]);
  expect(Math.min(documents / 40, exports / 10, expiries / 20, versions / 6, looks / 960, changes / 300)).toBeGreaterThanOrEqual(
    1,
  );

  const heap = samples.at(-1)?.figures.heap ?? Number.NaN;
  for (const peer of peers) {
    courses.push({ name: peer.name, samples: await walkPeer(browser, peer) });
    tell(courses);
    const theirs = courses.at(-1)?.samples.at(-1)?.figures.heap ?? Number.NaN;
    console.log(`${peer.name}: ${theirs.toFixed(1)} MB, ours ${heap.toFixed(1)}: ${(heap / theirs).toFixed(2)}`);
    expect.soft(heap / theirs, `our heap beside that of ${peer.name}`).toBeLessThanOrEqual(0.5);
  }
});

test('the leaks of a spoilt portal are found, figure by figure', async ({ browser }) => {
  test.setTimeout(240_000);
  const day = await openDay(browser, { isSpoilt: true });
  const samples: Sample[] = [];
  for (let lap = 0; lap < 3; lap += 1) samples.push(await day.lap(lap));
  await day.close();
  const told = judge(samples).join('\n');
  for (const figure of ['heap', 'detached', 'listeners', 'timers', 'urls', 'channels']) {
    expect(told).toMatch(new RegExp(`^${figure}: `, 'm'));
  }
});
