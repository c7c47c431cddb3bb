import { expect } from '@playwright/test';
import { test } from './place.ts';
import { type Plant, readSettings } from './settings.ts';

/** The expected finding of each fault, and the actions that make the robot meet the fault soon. */
const planted: Record<Plant, { readonly told: RegExp; readonly focus: Readonly<Record<string, number>> }> = {
  'double-write': {
    told: /2 × \w+ written by 1 calls/,
    focus: { 'open a form': 4, send: 4, type: 0.2, keys: 0, fault: 0, offline: 0, 'tokens expire': 0, 'other tab': 0 },
  },
  'lost-typing': {
    told: /lost typing/,
    focus: { 'open a form': 4, type: 2, resize: 15, fault: 0, offline: 0, 'tokens expire': 0, 'other tab': 0 },
  },
};

for (const [plant, { told, focus }] of Object.entries(planted)) {
  test(`a planted fault is found: ${plant}`, async ({ walk }) => {
    test.setTimeout(240_000);
    const settings = readSettings({ ROBOT_SEED: '7', ROBOT_MINUTES: '2', ROBOT_PLANT: plant }, 7);
    const report = await walk({ ...settings, visitsAll: false, roundSteps: 30, focus }, { stopsAtFirst: true });
    expect(report.violations.join('\n')).toMatch(told);
  });
}
