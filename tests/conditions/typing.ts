import type { Locator, Page } from '@playwright/test';
import { expect, stored } from '../support/portal.ts';

/** A field of one kind, with the texts for its tests. */
export interface Kind {
  readonly kind: string;
  readonly label: string;
  /** Key by key. */
  readonly typed: string;
  /** The field's text after blur; `typed` unless given. */
  readonly left?: string;
  /** The text of the formatted clipboard, and the field's text after blur. */
  readonly pasted: readonly [text: string, left: string];
  /** A text composed by several keys or a long press, and the field's text after blur. */
  readonly composed: readonly [steps: readonly string[], left: string];
}

/** The typed text without the separators that the field inserts. */
export const bareText = (text: string): string => text.replaceAll(/[-,./ ()]/g, '');

/**
 * Presses a key until the field shows a text or stops changing, before undo reaches another field.
 * Gives the texts shown on the way.
 */
export async function pressUntil(page: Page, control: Locator, key: string, text: string): Promise<string[]> {
  const seen = [await control.inputValue()];
  for (let still = 0; still < 2 && seen.length < 40 && seen.at(-1) !== text; ) {
    await page.keyboard.press(key);
    const now = await control.inputValue();
    still = now === seen.at(-1) ? still + 1 : 0;
    if (still === 0) seen.push(now);
  }
  return seen;
}

/** Puts a text with formatting on the clipboard and pastes it by key. */
export async function pasteFormatted(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate(async (plain) => {
    const html = `<table><tr><td style="color:red"><b>${plain}</b><!-- de una hoja --></td></tr></table>`;
    const types = { 'text/html': html, 'text/plain': plain };
    const parts = Object.entries(types).map(([type, part]) => [type, new Blob([part], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
  }, text);
  await control.focus();
  await page.keyboard.press('Control+v');
}

/** Drags a text that stands on the page into a field. */
export async function dragIn(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate((dragged) => {
    const place = document.createElement('p');
    place.id = 'dragged';
    place.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 999; background: white; color: black; font-size: 16px';
    place.textContent = dragged;
    document.body.append(place);
    getSelection()?.selectAllChildren(place);
  }, text);
  await control.scrollIntoViewIfNeeded();
  const from = await page.locator('#dragged').boundingBox();
  const to = await control.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + Math.min(20, from.width / 2), from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 12, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.locator('#dragged').evaluate((place) => place.remove());
}

/** Types like telephone keyboards and dead keys: the field shows the text while it is composed. */
export async function compose(page: Page, control: Locator, steps: readonly string[]): Promise<void> {
  await control.focus();
  const client = await page.context().newCDPSession(page);
  for (const text of steps)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  await client.detach();
}

/** Empties a field by key, as a person does. */
export async function emptyField(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(control).toHaveValue('');
}

/** Waits until the form holds a text: its draft says so. */
export async function expectHeld(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const drafts = Object.entries(await stored(page)).filter(([key]) => key.includes('.borrador.'));
      return drafts.flatMap(([, json]) => textsIn((JSON.parse(json) as { values: unknown }).values));
    })
    .toContain(text);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
