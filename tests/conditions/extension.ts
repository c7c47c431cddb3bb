/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings its functions along */
import type { BrowserContext } from '@playwright/test';

/**
 * Runs in a page before its script and changes it as password managers and writing aids do: attributes
 * on present and new elements, icons beside inputs, own elements in the body and beside it.
 */
function extend(): void {
  let made = 0;
  const beside = (control: Element, name: string) => {
    const icon = document.createElement(name);
    icon.setAttribute('data-lastpass-icon-root', '');
    icon.style.cssText = 'position: relative !important; height: 0 !important; width: 0 !important; float: left !important';
    control.after(icon);
  };
  const mark = (element: Element) => {
    if (element.hasAttribute('data-dashlane-rid') || element.hasAttribute('data-lastpass-icon-root')) return;
    if (element.matches('form, input, textarea, select, button')) {
      made += 1;
      element.setAttribute('data-dashlane-rid', String(made));
      element.setAttribute('data-lpignore', 'true');
    }
    if (element.matches('input:not([type=hidden], [type=checkbox], [type=radio])')) beside(element, 'div');
    if (element.matches('textarea')) beside(element, 'grammarly-extension');
    if (element.matches('body')) {
      element.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      element.setAttribute('cz-shortcut-listen', 'true');
      const own = document.createElement('div');
      own.id = 'bit-notification-bar';
      element.prepend(own);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        mark(node);
        for (const inner of node.querySelectorAll('*')) mark(inner);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('load', () => {
    if (!(document.documentElement instanceof HTMLElement)) return;
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.documentElement.append(document.createElement('com-1password-button'));
  });
}

/** Gives a context's browser such an extension. */
export async function installExtension(context: BrowserContext): Promise<void> {
  await context.addInitScript(extend);
}
