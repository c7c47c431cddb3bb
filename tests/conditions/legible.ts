import type { Page } from '@playwright/test';
import { expect, heading } from '../support/portal.ts';
import { lookFor, type Rule } from './look.ts';
import { expectWhole, walk } from './walk.ts';

/** Windows that screens are looked at in. */
export const sizes = { 'a laptop': { width: 1366, height: 768 }, 'a telephone': { width: 360, height: 740 } } as const;

const legible: readonly Rule[] = ['cut', 'overlaid', 'covered', 'sideways'];

/** Expects nothing cut, covered or out of reach on the login with its messages and on every screen. */
export async function expectLegible(page: Page, enter: (userName?: string) => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./login');
  await expect(page.getByText('La recuperación en línea no está disponible')).toBeVisible();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  expect.soft(await lookFor(page, legible), 'the login').toEqual([]);
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expectWhole(await walk(page, legible));
}
