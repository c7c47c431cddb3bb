import { describe, expect, test } from 'vitest';
import { arriveAt, findExisting } from '../../../tests/support/wizard.ts';
import {
  canCancel,
  isCancelOpen,
  canContinue,
  canGuardar,
  currentStep,
  isDeclarationOpen,
  areDraftsOffered,
  isExistenteOpen,
  stepStatus,
} from './wizard-selectors.ts';
import { mayChoose, statusOf, type Validity, withAttempted, type WizardStep, wizardSteps } from './wizard-steps.ts';

const all: Validity = { basic: true, contact: true, financial: true };

describe('The indicator of a step', () => {
  test.each<[WizardStep, readonly WizardStep[], Validity, string]>([
    ['basic', [], all, 'pending'],
    ['basic', ['contact'], { ...all, basic: false }, 'pending'],
    ['basic', ['basic'], all, 'valid'],
    ['basic', ['basic'], { ...all, basic: false }, 'invalid'],
    ['contact', ['basic', 'contact'], { ...all, contact: false }, 'invalid'],
    ['financial', ['financial'], { ...all, basic: false }, 'valid'],
    ['additional', ['basic', 'contact', 'financial'], all, 'pending'],
    ['additional', wizardSteps, { ...all, financial: false }, 'valid'],
  ])('of %s, tried %j with %j, is %4$s', (step, attempted, validity, status) => {
    expect(statusOf({ attempted, validity }, step)).toBe(status);
  });
});

describe('Going straight to a step', () => {
  const three = ['basic', 'contact', 'financial'] as const;
  test.each<[WizardStep, WizardStep, readonly WizardStep[], Validity, boolean]>([
    ['basic', 'basic', wizardSteps, all, false],
    ['contact', 'basic', [], { ...all, basic: false }, true],
    ['additional', 'contact', wizardSteps, { ...all, contact: false }, true],
    ['basic', 'contact', [], all, false],
    ['basic', 'contact', ['basic'], all, true],
    ['basic', 'contact', ['basic'], { ...all, basic: false }, false],
    ['basic', 'financial', ['basic'], all, false],
    ['basic', 'financial', ['basic', 'contact'], all, true],
    ['basic', 'financial', ['basic', 'contact'], { ...all, contact: false }, false],
    ['contact', 'financial', three, { ...all, basic: false }, true],
    ['financial', 'additional', three, all, false],
    ['financial', 'additional', wizardSteps, all, true],
    ['financial', 'additional', wizardSteps, { ...all, financial: false }, false],
    ['basic', 'additional', wizardSteps, { ...all, contact: false }, false],
    ['basic', 'additional', wizardSteps, all, true],
  ])('from %s to %s, tried %j with %j: %s', (step, target, attempted, validity, may) => {
    expect(mayChoose({ step, attempted, validity }, target)).toBe(may);
  });
});

test('tried steps are listed once each, in order', () => {
  expect(withAttempted(['contact'], 'basic', 'contact')).toEqual(['basic', 'contact']);
  expect(withAttempted([])).toEqual([]);
});

describe('What a view selects of a wizard', () => {
  test.each([
    ['offering', 'basic', [true, false, false, false]],
    ['contact', 'contact', [false, false, false, false]],
    ['confirmingCancel', 'contact', [false, false, false, true]],
    ['declaring', 'additional', [false, true, false, false]],
    ['creating', 'additional', [false, true, false, false]],
  ] as const)('is the open dialog and step in %s', (place, step, open) => {
    const snapshot = arriveAt[place]().actor.getSnapshot();
    expect(currentStep(snapshot)).toBe(step);
    expect([areDraftsOffered, isDeclarationOpen, isExistenteOpen, isCancelOpen].map((isOpen) => isOpen(snapshot))).toEqual(open);
  });

  test('is the status of each step', () => {
    const snapshot = arriveAt.financial().actor.getSnapshot();
    expect(wizardSteps.map((step) => stepStatus(snapshot, step))).toEqual(['valid', 'valid', 'pending', 'pending']);
  });

  test.each([
    ['offering', { continuar: false, guardar: false, cancelar: false }],
    ['basic', { continuar: true, guardar: false, cancelar: true }],
    ['contact', { continuar: true, guardar: false, cancelar: true }],
    ['financial', { continuar: false, guardar: true, cancelar: true }],
    ['additional', { continuar: false, guardar: true, cancelar: true }],
    // Enabled under the dialog, so that the focus can return to them.
    ['confirmingCancel', { continuar: true, guardar: false, cancelar: true }],
    ['declaring', { continuar: false, guardar: true, cancelar: true }],
    ['creating', { continuar: false, guardar: true, cancelar: true }],
  ] as const)('is which buttons are enabled in %s', (place, buttons) => {
    const snapshot = arriveAt[place]().actor.getSnapshot();
    expect({ continuar: canContinue(snapshot), guardar: canGuardar(snapshot), cancelar: canCancel(snapshot) }).toEqual(buttons);
  });

  test.each(['basic', 'financial', 'confirmingCancel'] as const)(
    'is that an existing client disables both Continuar and Guardar: %s',
    async (place) => {
      const t = arriveAt[place]();
      await findExisting(t);
      const snapshot = t.actor.getSnapshot();
      expect([canContinue(snapshot), canGuardar(snapshot), canCancel(snapshot)]).toEqual([false, false, true]);
    },
  );
});
