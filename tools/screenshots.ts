// `npm run screenshots`: every screen at 1280 and 360 px, light and dark, into screenshots/ (or the
// folder given).
import { chromium, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/server.ts';
import { largo } from '../tests/support/long-cliente.ts';
import { WizardPage } from '../tests/support/wizard-page.ts';
import { findChromium, launchArgs } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'screenshots');
mkdirSync(out, { recursive: true });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** First page of a document, once drawn. */
const firstPage = (page: Page): Locator => page.locator('[data-page-number="1"][data-loaded="true"]:not(.loading)');

/** Screens in the order of a walk through the portal. */
const screens: readonly { readonly name: string; readonly show: (page: Page) => Promise<unknown> }[] = [
  { name: 'login', show: (page) => page.getByRole('button', { name: 'Ingresar' }).waitFor() },
  {
    name: 'dashboard',
    show: async (page) => {
      await page.getByLabel('Usuario o Correo').fill('intermediario');
      await page.getByLabel('Contraseña').fill('Portal-2026');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.locator('.recharts-surface').nth(3).waitFor();
    },
  },
  {
    name: 'clientes',
    show: async (page) => {
      await page.goto('./clientes');
      await page.getByRole('cell').first().waitFor();
    },
  },
  {
    name: 'clientes-avanzada',
    show: async (page) => {
      await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cliente-basicos',
    show: async (page) => {
      await page.goto('./clientes/create');
      await wizard(page).continuar();
      await wizard(page).summary.waitFor();
    },
  },
  {
    name: 'cliente-contacto',
    show: async (page) => {
      await page.goto('./clientes/create');
      await wizard(page).fillAll(largo.typed);
      await wizard(page).declaracion.getByRole('button', { name: 'Volver' }).click();
      await wizard(page).tab('Datos de contacto').click();
    },
  },
  {
    name: 'cliente-direccion',
    show: async (page) => {
      await change(page, wizard(page).direcciones);
      await wizard(page).direccion.waitFor();
    },
  },
  {
    name: 'cliente-domiciliacion',
    show: async (page) => {
      await wizard(page).direccion.getByRole('button', { name: 'Cancelar' }).click();
      await wizard(page).tab('Datos financieros').click();
      await change(page, wizard(page).domicilios);
      await wizard(page).domicilio.waitFor();
    },
  },
  {
    name: 'cliente-financieros',
    show: (page) => wizard(page).domicilio.getByRole('button', { name: 'Cancelar' }).click(),
  },
  { name: 'cliente-declaracion', show: (page) => wizard(page).guardar() },
  {
    name: 'cliente-cancelar',
    show: async (page) => {
      await wizard(page).declaracion.getByRole('button', { name: 'Volver' }).click();
      await page.getByRole('button', { name: 'Cancelar proceso' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'cliente-borrador',
    show: async (page) => {
      await page.reload();
      await page.getByRole('heading', { name: /^Tienes un borrador/ }).waitFor();
    },
  },
  {
    name: 'cliente-existente',
    show: async (page) => {
      await page.getByRole('button', { name: /^Descartar/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
      await page.goto('./clientes/create?tipoDocumento=CED&numeroDocumento=00113918254');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'cliente-vista',
    show: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Abrir cliente' }).click();
      await page.getByLabel('Tipo de persona').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'cliente-polizas',
    show: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Pólizas/ })
        .click();
      await page.getByRole('cell').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  ...(
    [
      ['cotizaciones', './cotizaciones'],
      ['polizas', './polizas'],
      ['siniestros', './siniestros'],
      ['notificaciones', './siniestros/notificaciones'],
      ['solicitudes', './solicitudes'],
      ['usuarios', './administrador/usuarios/intermediarios'],
    ] as const
  ).map(([name, path]) => ({
    name,
    show: async (page: Page) => {
      await open(page, path);
      await page.getByRole('cell').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  })),
  {
    name: 'cotizacion-nueva',
    show: async (page) => {
      await open(page, './cotizaciones/create');
      await page.getByLabel(/^Producto\*?$/).selectOption('2504');
      await page.getByLabel('Chasis').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'cotizacion-abierta',
    show: async (page) => {
      await open(page, './cotizaciones/885');
      await page.getByText('Total anual').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'emision',
    show: async (page) => {
      await open(page, './polizas/emision/815');
      await page.getByRole('group', { name: /^Para emitir/ }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'emision-documentos',
    show: async (page) => {
      await open(page, './polizas/emision/860');
      await page.getByRole('radio', { name: 'Pago único' }).check();
      await page.getByLabel('Forma de pago').selectOption({ label: 'Débito directo a tarjeta' });
      await page
        .getByRole('group', { name: /^Tarjeta del débito/ })
        .getByRole('checkbox')
        .first()
        .check();
      const pick = page.getByRole('button', { name: /^Elegir archivo/ });
      for (const [index, name] of ['cedula.png', 'matricula.png'].entries()) {
        const chooser = page.waitForEvent('filechooser');
        await pick.nth(index).click();
        await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: pixel });
      }
      await page.getByRole('group', { name: 'matricula.png' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'emision-confirmar',
    show: async (page) => {
      await page.getByRole('button', { name: /^Subir documentos/ }).click();
      await page.getByRole('button', { name: 'Emitir', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'emision-ya-emitida',
    show: async (page) => {
      await open(page, './polizas/emision/898');
      await page.getByText('Esta póliza ya ha sido emitida anteriormente').waitFor();
    },
  },
  {
    name: 'emision-anulada',
    show: async (page) => {
      await open(page, './polizas/emision/884');
      await page.getByText('La cotización está anulada.').waitFor();
    },
  },
  {
    name: 'solicitud-nueva',
    show: async (page) => {
      await open(page, './solicitudes/create?tipoDocumento=CED&numeroDocumento=00113918254');
      await page.getByRole('button', { name: 'Usar todos' }).waitFor();
    },
  },
  {
    name: 'solicitud-errores',
    show: async (page) => {
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByRole('group', { name: /por corregir$/ }).waitFor();
    },
  },
  {
    name: 'solicitud-hilo',
    show: async (page) => {
      await open(page, './solicitudes/update/51');
      await page.getByRole('textbox', { name: /^Respuesta/ }).waitFor();
    },
  },
  {
    name: 'siniestro-detalle',
    show: async (page) => {
      await open(page, './siniestros');
      await page.getByRole('link', { name: '180', exact: true }).click();
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
    },
  },
  { name: 'siniestros-documentos', show: (page) => open(page, './siniestros/documentos') },
  { name: 'notificacion-nueva', show: (page) => open(page, './siniestros/notificaciones/create') },
  { name: 'historico-reportes', show: (page) => open(page, './consultas/historico/reportes') },
  { name: 'pagos', show: (page) => open(page, './cobranzas/pagos') },
  {
    name: 'reporte-consulta',
    show: async (page) => {
      await open(page, './cobranzas/estadocuenta');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'reporte-documento',
    show: async (page) => {
      await open(page, './consultas/renovaciones');
      await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first().click();
      await firstPage(page).waitFor();
    },
  },
  {
    name: 'poliza-documento',
    show: async (page) => {
      await open(page, './polizas');
      await page
        .getByRole('button', { name: /^Acciones de/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Imprimir', exact: true }).click();
      await firstPage(page).waitFor();
    },
  },
  {
    name: 'buscador',
    show: async (page) => {
      await open(page, './perfil');
      await page.getByRole('button', { name: 'Buscar…' }).click();
      await page.keyboard.type('180');
      await page.getByRole('status').filter({ hasText: '3 resultados.' }).waitFor({ state: 'attached' });
    },
  },
  { name: 'perfil', show: (page) => open(page, './perfil') },
  { name: 'configuracion', show: (page) => open(page, './configuracion') },
];

const wizard = (page: Page) => new WizardPage(page);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function change(page: Page, table: Locator): Promise<void> {
  await table
    .getByRole('button', { name: /^Acciones de/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Actualizar' }).click();
}

const sandbox = await startSandbox({ portal: join(root, 'dist'), port: 0, now: '2026-11-20' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: `${sandbox.url}/autogestion/`,
      viewport: { width, height: 800 },
      colorScheme,
      locale: 'es-DO',
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00-04:00'));
    // Forms with typed text ask before leaving.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('./login');
    for (const { name, show } of screens) {
      await show(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), animations: 'disabled' });
    }
    await page.close();
  }
}
await browser.close();
await sandbox.close();
console.log(`Capturas en ${out}`);
