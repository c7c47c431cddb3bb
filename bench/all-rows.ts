import type { Browser, Page, Request } from '@playwright/test';
import type { Sample } from './table.ts';
import { openLongList, visit } from './visits.ts';
import { watchTasks } from './watch.ts';

/**
 * The list of all 20,000 clients of a correduría: time from the press to the rows, beside a hundred
 * pages fetched one after the other, and the longest task.
 */
export async function visitAllRows(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async (opened) => {
    const { page } = opened;
    await openLongList(opened, origin);
    const asked: Request[] = [];
    const note = (request: Request) => {
      if (new URL(request.url()).pathname.endsWith('/v1/clientes')) asked.push(request);
    };
    page.on('request', note);
    const longest = await watchTasks(page);
    const drawn = untilAllRows(page);
    await page.getByRole('button', { name: /^Traer las / }).click();
    sample['allRows'] = await drawn;
    sample['allRowsTask'] = await longest();
    page.off('request', note);

    const authorization = (await asked[0]?.allHeaders())?.['authorization'] ?? '';
    sample['bareCalls'] = await page.evaluate(
      async ([urls, bearer]) => {
        const start = performance.now();
        for (const url of urls) await (await fetch(url, { headers: { Authorization: bearer } })).json();
        return performance.now() - start;
      },
      [asked.map((request) => request.url()), authorization] as const,
    );
  });
}

/** From the next click to a frame with the table of all rows, in ms. */
function untilAllRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
        const look = () => {
          const whole = Number(document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')) > 20_000;
          requestAnimationFrame(whole ? () => resolve(performance.now() - start) : look);
        };
        look();
      }),
  );
}
