import { type Browser, expect, type Page } from '@playwright/test';
import { detachedNodes, measure, openMemory } from '../support/memory.ts';
import { lapsOfDay } from './day.ts';
import { type Sample, sumOf } from './growth.ts';
import { countNodes, readTally, tallyPages } from './tally.ts';

/** Another application, built and served beside the tests, which one day is compared with. */
export interface Peer {
  readonly name: string;
  /** The variable that says where it is served. */
  readonly variable: string;
  readonly address: string;
  /** Signs in, where it asks for it. */
  readonly enter: (page: Page) => Promise<void>;
  /** Links of its menu that are followed in turn; the last one leads to where it is measured. */
  readonly links: readonly string[];
}

const project = ['disks', 'snapshots', 'images', 'vpcs', 'floating-ips', 'affinity', 'access', 'instances'] as const;

const known: readonly Omit<Peer, 'address'>[] = [
  {
    name: 'react-admin’s demo',
    variable: 'DAY_PEER_REACT_ADMIN',
    enter: async (page) => {
      await page.getByLabel(/username/i).fill('demo');
      await page.getByLabel(/password/i).fill('demo');
      await page.getByRole('button', { name: /sign in/i }).click();
    },
    links: ['#/orders', '#/invoices', '#/products', '#/categories', '#/customers', '#/segments', '#/reviews', '#/'],
  },
  {
    name: 'oxide console’s mock',
    variable: 'DAY_PEER_OXIDE',
    enter: async () => undefined,
    links: project.map((name) => `/projects/mock-project/${name}`),
  },
];

/** The peers that are served now, as variables say; nothing of theirs is part of this project. */
export const findPeers = (): readonly Peer[] =>
  known.map((peer) => ({ ...peer, address: process.env[peer.variable] ?? '' })).filter(({ address }) => address !== '');

/** Waits until nothing of the page has changed for a moment, though not for ever. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 150);
        const limit = setTimeout(resolve, 5000);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            clearTimeout(limit);
            resolve();
          }, 150);
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );

/** Follows as many links of a peer as our day has changes, and measures it as often, at the same screen each time. */
export async function walkPeer(browser: Browser, peer: Peer): Promise<readonly Sample[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await tallyPages(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // Their pages wait for fonts of others.
  await page.goto(peer.address, { waitUntil: 'commit' });
  await peer.enter(page);
  const cdp = await openMemory(page);
  const samples: Sample[] = [];
  const measuredAt = peer.links.at(-1) ?? '';
  const others = peer.links.slice(0, -1);
  for (let changes = 1; changes <= lapsOfDay * 25; changes += 1) {
    const isEnd = changes % 25 === 0;
    const href = isEnd ? measuredAt : (others[changes % others.length] ?? '');
    await page.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL((url) => url.href.endsWith(href));
    await atRest(page);
    if (!isEnd) continue;
    const detached = sumOf(await detachedNodes(cdp));
    const { listeners, megabytes } = await measure(cdp);
    const held = {
      heap: megabytes,
      nodes: await countNodes(page),
      detached,
      listeners,
      actors: 0,
      catalogues: 0,
      workers: page.workers().length,
    };
    samples.push({ changes, actors: {}, figures: { ...held, ...(await readTally(page)) } });
  }
  await context.close();
  return samples;
}
