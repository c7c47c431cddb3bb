import { existsSync, readFileSync, rmSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

  rmSync(engine.paper, { force: true });
  await viewer.button('Imprimir documento').click();
  await expect.poll(() => existsSync(engine.paper), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => readFileSync(engine.paper).subarray(-7).toString(), { timeout: 30_000 }).toContain('%%EOF');
  expect(await pageSizes(readFileSync(engine.paper))).toEqual(sizes);
  await portal.css('body > div img').gone();
});
