import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../src/domain/paths.ts';
import { tokens } from '../src/ui/theme/tokens.ts';
import { promisedBrowsers } from '../tools/browsers.ts';
import viteConfig from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const base = '/autogestion/';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}

const manifest = JSON.parse(read('public/manifest.webmanifest')) as Manifest;

/** Width and height of a PNG, of its first chunk. */
function sizeOf(file: string): string {
  const picture = readFileSync(join(root, 'public', file));
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

test('the installed portal begins and stays under the base path', () => {
  expect(viteConfig.base).toBe(base);
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([base, base, base]);
});

test('its shortcuts lead to screens', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, new URL(url, `https://portal.do${base}`).pathname])).toEqual([
    ['Cotizar', `${base}${paths.createCotizaciones.slice(1)}`],
    ['Clientes', `${base}${paths.listClientes.slice(1)}`],
    ['Pólizas', `${base}${paths.listPolizas.slice(1)}`],
    ['Solicitudes', `${base}${paths.listSolicitudes.slice(1)}`],
  ]);
});

test('its icons have the sizes that they claim; some may be cut in any shape', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any any',
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(sizeOf('iconos/apple-180.png')).toBe('180x180');
});

test('its colours are those of the header and of the page', () => {
  const { white, ink, night } = tokens.colors;
  expect([manifest.theme_color, manifest.background_color]).toEqual([white.value, ink[100].value]);
  expect(read('index.html')).toContain(`theme.content = dark ? '${night[800].value}' : '${white.value}';`);
});

test('the portal and its documents promise the same browsers', () => {
  const { chrome, edge, firefox, safari } = promisedBrowsers;
  expect(edge).toBe(chrome);
  const words = `Chrome y Edge ${chrome}, Firefox ${firefox} y Safari ${safari}`;
  expect(read('index.html')).toContain(words);
  const inEnglish = `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`;
  expect(read('README.md')).toContain(inEnglish);
  expect(read('docs/browsers.md')).toContain(inEnglish);
});
