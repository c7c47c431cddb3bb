import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, expectNoSidewaysScroll, stored } from '../support/portal.ts';
import {
  damagedPdf,
  linksPdf,
  lockedPdf,
  needyPdf,
  pagesPdf,
  pdfPassword,
  pdfWithoutPages,
  pdfWithoutSecondPage,
} from '../support/pdfs.ts';
import {
  button,
  count,
  drawn,
  pageBox,
  pages,
  scaleOf,
  scrolled,
  sheet,
  show,
  stillness,
  test,
  viewer,
  zoom,
} from '../support/viewer.ts';
import { viewerFiles } from '../support/viewer-files.ts';

test('a document is read, searched and turned by keyboard alone @slow', async ({ page }) => {
  await show(page, await pagesPdf(12));
  await drawn(page, 1);
  await page.getByLabel('En un diálogo').focus();
  const stops: string[] = [];
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName ?? ''));
  }
  expect(stops).toEqual([
    'Página anterior',
    'Página siguiente',
    'INPUT',
    'Alejar',
    'Tamaño',
    'Acercar',
    'Buscar en el documento',
    'Girar',
    'Imprimir documento',
    'Descargar documento',
  ]);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pantalla completa')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pages(page)).toBeFocused();
  for (const [key, number] of [
    ['PageDown', '1'],
    ['End', '12'],
    ['Home', '1'],
  ] as const) {
    await stillness(page);
    const before = await scrolled(page);
    await page.keyboard.press(key);
    await expect.poll(() => scrolled(page)).not.toBe(before);
    await expect(pageBox(page)).toHaveValue(number);
  }
  await stillness(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);

  await page.keyboard.press('Control+0');
  await expect(zoom(page)).toHaveValue('auto');
  await zoom(page).selectOption('100 %');
  await pages(page).focus();
  await page.keyboard.press('Control+=');
  await expect(zoom(page)).toHaveValue('110 %');
  await page.keyboard.press('Control+-');
  await expect(zoom(page)).toHaveValue('100 %');
  await page.keyboard.press('Control+=');
  await page.keyboard.press('Control+-');
  await expect(zoom(page)).toHaveValue('100 %');
  expect(await scaleOf(page)).toBeCloseTo(1, 3);

  await pageBox(page).fill('7');
  await page.keyboard.press('Enter');
  await drawn(page, 7);
  await pageBox(page).fill('999');
  await page.keyboard.press('Enter');
  await expect(pageBox(page)).toHaveValue('12');
  await pageBox(page).fill('nada');
  await page.keyboard.press('Enter');
  await expect(pageBox(page)).toHaveValue('12');
  await expect(button(page, 'Página siguiente')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Página anterior').press('Enter');
  await expect(pageBox(page)).toHaveValue('11');
  await expect(button(page, 'Página anterior')).toBeFocused();

  const upright = await sheet(page, 11).boundingBox();
  await button(page, 'Girar').press('Enter');
  await expect.poll(async () => (await sheet(page, 11).boundingBox())?.width).toBeCloseTo(upright?.height ?? 0, 0);

  await page.keyboard.press('Control+f');
  await expect(viewer(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('hoja 3');
  await expect(count(page)).toHaveText('1 de 1');
  await page.keyboard.press('Escape');
  await expect(viewer(page).getByRole('search')).toHaveCount(0);
  await expect(pages(page)).toBeFocused();
  await expect(pages(page).locator('.highlight')).toHaveCount(0);
  // Outside the viewer the keys belong to the browser.
  await page.getByRole('button', { name: 'Quitar documento' }).focus();
  const left = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('keydown', (event) => resolve(!event.defaultPrevented), { once: true });
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }),
        );
      }),
  );
  expect(left).toBe(true);
});

