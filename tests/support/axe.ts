import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Only {
  /** The rules to check, instead of all of WCAG 2.2 A and AA and the best practices. */
  readonly rules?: readonly string[];
  /** The selector of the part to check. */
  readonly part?: string;
}

/**
 * Expects no violation of WCAG 2.2 A and AA once all fading has ended, which changes the contrast.
 * Pages have no frames: without a page of its own to finish in, axe takes a quarter of the time.
 */
export async function expectNoAxeViolations(page: Page, { rules, part }: Only = {}): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = running.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (rules === undefined) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  else axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
