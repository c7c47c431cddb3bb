import type { Page } from '@playwright/test';
import { type Action, inDialog, oneOf, onPage, reach, type Turn } from './action.ts';
import { textFor } from './chance.ts';
import { markTyped } from './sight.ts';

interface Candidate {
  readonly index: number;
  readonly kind: 'select' | 'combobox' | 'tick' | 'text';
  readonly label: string;
}

const roles = ['textbox', 'combobox', 'checkbox', 'radio', 'spinbutton'] as const;

/** The fillable controls within the person's reach, in document order. */
async function controls(turn: Turn) {
  const scope = reach(turn.page, turn.sight);
  const [first, ...others] = roles.map((role) => scope.getByRole(role));
  const all = others.reduce((joined, one) => joined.or(one), first ?? scope);
  const candidates = await all.evaluateAll((elements): Candidate[] =>
    elements.flatMap((element, index): Candidate[] => {
      const isOpen = !element.matches(':disabled, [readonly], [aria-disabled=true]');
      const isFilter = element.closest('[role=search], nav') !== null;
      if (!isOpen || isFilter) return [];
      const label =
        element.getAttribute('aria-label') ??
        ('labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null);
      if (element instanceof HTMLSelectElement) return [{ index, kind: 'select', label: label ?? '' }];
      if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
        return [{ index, kind: 'tick', label: label ?? '' }];
      return [{ index, kind: element.getAttribute('role') === 'combobox' ? 'combobox' : 'text', label: label ?? '' }];
    }),
  );
  return { all, candidates };
}

async function fill(turn: Turn): Promise<void> {
  const { page, chance } = turn;
  const { all, candidates } = await controls(turn);
  const chosen = oneOf(candidates, chance);
  if (chosen === null) return turn.say('nothing');
  const control = all.nth(chosen.index);
  await markTyped(control, turn.step);
  switch (chosen.kind) {
    case 'select': {
      const count = await control.locator('option').count();
      await control.selectOption({ index: chance.int(0, count - 1) });
      return turn.say(`${chosen.label}: an option`);
    }
    case 'tick':
      await control.click();
      return turn.say(chosen.label);
    case 'combobox': {
      await control.click();
      const options = page.getByRole('listbox').getByRole('option');
      await options.first().waitFor({ timeout: 2000 });
      const count = Math.min(await options.count(), 12);
      const option = options.nth(chance.int(0, count - 1));
      turn.say(`${chosen.label}: ${await option.textContent()}`);
      return option.click();
    }
    case 'text': {
      const text = textFor(chosen.label, chance);
      turn.say(`${chosen.label}: ${JSON.stringify(text.slice(0, 40))}`);
      if (chance.chance(0.2)) {
        await control.click();
        await page.keyboard.insertText(text.slice(0, 200));
      } else await control.fill(text);
      await control.blur();
    }
  }
}

/** Chooses the marked option now: Chromium would do so at the next press, in a later step. */
async function chooseInOpenSelect(page: Page): Promise<void> {
  if ((await page.locator('select:open').count()) > 0) await page.keyboard.press('Enter');
}

const keys = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'End'] as const;

/** Actions of the fingers: typing into any field, keys, and pressing any button. */
export const typing: readonly Action[] = [
  {
    name: 'type',
    weight: 30,
    effect: 'types',
    can: (sight) => (onPage(sight) || inDialog(sight)) && sight.fields.length > 0,
    run: fill,
  },
  {
    name: 'keys',
    weight: 4,
    effect: 'changes',
    can: ({ atLogin }) => !atLogin,
    run: async ({ page, chance, say }) => {
      const pressed = Array.from({ length: chance.int(1, 8) }, () => chance.pick(keys));
      // At most one button that sends, because a step writes once.
      const sends = pressed.findIndex((key) => key === 'Enter' || key === 'Space');
      const typed = pressed.filter((key, index) => index <= sends || sends < 0 || !/^(?:Enter|Space)$/.test(key));
      say(typed.join(' '));
      for (const key of typed) await page.keyboard.press(key);
      await chooseInOpenSelect(page);
      return typed.some((key) => /^(?:Enter|Space|Arrow\w+|End)$/.test(key)) ? 'changes' : 'keeps';
    },
  },
  {
    name: 'press any button',
    weight: 10,
    effect: 'changes',
    can: (sight) => onPage(sight) && sight.buttons.length > 0,
    run: async (turn) => {
      const name = oneOf(turn.sight.buttons, turn.chance);
      if (name === null) return 'keeps';
      turn.say(`«${name}»`);
      const button = reach(turn.page, turn.sight).getByRole('button', { name, exact: true });
      await button.nth(turn.chance.int(0, Math.max((await button.count()) - 1, 0))).click();
      return /^(?:Exportar|Imprimir|Copiar|Cerrar aviso|Cancelar proceso|Abrir|Acciones|Primera|Última|Página)/.test(name)
        ? 'keeps'
        : 'changes';
    },
  },
];