test('a search finds a word on a far page, counts and marks the hits, and scrolls only the pages @slow', async ({ page }) => {
  await show(page, await pagesPdf(120));
  await drawn(page, 1);
  const around = await page.evaluate(() => window.scrollY);
  await button(page, 'Buscar en el documento').click();
  await page.keyboard.type('ORNITORRINCO');
  await expect(count(page)).toHaveText('1 de 1');
  await expect(pages(page).locator('.highlight.selected')).toBeInViewport();
  await expect(pages(page).locator('.highlight.selected')).toHaveText('ornitorrinco');
  await expect(pageBox(page)).toHaveValue('120');
  expect(await page.evaluate(() => window.scrollY)).toBe(around);

  await viewer(page).getByRole('searchbox').fill('rd$');
  await expect(count(page)).toHaveText('120 de 120');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('1 de 120');
  await expect(pages(page).locator('.highlight.selected')).toBeInViewport();
  await page.keyboard.press('Shift+Enter');
  await expect(count(page)).toHaveText('120 de 120');
  await button(page, 'Coincidencia anterior').click();
  await expect(count(page)).toHaveText('119 de 120');
  await expect(pages(page).locator('.highlight.selected')).toBeInViewport();

  await viewer(page).getByRole('searchbox').fill('mendez');
  await expect(count(page)).toHaveText(/ de 3,600$/);
  await viewer(page).getByRole('searchbox').fill('no está');
  await expect(count(page)).toHaveText('Sin coincidencias');
  await expect(button(page, 'Coincidencia siguiente')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Cerrar la búsqueda').click();
  await expect(viewer(page).getByRole('search')).toHaveCount(0);
});

test('a print holds every page and nothing else, on paper of its size, and is removed afterwards @slow', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await page.reload();
  await show(page, await pagesPdf(6), 'estado-de-comisiones.pdf');
  await drawn(page, 1);
  const title = await page.title();
  await button(page, 'Imprimir documento').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'estado-de-comisiones', { timeout: 30_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img')).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'Página 6 de 6' })).toBeVisible();
  await expect(viewer(page)).toBeHidden();
  await expect(page.getByRole('heading')).toHaveCount(0);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = Array.from(paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map(Number).map(Math.round),
  );
  expect(sizes).toEqual([1, 2, 3, 4, 5, 6].map((number) => (number === 5 ? [792, 612] : [612, 792])));

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('body > div img')).toHaveCount(0);
  await expect(viewer(page).getByText('Preparando la impresión')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('a long print shows its progress and can be cancelled @slow', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.reload();
  await show(page, await pagesPdf(200));
  await drawn(page, 1);
  await pages(page).focus();
  await page.keyboard.press('Control+p');
  await expect(viewer(page).getByRole('progressbar', { name: 'Páginas preparadas' })).toHaveAttribute('max', '200');
  await expect(viewer(page).getByText(/^(?![01] )\d+ de 200$/)).toBeVisible();
  await button(page, 'Cancelar').click();
  await expect(viewer(page).getByRole('progressbar')).toHaveCount(0);
  await expect(pages(page)).toBeFocused();
  await expect(page.locator('body > div img')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});

test('a download has the name of the file and its bytes @slow', async ({ page }) => {
  const bytes = await pagesPdf(2);
  await show(page, bytes, 'estado-de-comisiones_entidad-1_2026-10-01_2026-10-31.pdf');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar documento').click()]);
  expect(download.suggestedFilename()).toBe('estado-de-comisiones_entidad-1_2026-10-01_2026-10-31.pdf');
  expect((await readFile(await download.path())).equals(bytes)).toBe(true);
});

test('the viewer asks for a password, reports a wrong one, and keeps neither @slow', async ({ page }) => {
  await show(page, await lockedPdf());
  await expect(viewer(page).getByText('El documento está protegido con contraseña')).toBeVisible();
  const field = viewer(page).getByLabel('Contraseña del documento');
  await field.fill('otra');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('La contraseña no es correcta. Escríbela de nuevo.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expectNoAxeViolations(page);
  await field.fill(pdfPassword);
  await button(page, 'Abrir documento').click();
  await drawn(page, 1);
  await expect(pages(page)).toBeFocused();
  expect(await stored(page)).toEqual({});
});

test('a document that is damaged, has no pages or finds no viewer says so @slow', async ({ page }) => {
  const alert = viewer(page).getByRole('alert');
  await show(page, await damagedPdf());
  await expect(alert).toContainText('El documento está dañado y no se puede mostrar');
  await expect(button(page, 'Descargar documento')).toBeVisible();
  await show(page, Buffer.from('<html>no es un PDF</html>'));
  await expect(alert).toContainText('El documento está dañado y no se puede mostrar');
  await show(page, Buffer.alloc(0));
  await expect(alert).toContainText('El documento está dañado y no se puede mostrar');
  await show(page, pdfWithoutPages());
  await expect(alert).toContainText('El documento no tiene páginas');
  await expectNoAxeViolations(page);

  await page.route(/pdf\.worker/, (route) => route.abort());
  await show(page, await pagesPdf(1));
  await expect(alert).toContainText('No se pudo cargar el visor');
  await page.unroute(/pdf\.worker/);
  await button(page, 'Reintentar').click();
  await drawn(page, 1);
});

test('a library that fails to load is requested again @slow', async ({ page }) => {
  await page.reload();
  await page.route(/pdfjs-modern/, (route) => route.abort());
  await show(page, await pagesPdf(1));
  await expect(viewer(page).getByRole('alert')).toContainText('No se pudo cargar el visor');
  await page.unroute(/pdfjs-modern/);
  await button(page, 'Reintentar').click();
  await drawn(page, 1);
});

test('a missing page shows a message in its place, and all other pages are shown @slow', async ({ page, provoke }) => {
  provoke(/Unable to get page/);
  provoke(/pdfPage is not loaded/);
  await show(page, pdfWithoutSecondPage());
  await expect(sheet(page, 2).getByRole('alert')).toHaveText('No se pudo mostrar esta página.');
  await expect(sheet(page, 1).locator('canvas')).toBeAttached();
  await expect(pages(page).getByRole('alert')).toHaveCount(1);
  await zoom(page).selectOption('50 %');
  await expect(sheet(page, 2).getByRole('alert')).toBeVisible();
});

test('a browser without the newest language features loads the build for older browsers @slow', async ({ page }) => {
  const files = viewerFiles(page);
  await page.addInitScript(() => Reflect.deleteProperty(Math, 'sumPrecise'));
  await page.reload();
  await show(page, await pagesPdf(1));
  await drawn(page, 1);
  expect(files).toContain('pdfjs-legacy');
  expect(files).not.toContain('pdfjs-modern');
});

test('a browser that can run no build of the viewer says so, and still downloads @slow', async ({ page }) => {
  await page.route(/pdf\.worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('too old')" }),
  );
  await show(page, await pagesPdf(1));
  await expect(viewer(page).getByRole('alert')).toContainText('Tu navegador no puede mostrar el documento');
  await expect(button(page, 'Descargar documento')).toBeVisible();
});

test('text is selected and copied, a wheel with Ctrl zooms, and the whole screen is filled where it can be @slow', async ({
  page,
}) => {
  await show(page, await pagesPdf(3));
  await drawn(page, 1);
  await sheet(page, 1).getByText('Estado de comisiones, hoja 1').click({ clickCount: 3 });
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('Estado de comisiones, hoja 1');

  const before = await scaleOf(page);
  await sheet(page, 1).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.05);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  await button(page, 'Pantalla completa').click();
  await expect(button(page, 'Salir de pantalla completa')).toBeVisible();
  expect(await viewer(page).evaluate((element) => element.clientHeight === window.innerHeight)).toBe(true);
  await button(page, 'Salir de pantalla completa').click();
  await expect(button(page, 'Pantalla completa')).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.reload();
  await show(page, await pagesPdf(1));
  await drawn(page, 1);
  await expect(button(page, 'Pantalla completa. Este navegador no la permite.')).toHaveAttribute('aria-disabled', 'true');
});

test('links lead to the web in a tab of their own or to another page, and nowhere else @slow', async ({ page }) => {
  await show(page, await linksPdf());
  await drawn(page, 1);
  const links = sheet(page, 1).getByRole('link');
  await expect(links.first()).toBeAttached();
  const described = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.ariaLabel,
      href: link.getAttribute('href')?.replace(/^#.*/, '#'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  const newTab = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  expect(described).toEqual([
    { ...newTab, href: 'https://ejemplo.invalid/seguros', name: 'https://ejemplo.invalid/seguros (se abre en otra pestaña)' },
    { ...newTab, href: 'mailto:soporte@ejemplo.invalid', name: 'mailto:soporte@ejemplo.invalid (se abre en otra pestaña)' },
    { href: '#', target: null, rel: null, name: expect.any(String) },
  ]);
  const address = page.url();
  await links.last().press('Enter');
  await expect(pageBox(page)).toHaveValue('2');
  expect(page.url()).toBe(address);
  await expect(sheet(page, 2).getByText('Anexo uno')).toBeInViewport();
});

test('pictures and fonts that need a file of the viewer are shown, and nothing else is fetched @slow', async ({ page }) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const [, file] = /\/autogestion\/pdfjs\/(.+)$/.exec(request.url()) ?? [];
    if (file) fetched.push(file);
  });
  await show(page, await pagesPdf(1));
  await drawn(page, 1);
  expect(fetched.splice(0)).toEqual(['standard_fonts/LiberationSans-Regular.ttf']);
  await show(page, needyPdf());
  await drawn(page, 1);
  const colour = (x: number, y: number) =>
    sheet(page, 1)
      .locator('canvas')
      .evaluate(
        (canvas: HTMLCanvasElement, [left, top]) =>
          Array.from(
            canvas.getContext('2d')?.getImageData((left / 612) * canvas.width, ((792 - top) / 792) * canvas.height, 1, 1).data ??
              [],
          ).slice(0, 3),
        [x, y] as const,
      );
  const colours = () => Promise.all([colour(70, 650), colour(130, 650), colour(250, 650)]);
  await expect.poll(colours).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 0],
  ]);
  expect(fetched.toSorted()).toEqual([
    'cmaps/Adobe-Japan1-UCS2.bcmap',
    'cmaps/UniJIS-UTF16-H.bcmap',
    'standard_fonts/FoxitSymbol.pfb',
    'wasm/jbig2_nowasm_fallback.js',
    'wasm/openjpeg_nowasm_fallback.js',
  ]);
});

