import type { BrowserContext, Page } from '@playwright/test';

/**
 * Runs in a page and treats texts as a translating browser does, also during changes. Each text
 * node becomes `<font><font>…</font></font>`. Logs each later change by React to a replaced text.
 */
function translate(): void {
  // In Chromium an option with an element inside loses its name; React resets its text anyway.
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
    // An SVG accepts only its own elements.
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
    // A standalone picture has none.
    if (!(body instanceof HTMLElement)) return;
    replaceTexts(body);
    page.observe(body, { childList: true, subtree: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Makes the browser of a context or page translate every loaded page. */
export const translatePages = (pages: BrowserContext | Page): Promise<unknown> => pages.addInitScript(translate);
