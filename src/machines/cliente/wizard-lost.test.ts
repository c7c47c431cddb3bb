import { describe, expect, test } from 'vitest';
import { createWizardTest, draft, existing, findExisting, typed } from '../../../tests/support/wizard.ts';

describe('A creation', () => {
  test.each([
    ['continued', { drafts: [{ ...draft('1'), uncertain: true }], resume: null }],
    ['gone on with unasked', { drafts: [], resume: { step: 'basic', attempted: ['basic'], uncertain: true } }],
  ] as const)('whose answer was lost before a reload is identified by its document once the draft is %s', async (how, input) => {
    const t = createWizardTest(input);
    const continued = { type: 'draft.continued', step: 'basic', attempted: ['basic'], uncertain: true } as const;
    // The form is filled before the draft is continued.
    t.send(typed('001-1391825-4'), ...(how === 'continued' ? [continued] : []));
    t.rest();
    await t.find.call().answer(existing);
    expect(t.see()).toMatchObject({ state: 'showingExistente', existente: existing, uncertain: false, sent: 0 });
    expect(t.isMade()).toBe(true);
  });

  test('whose answer was lost is not identified with the client of another document', async () => {
    const t = createWizardTest({ drafts: [], resume: { step: 'basic', attempted: ['basic'], uncertain: true } });
    t.send(typed('00113918254'));
    t.rest();
    await t.find.call().answer(null);
    await findExisting(t, '00113918262');
    expect(t.see()).toMatchObject({ state: 'showingExistente', uncertain: true });
    expect(t.isMade()).toBe(false);
  });
});