test('of 600 pages only those in sight are drawn, and the last is a keystroke away @slow', async ({ page }) => {
  await show(page, await pagesPdf(600));
  await drawn(page, 1);
  await expect(viewer(page).getByText('de 600')).toBeVisible();
  await pages(page).focus();
  // Scrolls without animation: a smooth scroll stops when a page gets its size meanwhile.
  await page.keyboard.press('End');
  expect(await pages(page).evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop)).toBeLessThan(1);
  await drawn(page, 600);
  await page.keyboard.press('Home');
  expect(await scrolled(page)).toBe(0);
  await drawn(page, 1);
  for (const number of ['300', '1', '450']) {
    await pageBox(page).fill(number);
    await page.keyboard.press('Enter');
    await drawn(page, Number(number));
  }
  expect(await pages(page).locator('canvas').count()).toBeLessThanOrEqual(12);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the viewer, ${colorScheme} @slow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await show(page, await linksPdf());
    await drawn(page, 1);
    await button(page, 'Buscar en el documento').click();
    await page.keyboard.type('anexo');
    await expect(count(page)).toHaveText('1 de 2');
    await expectNoAxeViolations(page);
  });
}

test('at 320 px every action is available, in a menu where there is no room @slow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page, await pagesPdf(120));
  await drawn(page, 1);
  await expectNoSidewaysScroll(page);
  const toolbar = button(page, 'Página anterior').locator('../..');
  expect(await toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await button(page, 'Más acciones del documento').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Girar',
    'Imprimir documento',
    'Descargar documento',
    'Pantalla completa',
    'Acercar',
    'Alejar',
    'Ancho de página',
    'Página completa',
  ]);
  await menu.getByRole('menuitem', { name: 'Acercar' }).click();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(0.5, 3);
  for (let step = 0; step < 12; step += 1) {
    await pages(page).focus();
    await page.keyboard.press('Control+=');
  }
  await expect.poll(() => scaleOf(page)).toBeCloseTo(4, 3);
  await expectNoSidewaysScroll(page);
  await button(page, 'Buscar en el documento').click();
  await expectNoSidewaysScroll(page);
});

test('in a dialog Escape closes the search first, and a print holds the document alone @slow', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.reload();
  await page.getByLabel('En un diálogo').check();
  await show(page, await pagesPdf(2));
  await drawn(page, 1);
  const dialog = page.getByRole('dialog', { name: 'Emisión' });
  await pages(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('hoja');
  await page.keyboard.press('Escape');
  await expect(viewer(page).getByRole('search')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/MediaBox/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('two fingers zoom the pages around where they are, and not the window @slow', async ({ page }) => {
    await show(page, await pagesPdf(3));
    await drawn(page, 1);
    const before = await scaleOf(page);
    const area = await pages(page).boundingBox();
    const [x, y] = [(area?.x ?? 0) + (area?.width ?? 0) / 2, (area?.y ?? 0) + (area?.height ?? 0) / 2];
    const client = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (let apart = 35; apart <= 120; apart += 5) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });
});
