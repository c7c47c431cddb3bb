import { existsSync, readFileSync, rmSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from './page.ts';
import { expect, test } from './support.ts';

/** The sizes of the pages of a document, in points. */
async function pageSizes(bytes: Buffer): Promise<[number, number][]> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const sizes: [number, number][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(number)).view;
    sizes.push([Math.round(right - left), Math.round(top - bottom)]);
  }
  return sizes;
}

/** The sizes in points of the sheets prepared for printing, which the screen never shows. */
const sheetSizes = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body > div > div:has(> img[alt^="Página "])'), ({ style }) => [
      Number.parseFloat(style.width),
      Number.parseFloat(style.height) + 1,
    ]),
  );

test('a report is seen, searched, downloaded and printed', async ({ portal, engine, enter, look, downloaded }) => {
  await enter('./comisiones/estadocomisiones');
  await portal.label(/^Entidad/).holds('Seguros generales');
  await portal.label(/^Fecha desde/).fill('01102026');
  await portal.label(/^Fecha hasta/).fill('31102026');
  await portal.key('Enter');
  const viewer = portal.role('region', 'Estado de comisiones');
  await viewer.says('Del 01-10-2026 al 31-10-2026');
  await viewer.css('.page.loading').gone();
  await look('report', { picture: true });

  await viewer.button('Buscar en el documento').click();
  await portal.type('constructora bahia');
  await viewer
    .role('search')
    .role('status')
    .says(/^1 de \d+$/);
  await viewer.css('.highlight.selected').shown();
  await look('report searched');
  await portal.key('Escape');

  await viewer.button('Descargar documento').click();
  const { name, bytes } = await downloaded();
  expect(name).toMatch(/^estado-de-comisiones.*\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const sizes = await pageSizes(bytes);

  const { paper } = engine;
  if (paper === null)
    await portal.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
  else rmSync(paper, { force: true });
  await viewer.button('Imprimir documento').click();
  if (paper === null) {
    await expect.poll(() => portal.evaluate(() => document.body.hasAttribute('data-printed')), { timeout: 30_000 }).toBe(true);
    expect(await sheetSizes(portal)).toEqual(sizes);
    await portal.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  } else {
    const isWhole = () => existsSync(paper) && readFileSync(paper).subarray(-7).toString().includes('%%EOF');
    await expect.poll(isWhole, { timeout: 30_000, message: 'paper' }).toBe(true);
    expect(await pageSizes(readFileSync(paper))).toEqual(sizes);
  }
  await expect.poll(() => sheetSizes(portal), { timeout: 30_000 }).toEqual([]);
});
