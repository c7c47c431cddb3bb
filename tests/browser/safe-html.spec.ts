import type { Page } from '@playwright/test';
import { allowedAttributes, allowedTags } from '../../src/ui/html/allowed.ts';
import { benign, hostile } from '../support/comment-corpus.ts';
import { comment, showComment, test } from '../support/comments.ts';
import { expect } from '../support/portal.ts';

/** What a comment may not touch: the page around it, the names of the document and the window, and what a script of it would leave. */
const surroundings = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[aria-label=Comentario]');
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelector('[aria-label=Comentario]')?.replaceChildren();
    for (const style of copy.querySelectorAll('style')) style.remove();
    const place = (selector: string) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, selector === '#before' ? y + scrollY : y >= (box?.getBoundingClientRect().bottom ?? 0), width, height];
    };
    const looks = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.body);
      const names = /^(?:html|body)$/.test(selector)
        ? ['color', 'background', 'font', 'overflow', 'display', 'direction', 'position']
        : [...style];
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    return {
      page: copy.outerHTML.replace(/<input[^>]*>/, ''),
      title: document.title,
      address: location.href,
      base: document.baseURI,
      focus: document.activeElement?.localName,
      looks: ['html', 'body', 'h1', '#before', '#after'].map(looks),
      places: ['#before', '#after'].map(place),
      names: [
        document.body.localName,
        typeof document.getElementById,
        typeof document.querySelector,
        typeof document.cookie,
        document.forms.length,
      ],
      window: Object.getOwnPropertyNames(window).length,
      sheets: document.styleSheets.length,
      planted: 'planted' in window,
    };
  });

/** What stands in the comment's box and may not: other elements, other attributes, other addresses; and what is drawn outside. */
const strays = (page: Page, tags: readonly string[], attributes: readonly string[]) =>
  page.evaluate(
    ([allowedHere, attributesHere]) => {
      const box = document.querySelector('[aria-label=Comentario] > div');
      const content = box?.firstElementChild;
      const found: string[] = [];
      for (const element of content?.querySelectorAll('*') ?? []) {
        if (!allowedHere.includes(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
          found.push(element.localName);
        for (const { name, value } of element.attributes) {
          const ours =
            element.localName === 'div' && ['tabindex=0', 'role=group', 'aria-label=Tabla'].includes(`${name}=${value}`);
          if (!attributesHere.includes(name) && !ours) found.push(`${element.localName} ${name}`);
          if (name === 'href' && !/^(?:https?:\/\/|mailto:)/.test(value)) found.push(`${name}=${value}`);
        }
        if (
          element instanceof HTMLAnchorElement &&
          (element.target !== '_blank' || element.rel !== 'noopener noreferrer nofollow')
        )
          found.push('a');
        if (element.shadowRoot) found.push('shadow');
      }
      if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('scrolls sideways');
      return found;
    },
    [tags, attributes] as const,
  );

/** Does all that a reader could do to what stands in the comment, but follow its links. */
const handle = (page: Page) =>
  page.evaluate(async () => {
    const box = document.querySelector('[aria-label=Comentario] > div');
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    for (const element of [...(box?.querySelectorAll<HTMLElement>('*') ?? [])].slice(0, 200)) {
      for (const type of [
        'mouseover',
        'pointerenter',
        'click',
        'error',
        'load',
        'toggle',
        'animationstart',
        'focus',
        'input',
        'scroll',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      element.focus();
      element.blur();
    }
    document.removeEventListener('click', stay);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

test('no hostile comment runs, calls, or reaches beyond its box; a benign one stays whole', async ({ page }) => {
  test.setTimeout(120_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('dialog', (dialog) => requests.push(dialog.message()));
  page.context().on('page', () => requests.push('a new tab'));
  // The button that unfolds brings a style sheet of its own.
  await showComment(page, '<p>Hola</p>'.repeat(100));
  await expect(comment(page).getByRole('button', { name: 'Ver completo' })).toBeVisible();
  await showComment(page, '<p>Hola</p>');
  const before = await surroundings(page);
  for (const [name, html] of Object.entries(hostile)) {
    await showComment(page, html, 'texto');
    for (const shown of ['folded', 'whole']) {
      await handle(page);
      await expect.soft(await strays(page, allowedTags, allowedAttributes), `${name}, ${shown}`).toEqual([]);
      expect.soft(await surroundings(page), `${name}, ${shown}`).toEqual(before);
      const button = comment(page).getByRole('button', { name: 'Ver completo' });
      if (!(await button.isVisible())) break;
      await button.click();
      await button.or(comment(page).getByRole('button', { name: 'Ver menos' })).evaluate((element) => element.blur());
    }
    expect.soft(requests.splice(0), name).toEqual([]);
  }
  for (const [name, { html, text, has = {} }] of Object.entries(benign)) {
    await showComment(page, html);
    const content = comment(page).locator('> div').first();
    expect.soft((await content.textContent())?.replaceAll(/\s+/g, ' ').trim(), name).toBe(text);
    for (const [selector, count] of Object.entries(has))
      await expect.soft(content.locator(selector), `${name}: ${selector}`).toHaveCount(count);
    expect.soft(await strays(page, allowedTags, allowedAttributes), name).toEqual([]);
  }
  expect([Object.keys(hostile).length, Object.keys(benign).length].every((count, index) => count >= [40, 15][index]!)).toBe(true);
});
