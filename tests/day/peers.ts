import { type Browser, expect, type Page } from '@playwright/test';
import { detachedNodes, measure, openMemory } from '../support/memory.ts';
import type { Sample } from './growth.ts';
import { readTally, tallyPages } from './tally.ts';

/** Another application, built and served beside the tests, which one day is compared with. */
export interface Peer {
  readonly name: string;
  /** Where it is served. */
  readonly address: string;
  /** Signs in, where it asks for it. */
  readonly enter: (page: Page) => Promise<void>;
  /** The links that are followed in turn; the last one leads to where it is measured. */
  readonly links: readonly string[];
}

const sections = ['posters', 'categories', 'customers', 'segments', 'orders', 'invoices', 'products', 'reviews'] as const;

/** What peers there are: `DAY_PEER_REACT_ADMIN` and `DAY_PEER_OXIDE` say where they are served (docs/look.md, 'A day'). */
export function findPeers(): readonly Peer[] {
  const known: readonly (Omit<Peer, 'address'> & { readonly at: string })[] = [
    {
      name: 'react-admin’s demo',
      at: 'DAY_PEER_REACT_ADMIN',
      enter: async (page) => {
        await page.getByLabel(/username/i).fill('demo');
        await page.getByLabel(/password/i).fill('demo');
        await page.getByRole('button', { name: /sign in/i }).click();
      },
      links: [...sections.slice(2).map((name) => `/${name}`), '/'],
    },
    {
      name: 'oxide console’s mock',
      at: 'DAY_PEER_OXIDE',
      enter: async () => undefined,
      links: [
        '/projects/mock-project/instances',
        '/projects/mock-project/disks',
        '/projects/mock-project/snapshots',
        '/projects/mock-project/images',
        '/projects/mock-project/vpcs',
        '/projects/mock-project/floating-ips',
        '/projects',
      ],
    },
  ];
  return known.flatMap(({ at, ...peer }) => {
    const address = process.env[at] ?? '';
    return address === '' ? [] : [{ ...peer, address }];
  });
}

/** Follows 300 links of a peer and measures it every 25, at the same screen each time. */
export async function walkPeer(browser: Browser, peer: Peer): Promise<readonly Sample[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await tallyPages(context);
  const page = await context.newPage();
  await page.goto(peer.address);
  await peer.enter(page);
  const cdp = await openMemory(page);
  const follow = async (href: string) => {
    // Their router hears of a link that is followed, wherever it stands.
    const link = page.locator(`a[href$="${href}"]`).first();
    await link.click();
    await expect(page).toHaveURL((url) => url.href.endsWith(href));
    await page.waitForLoadState('networkidle');
  };
  const samples: Sample[] = [];
  for (let changes = 1; changes <= 300; changes += 1) {
    const isEnd = changes % 25 === 0;
    await follow((isEnd ? peer.links.at(-1) : peer.links[changes % (peer.links.length - 1)]) ?? '/');
    if (!isEnd) continue;
    const detached = Object.values(await detachedNodes(cdp)).reduce((sum, count) => sum + count, 0);
    const { listeners, nodes, megabytes } = await measure(cdp);
    const { timers, urls, channels } = await readTally(page);
    const figures = { heap: megabytes, nodes, detached, listeners, timers, actors: 0, urls, channels };
    samples.push({ changes, actors: {}, figures: { ...figures, workers: page.workers().length } });
  }
  await context.close();
  return samples;
}
