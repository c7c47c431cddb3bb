import type { BrowserContext, Page } from '@playwright/test';

/**
 * Run in a page: does with its texts as a translating browser does, and goes on while the page changes. Each text node makes way for
 * `<font><font>…</font></font>`; the words stay. A text that React changes after that is one that nobody sees: the console is told.
 */
function translate(): void {
  // An option with an element in it has no name in Chromium any more; React gives it its text anew in any case.
  const untranslated = '[data-translated], option, script, style, textarea, noscript, [translate=no]';
  const page = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replaceTexts(node);
  });
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (target.nodeValue === oldValue) continue;
      console.error(`A translated page still says «${oldValue}» in place of «${target.nodeValue}»`);
    }
  });
  const replaceText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(untranslated)) return;
    // A drawing takes elements of its own alone.
    const [outer, inner] = [0, 1].map(() =>
      parent instanceof SVGElement ? document.createElementNS(parent.namespaceURI, 'tspan') : document.createElement('font'),
    );
    if (!outer || !inner) return;
    outer.setAttribute('data-translated', '');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replaceText(text);
  };
  const begin = () => {
    const { body } = document;
    // A picture that stands alone has none.
    if (!(body instanceof HTMLElement)) return;
    replaceTexts(body);
    page.observe(body, { childList: true, subtree: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Makes the browser of a context, or of a page, one that translates whatever it shows once it is loaded. */
export const translatePages = (pages: BrowserContext | Page): Promise<unknown> => pages.addInitScript(translate);
