import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect, letDraw } from './portal.ts';

/** What a person did on a path. */
export interface Counted {
  readonly clicks: number;
  /** Presses that open the system's window for files. */
  readonly files: number;
  readonly keys: number;
  /** What was out of sight when it was to be pressed. */
  readonly scrolled: readonly string[];
  /** What a second press on the same spot would do: after what, and what. */
  readonly under: readonly string[];
}

/** Where an element is pressed, and whether it is in sight there, under no bar. */
const spotOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, isSeen: hit !== null && (element.contains(hit) || hit.contains(element)) };
};

type Spot = Pick<ReturnType<typeof spotOf>, 'x' | 'y'>;

/** What acts where somebody has pressed, and is not what was pressed; null for nothing. */
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
 * A person at the portal, with a mouse or, by `touch`, with a finger: what is pressed and typed is counted, with what had to be scrolled to, and what lies
 * under the pointer afterwards.
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

  /** Presses something, waits for what comes of it, and looks at what lies there then. */
  async press(target: Locator, name: string, comes?: Locator): Promise<void> {
    this.#clicks += 1;
    const { spot, pressed } = await this.#press(target, name);
    if (comes) await expect(comes).toBeVisible({ timeout: 20_000 });
    await letDraw(this.#page);
    const action = await pressed?.evaluate(actionAt, spot);
    if (action) this.#under.push(`${name}: ${action}`);
  }

  /** Presses something twice, as hasty people do: it counts once, and what comes of it is what one press brings. */
  async pressTwice(target: Locator, name: string, comes: Locator): Promise<void> {
    this.#clicks += 1;
    await this.#press(target, name, 2);
    await expect(comes).toBeVisible({ timeout: 20_000 });
    await letDraw(this.#page);
  }

  /** Chooses a file, whose window is the system's. */
  async pressForFile(target: Locator, name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#files += 1;
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#press(target, name);
    await (await chooser).setFiles(file);
  }

  /** Chooses in a select: its list is the system's, one press opens it and one takes the choice. */
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
