import { expect } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tab } from './driver.ts';
import { find, sentWords, type Step, type Words } from './find.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Keys that WebDriver encodes as characters of a private use area. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The longest wait for an expected state, in milliseconds. */
const patience = { timeout: 15_000, intervals: [50, 100, 200] };

/** The point at which to press an element, or why it can't be pressed yet. */
type Point = { readonly x: number; readonly y: number } | string;

/** Run in a page: the middle of an element that stands still and is not covered. */
async function pointOf(found: readonly Element[]): Promise<Point> {
  const [element] = found;
  if (!element || found.length > 1) return `${found.length} are there`;
  const control = element as HTMLInputElement;
  if (control.disabled || element.getAttribute('aria-disabled') === 'true') return 'it is disabled';
  // A radio button or box that is drawn by its label.
  const small = element.getBoundingClientRect().width < 4;
  const target = (small && control.labels?.[0]) || element;
  const centre = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return target.contains(hit) || [...(control.labels ?? [])].some((label) => label.contains(hit));
  };
  if (!isFree(centre())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = centre();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const point = centre();
  if (point.x !== before.x || point.y !== before.y) return 'it moves';
  return isFree(point) ? point : `${document.elementFromPoint(point.x, point.y)?.outerHTML.slice(0, 120)} lies over it`;
}

/** Elements of a page, looked up again at every use. */
export class Part {
  /** The tab that it is part of. */
  readonly page: Page;
  readonly #steps: readonly Step[];

  constructor(page: Page, steps: readonly Step[]) {
    this.page = page;
    this.#steps = steps;
  }

  #within = (step: Step): Part => new Part(this.page, [...this.#steps, step]);

  role = (role: string, name?: Words): Part =>
    this.#within({ by: 'role', role, name: name === undefined ? null : sentWords(name) });
  button = (name: Words): Part => this.role('button', name);
  /** A field by its whole label, whatever kind of field it is. */
  label = (name: Words): Part => this.#within({ by: 'label', name: sentWords(name) });
  css = (selector: string): Part => this.#within({ by: 'css', selector });
  /** The elements that contain a text. */
  saying = (text: Words): Part => this.#within({ by: 'text', text: sentWords(text) });
  nth = (place: number): Part => this.#within({ by: 'place', place });

