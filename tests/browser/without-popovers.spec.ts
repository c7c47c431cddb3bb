import type { Locator } from '@playwright/test';
import { expect, expectChoices, test } from '../support/portal.ts';

/** Runs in the page and removes the popover API, which Firefox has only since version 125. */
const forgetPopovers = (): void => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const { setAttribute: set, matches: match } = Object.getOwnPropertyDescriptors(Element.prototype);
  Object.defineProperties(Element.prototype, {
    setAttribute: {
      ...set,
      value(this: Element, name: string, value: string) {
        if (name !== 'popover') Reflect.apply(set.value ?? String, this, [name, value]);
      },
    },
    matches: {
      ...match,
      value(this: Element, selector: string): unknown {
        if (selector.includes(':popover-open')) throw new DOMException('No such selector', 'SyntaxError');
        return Reflect.apply(match.value ?? String, this, [selector]);
      },
    },
  });
};

const expectOnTop = async (part: Locator) => {
  await expect(part).toBeInViewport();
  await part.click({ trial: true });
};

test('in a browser without popovers a menu, a list of choices, a calendar and a panel can be seen and pressed', async ({
  page,
  enter,
}) => {
  await page.addInitScript(forgetPopovers);
  await enter('intermediario', './clientes/create');
  const tipo = page.getByLabel(/^Tipo de persona/);
  await expectChoices(tipo);
  await tipo.selectOption({ label: 'Natural' });

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await expectOnTop(page.getByRole('menuitem', { name: 'Salir' }));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'País', exact: true }).click();
  await expectOnTop(page.getByRole('listbox', { name: 'País' }).getByRole('option').first());
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click();
  await expectOnTop(page.getByRole('gridcell').nth(10));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notificaciones' }).click();
  await expectOnTop(page.getByText('No tienes notificaciones'));
});
