import type { Browser } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapMb } from './network.ts';
import type { Sample } from './table.ts';

import { interaction, signIn, visit } from './visits.ts';
import { watchTasks } from './watch.ts';

/** A file of nearly 10 MB that begins as a PDF: a buffer would make the page create the file. */
function largePdf(): string {
  const bytes = Buffer.alloc(10 * 1024 * 1024 - 1024, 0x20);
  bytes.write('%PDF-1.7');
  const path = join(mkdtempSync(join(tmpdir(), 'bench-')), 'matricula.pdf');
  writeFileSync(path, bytes);
  return path;
}

/** An issuance: from the list of quotes to its form; then a document of 10 MB, at full speed. */
export async function visitEmision(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, session, quiet, wait, kb }) => {
    await page.goto(`${origin}/autogestion/login?returnTo=/cotizaciones`, { waitUntil: 'commit' });
    await wait('usable');
    await quiet();
    await signIn(page);
    await wait('rows10');
    await quiet();
    await page.getByRole('link', { name: 'Emitir 900' }).click();
    const form = await wait('emision');
    sample['emision'] = form.painted - form.click;
    await quiet();
    sample['emisionKb'] = await kb('code', form.click, form.painted);
    sample['emisionInp'] = await interaction(page, form.click);

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.getByRole('radio').first().check();
    const before = await heapMb(session);
    const longest = await watchTasks(page);
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: /^Elegir archivo/ })
      .first()
      .click();
    await (await chooser).setFiles(largePdf());
    await page.getByRole('listitem').filter({ hasText: 'matricula.pdf' }).getByText('Cargado').waitFor();
    sample['uploadTask'] = await longest();
    sample['uploadHeap'] = (await heapMb(session)) - before;
  });
}
