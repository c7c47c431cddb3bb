import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect, letDraw } from './portal.ts';

/** The counted actions of a person on a path. */
export interface Counted {
  readonly clicks: number;
  /** Presses that open the system's window for files. */
  readonly files: number;
  readonly keys: number;
  /** The targets that were out of sight before their press. */
  readonly scrolled: readonly string[];
  /** The second presses that would hit another control: the pressed control and the hit one. */
  readonly under: readonly string[];
}

/** The press position of an element, and whether it is visible there and not covered by a bar. */
const spotOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, isSeen: hit !== null && (element.contains(hit) || hit.contains(element)) };
};

type Spot = Pick<ReturnType<typeof spotOf>, 'x' | 'y'>;

/** Another control now at the pressed position; null for none. */
const actionAt = (pressed: Element, { x, y }: Spot): string | null => {
  const acting = 'button, a[href], label, input, summary, [role="option"], [role="menuitem"]';
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(acting) ?? null;
  if (!found || found.contains(pressed) || pressed.contains(found)) return null;
  const control = found instanceof HTMLLabelElement ? found.control : found;
  const isTyped = control instanceof HTMLInputElement && !['checkbox', 'radio', 'submit'].includes(control.type);
  const isChosen = control instanceof HTMLInputElement && control.type === 'radio' && control.checked;
  const isOff = control?.matches(':disabled, [aria-disabled="true"]') === true || found.closest('[inert]') !== null;
  return isTyped || isChosen || isOff ? null : (found.ariaLabel ?? found.textContent.trim());
};

/**
 * A person at the portal, with a mouse or, by `touch`, a finger. Counts presses, keys and targets
 * out of sight, and records the control that lies under the pointer afterwards.
 */
export class Hand {
  readonly #page: Page;
  readonly touch: boolean;
  #clicks = 0;
  #files = 0;
  #keys = 0;
  readonly #scrolled: string[] = [];
  readonly #under: string[] = [];

  constructor(page: Page, { touch = false } = {}) {
    this.#page = page;
    this.touch = touch;
  }

  counted(): Counted {
    return { clicks: this.#clicks, files: this.#files, keys: this.#keys, scrolled: this.#scrolled, under: this.#under };
  }

  async #spot(target: Locator, name: string): Promise<Spot> {
    await expect(target).toBeVisible();
    await letDraw(this.#page);
    const spot = await target.evaluate(spotOf);
    if (spot.isSeen) return spot;
    this.#scrolled.push(name);
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return target.evaluate(spotOf);
  }

  async #press(
    target: Locator,
    name: string,
    times = 1,
  ): Promise<{ spot: Spot; pressed: ElementHandle<HTMLElement | SVGElement> | null }> {
    const spot = await this.#spot(target, name);
    const pressed = await target.elementHandle();
    if (this.touch) for (let time = 0; time < times; time += 1) await this.#page.touchscreen.tap(spot.x, spot.y);
    else await this.#page.mouse.click(spot.x, spot.y, { clickCount: times });
    return { spot, pressed };
  }

  /** Presses an element, waits for the result and records the control then at that position. */
  async press(target: Locator, name: string, comes?: Locator): Promise<void> {
    this.#clicks += 1;
    const { spot, pressed } = await this.#press(target, name);
    if (comes) await expect(comes).toBeVisible({ timeout: 20_000 });
    await letDraw(this.#page);
    const action = await pressed?.evaluate(actionAt, spot);
    if (action) this.#under.push(`${name}: ${action}`);
  }

  /** Presses an element twice, as hasty people do; counts as one press with the effect of one. */
  async pressTwice(target: Locator, name: string, comes: Locator): Promise<void> {
    this.#clicks += 1;
    await this.#press(target, name, 2);
    await expect(comes).toBeVisible({ timeout: 20_000 });
    await letDraw(this.#page);
  }

  /** Chooses a file in the system's window. */
  async pressForFile(target: Locator, name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#files += 1;
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#press(target, name);
    await (await chooser).setFiles(file);
  }

  /** Chooses in a select: one press opens the system's list and one chooses. */
  async pick(select: Locator, name: string, label: string): Promise<void> {
    this.#clicks += 2;
    await this.#spot(select, name);
    await expect(select.getByRole('option', { name: label, exact: true })).toBeAttached();
    await select.selectOption({ label });
  }

  async type(text: string): Promise<void> {
    this.#keys += text.length;
    await this.#page.keyboard.type(text);
  }

  async key(key: string): Promise<void> {
    this.#keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** Goes on to the next field: by Tab, or with a finger. */
  async next(target: Locator, name: string): Promise<void> {
    if (this.touch) await this.press(target, name);
    else {
      await expect(target).toBeEnabled();
      await this.key('Tab');
    }
    await expect(target, `the focus at ${name}`).toBeFocused();
  }
}
