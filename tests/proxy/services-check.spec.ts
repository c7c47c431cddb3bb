import { expect, test as base } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../../tools/services-check/check.ts';
import { startPrismPortal } from '../../tools/prism/portal.ts';
import { testDay } from '../support/test-day.ts';
import { dist } from './support.ts';

base(
  'services:check says of examples that their shapes are right, and that nothing behind them filters, pages or refuses',
  async () => {
    base.setTimeout(90_000);
    const folder = mkdtempSync(join(tmpdir(), 'services-check-'));
    const portal = await startPrismPortal({ portal: dist });
    const config = join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({ servicios: { auth: '/servicios/autorizacion', core: '/servicios/core', reports: '/servicios/reportes' } }),
    );
    const given = { config, user: 'quien-sea', portal: portal.url, out: folder, writes: null, reports: true, overlays: [] };
    const surroundings = { password: 'cualquiera', signal: new AbortController().signal, pace: 0, today: testDay };
    const { report } = await check(given, surroundings);
    await portal.close();
    rmSync(folder, { recursive: true });
    expect([report.ended, report.differences]).toEqual([null, []]);
    const contradicted = report.verdicts.filter(({ outcome }) => outcome === 'contradicted').map(({ id }) => id);
    const ofBehaviour = ['D1', 'D2', 'S17', 'S18', 'S20', 'C1', 'R1', 'W4', 'W5', 'W6'];
    expect(contradicted.filter((id) => /^[A-Z]\d+$/.test(id))).toEqual(ofBehaviour);
    expect(contradicted.filter((id) => !/^[A-Z]\d+$/.test(id) && !/query|GET \/v1\/siniestros/.test(id))).toEqual([]);
  },
);
