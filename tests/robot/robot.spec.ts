import { expect } from '@playwright/test';
import { test } from './place.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env, Date.now() % 0x7fffffff);

test('a random walk finds nothing lost, nothing written twice, no white page and no false word', async ({ walk }) => {
  test.setTimeout((settings.minutes + 4) * 60_000);
  const report = await walk(settings);
  expect(report.violations, `violations; ROBOT_SEED=${settings.seed} walks the same way again`).toEqual([]);
});
