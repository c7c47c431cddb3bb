// `node tools/make-icons.ts`: draws the installed portal's icons from public/favicon.svg into
// public/iconos/.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, launchArgs } from './chromium.ts';

const root = join(import.meta.dirname, '../public');
const folder = join(root, 'iconos');

/** Icons: file, side in pixels, and radius of the corners and size of the mark as fractions. */
const icons: readonly (readonly [file: string, side: number, corner: number, mark: number])[] = [
  ['192.png', 192, 0.2, 0.68],
  ['512.png', 512, 0.2, 0.68],
  // Systems crop these icons: the mark stays within the middle circle of four fifths.
  ['maskable-192.png', 192, 0, 0.52],
  ['maskable-512.png', 512, 0, 0.52],
  ['apple-180.png', 180, 0, 0.62],
];

const [, path = ''] = / d="([^"]+)"/.exec(readFileSync(join(root, 'favicon.svg'), 'utf8')) ?? [];

function draw(side: number, corner: number, mark: number): string {
  const size = side * mark;
  const start = (side - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" style="display:block">
    <rect width="${side}" height="${side}" rx="${side * corner}" fill="#0f6270"/>
    <path transform="translate(${start} ${start}) scale(${size / 32})" fill="#fff" d="${path}"/>
  </svg>`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
const page = await browser.newPage();
for (const [file, side, corner, mark] of icons) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<body style="margin:0">${draw(side, corner, mark)}</body>`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}
await browser.close();