  /** Runs a function in the page over the elements; the function can use only its arguments. */
  async evaluate<Result, Given = null>(
    what: (found: Element[], given: Given) => Result | Promise<Result>,
    given: Given = null as Given,
  ): Promise<Result> {
    return this.page.runWith(this.#steps, what, given);
  }

  async count(): Promise<number> {
    return this.evaluate((found) => found.length);
  }

  async texts(): Promise<string[]> {
    return this.evaluate((found) => found.map((element) => element.textContent));
  }

  async text(): Promise<string> {
    return (await this.texts()).join('\n');
  }

  /** The values of fields; for a select, the name of the chosen option. */
  async value(): Promise<string> {
    return this.evaluate((found) =>
      found
        .map((field) =>
          field instanceof HTMLSelectElement ? (field.selectedOptions.item(0)?.label ?? '') : (field as HTMLInputElement).value,
        )
        .join('\n'),
    );
  }

  async attribute(name: string): Promise<string | null> {
    return this.evaluate((found, given) => found[0]?.getAttribute(given) ?? null, name);
  }

  /** Waits until at least one element is found. */
  async shown(): Promise<void> {
    await expect.poll(() => this.count(), { ...patience, message: this.#told }).toBeGreaterThan(0);
  }

  /** Waits until a number of elements is found. */
  async number(count: number): Promise<void> {
    await expect.poll(() => this.count(), { ...patience, message: this.#told }).toBe(count);
  }

  gone = (): Promise<void> => this.number(0);

  /** Waits until the element's text equals or matches the words. */
  async says(words: Words): Promise<void> {
    const plain = async () => (await this.text()).replaceAll(/\s+/g, ' ').trim();
    const polled = expect.poll(plain, { ...patience, message: this.#told });
    await (typeof words === 'string' ? polled.toContain(words) : polled.toMatch(words));
  }

  /** Waits until the field has a value. */
  async holds(value: string): Promise<void> {
    await expect.poll(() => this.value(), { ...patience, message: this.#told }).toBe(value);
  }

  /** Waits until the element has the focus. */
  async focused(): Promise<void> {
    const has = () => this.evaluate((found) => found.length === 1 && found[0] === document.activeElement);
    await expect.poll(has, { ...patience, message: `the focus at ${this.#told}` }).toBe(true);
  }

  /** Presses the element with the pointer once it is still and uncovered. */
  async click(): Promise<void> {
    const last = { x: 0, y: 0 };
    const ready = async () => {
      const point = await this.evaluate(pointOf);
      if (typeof point === 'string') return point;
      Object.assign(last, point);
      return 'ready';
    };
    await expect.poll(ready, { ...patience, message: `${this.#told} to be pressed` }).toBe('ready');
    await this.page.press(last);
  }

  /** Replaces the value of the field by typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.evaluate((found) => (found[0] as HTMLInputElement).select());
    await (text === '' ? this.page.key('Delete') : this.page.type(text));
  }

  /** Chooses an option of a select by its name. */
  async choose(name: string): Promise<void> {
    const offers = () =>
      this.evaluate((found, given) => {
        const [select] = found;
        if (!(select instanceof HTMLSelectElement) || select.disabled) return false;
        return [...select.options].some(({ label }) => label === given);
      }, name);
    await expect.poll(offers, { ...patience, message: `${this.#told} to offer ${name}` }).toBe(true);
    await this.evaluate((found, given) => {
      const select = found[0] as HTMLSelectElement;
      select.focus();
      select.selectedIndex = [...select.options].findIndex(({ label }) => label === given);
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    }, name);
  }

  /** Marks the one file field within the element, and sets its files. */
  async setFiles(paths: readonly string[]): Promise<void> {
    const mark = 'data-chosen-by-test';
    await this.shown();
    await this.evaluate((found, given) => {
      for (const marked of document.querySelectorAll(`[${given}]`)) marked.removeAttribute(given);
      const [element] = found;
      const field = element?.matches('input[type=file]') ? element : element?.parentElement?.querySelector('input[type=file]');
      field?.setAttribute(given, '');
    }, mark);
    await this.page.tab.setFiles(`[${mark}]`, paths);
  }

  get #told(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' ');
  }
}

/** Whether an answer got lost because the page is being unloaded: the question is asked again. */
const isLeaving = (error: unknown): boolean =>
  error instanceof Error && /navigat|discarded|no such|unload|unknown|destroyed|closed/i.test(error.message);

/** A tab that shows the portal, driven as a person does. */
export class Page {
  readonly tab: Tab;
  readonly #base: string;

  /** @param base the address of the portal, with a slash at its end */
  constructor(tab: Tab, base: string) {
    this.tab = tab;
    this.#base = base;
  }

  role = (role: string, name?: Words): Part => new Part(this, []).role(role, name);
  label = (name: Words): Part => new Part(this, []).label(name);
  css = (selector: string): Part => new Part(this, []).css(selector);
  heading = (name: Words): Part => this.css('h1').saying(name);
  button = (name: Words): Part => this.role('button', name);

  async goto(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#base).href);
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname.replace(/^\/autogestion/, '') + location.search);
  }

  /** Waits until the address is that of a path of the portal, or matches. */
  async arrives(path: Words): Promise<void> {
    const polled = expect.poll(() => this.path(), { ...patience, message: 'the path' });
    await (typeof path === 'string' ? polled.toBe(path) : polled.toMatch(path));
  }

  async evaluate<Result, Given = null>(
    what: (given: Given) => Result | Promise<Result>,
    given: Given = null as Given,
  ): Promise<Result> {
    return JSON.parse(
      await this.#run(`async () => JSON.stringify((await (${String(what)})(${JSON.stringify(given)})) ?? null)`),
    ) as Result;
  }

  /** Runs a function over the elements at the end of the steps. */
  async runWith<Result, Given>(
    steps: readonly Step[],
    what: (found: Element[], given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result> {
    const source = `async () => {
      if (!('axe' in window)) return 'no axe';
      return JSON.stringify((await (${String(what)})((${String(find)})(${JSON.stringify(steps)}), ${JSON.stringify(given)})) ?? null);
    }`;
    for (;;) {
      const answer = await this.#run(source);
      if (answer !== 'no axe') return JSON.parse(answer) as Result;
      await this.#run(`async () => {${axeSource}; return '';}`);
    }
  }

  async #run(source: string): Promise<string> {
    for (let again = 0; ; again += 1) {
      try {
        return await this.tab.run(source);
      } catch (error) {
        if (again === 20 || !isLeaving(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** Presses the pointer at a point. */
  async press({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const at = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' } as const;
    await this.tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
      },
    ]);
  }

  /** Presses a key, with modifiers before it: `Shift+Tab`. */
  async key(name: string): Promise<void> {
    const all = name.split('+').map((one) => keys[one] ?? one);
    const down = all.map((value) => ({ type: 'keyDown', value }) as const);
    const up = all.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  /** Types a text, letter by letter. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text, (value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions: actions.flat() }]);
  }

  /** Presses Tab (or Shift+Tab) until a part has the focus. */
  async tabTo(part: Part, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      await this.key(key);
      if (await part.evaluate((found) => found.length === 1 && found[0] === document.activeElement)) return;
    }
    await part.focused();
  }

  async screenshot(path: string): Promise<void> {
    writeFileSync(path, await this.tab.screenshot());
  }

  /** Expects no violation of WCAG 2.2 A and AA once all transitions have ended. */
  async expectNoAxeViolations(): Promise<void> {
    const violations = await this.runWith(
      [],
      async () => {
        // The transition of a new dialog may not have started yet.
        for (let still = 0; still < 2; still += 1) {
          const running = document.getAnimations().filter(({ playState }) => playState === 'running');
          const ending = running.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
          if (ending.length > 0) still = -1;
          await Promise.allSettled(ending.map(({ finished }) => finished));
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        const axe = Reflect.get(window, 'axe') as typeof import('axe-core');
        const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        const found = await axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values } });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      },
      null,
    );
    expect(violations, 'violations of WCAG').toEqual([]);
  }

  /** Expects the page not to scroll sideways. */
  async expectNoSidewaysScroll(): Promise<void> {
    const { scroll, client } = await this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
      return { scroll: scrollWidth, client: clientWidth };
    });
    expect(scroll, 'width that scrolls').toBeLessThanOrEqual(client);
  }
}
