import type { Page } from '@playwright/test';
import { expect, heading, test } from '../support/portal.ts';
import { expectLegible, sizes } from './legible.ts';
import { installLook, lookFor } from './look.ts';
import { expectWhole, walk } from './walk.ts';

test.beforeEach(({ context }) => installLook(context));

/** WCAG 1.4.12, as a person's own style sheet. */
const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const [name, size] of Object.entries(sizes)) {
  test(`spaced text, ${name}: nothing is cut, covered or out of reach`, async ({ page, context, enter }) => {
    await context.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacedText);
    await page.setViewportSize(size);
    await expectLegible(page, enter);
  });
}

/** Makes the focus visible, as for a person who uses the keyboard. */
const useKeys = (page: Page) => page.keyboard.press('Shift');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours, ${colorScheme}: controls, focus, states and drawings are seen`, async ({ page, enter }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto('./login');
    await expect(page.getByText('La recuperación en línea no está disponible')).toBeVisible();
    await useKeys(page);
    expect(await lookFor(page, ['unseen']), 'the login').toEqual([]);
    await enter();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expectWhole(await walk(page, ['unseen'], { before: useKeys }));
  });
}

test('reduced motion: nothing moves', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./login');
  await expect(page.getByText('La recuperación en línea no está disponible')).toBeVisible();
  expect(await lookFor(page, ['moving']), 'the login').toEqual([]);
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expectWhole(await walk(page, ['moving']));
});

test('on paper: no bars, nothing cut, nothing pale, nothing blank', async ({ page, enter }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // A sheet of A4 without its margins, at 96 dots an inch.
  const paper = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.setViewportSize({ width: 750, height: 1000 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  };
  expectWhole(
    await walk(page, ['misprinted', 'sideways'], {
      before: paper,
      after: async () => {
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1280, height: 720 });
      },
      opens: false,
    }),
  );
});
