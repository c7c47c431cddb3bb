import { writeFileSync } from 'node:fs';
import { datos, productos, yokasta } from '../support/cotizacion.ts';
import { said } from '../support/emision-page.ts';
import { pagesPdf } from '../support/pdfs.ts';
import { fillField, fillFields } from './fields.ts';
import type { Page } from './page.ts';
import { expect, test } from './support.ts';

/** A photo that the browser itself has made. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    const context = canvas.getContext('2d');
    const image = new ImageData(900, 600);
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
    context?.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    let text = '';
    for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCodePoint(byte);
    return btoa(text);
  });
  return Buffer.from(base64, 'base64');
}

test('a quote is rated and saved, a PDF and a photo are uploaded, its policy is issued and seen', async ({
  portal,
  enter,
  look,
  callsTo,
}, testInfo) => {
  await enter('./cotizaciones/create');
  await portal.heading('Nueva cotización').shown();
  await fillFields(portal, { ...yokasta, Producto: productos[2501] });
  await portal.css('main').says('Tienes un cliente con este documento.');
  await fillFields(portal, datos[2501]);
  await portal.button('Cotizar').click();
  await portal.role('table', 'Planes cotizados').shown();
  await look('plans', { picture: true });
  const numero = await portal.css('dl').evaluate((lists) => {
    const terms = lists.flatMap((list) => [...list.querySelectorAll('dt')]);
    return terms.find(({ textContent }) => textContent === 'Número')?.nextElementSibling?.textContent ?? '';
  });
  expect(numero).toMatch(/^\d+$/);
  await portal.button('Guardar').click();
  await portal.heading('Cotizaciones').shown();

  await portal.goto(`./polizas/emision/${numero}`);
  await portal.heading('Emisión de póliza').shown();
  await portal.role('radio', 'Pago único').click();
  await fillField(portal, 'Forma de pago', 'Pago directo');
  const files = { 'Copia de la cédula': 'cédula.pdf', 'Matrícula del vehículo': 'matrícula.jpg' };
  for (const [kind, name] of Object.entries(files)) {
    const path = testInfo.outputPath(name);
    writeFileSync(path, name.endsWith('.pdf') ? await pagesPdf(1) : await photo(portal));
    await portal.button(`Elegir archivo: ${kind}`).setFiles([path]);
    await portal.role('group', name).shown();
  }
  for (const name of Object.values(files)) await portal.role('group', name).says('Cargado');
  await look('issuance');
  await portal.role('group', /^Para emitir faltan? /).gone();
  await portal.button('Emitir').click();
  const question = portal.role('alertdialog', 'Emitir la póliza');
  await question.shown();
  await look('issuance asked');
  await question.button('Emitir póliza').click();
  await portal.role('region', 'Póliza emitida').says(said.issued);
  expect(callsTo('/v1/emisiones')).toEqual(['POST /v1/emisiones 200']);
  await look('issued');

  await portal.button('Imprimir póliza').click();
  const policy = portal.role('dialog', 'Emisión');
  await policy.css('.textLayer span').shown();
  await policy.css('.page.loading').gone();
  await look('policy', { picture: true });
});
