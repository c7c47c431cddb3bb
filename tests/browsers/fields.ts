import type { Typed } from '../support/wizard-page.ts';
import type { Page, Part } from './page.ts';
import { expect } from './support.ts';

type Scope = Page | Part;
type Kind = 'select' | 'combobox' | 'checkbox' | 'radiogroup' | 'text';

const kindOf = (control: Part): Promise<Kind> =>
  control.evaluate(([element]) => {
    if (element instanceof HTMLSelectElement) return 'select';
    const role = element?.getAttribute('role');
    if (role === 'combobox' || role === 'radiogroup') return role;
    return element instanceof HTMLInputElement && element.type === 'checkbox' ? 'checkbox' : 'text';
  });

/** Fills one field as a person does, whatever kind of field it is. */
export async function fillField(scope: Scope, label: string, text: string): Promise<void> {
  const control = scope.label(label);
  await control.shown();
  switch (await kindOf(control)) {
    case 'select':
      await control.choose(text);
      break;
    case 'combobox':
      await control.click();
      await scope.role('listbox', label).shown();
      // Repeats after a preset arrives meanwhile: the typed text would follow the preset.
      await expect(async () => {
        await control.evaluate(([field]) => (field as HTMLInputElement).select());
        await control.page.type(text);
        expect(await control.value()).toBe(text);
      }).toPass();
      await scope.role('listbox', label).role('option', text).click();
      break;
    case 'radiogroup':
      await control.role('radio', text).click();
      break;
    case 'checkbox':
      if ((await control.evaluate(([box]) => (box as HTMLInputElement).checked)) !== (text === 'Sí')) await control.click();
      break;
    default:
      await control.fill(text);
  }
}

/** Fills fields in the order in which they are given. */
export async function fillFields(scope: Scope, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fillField(scope, label, text);
}
