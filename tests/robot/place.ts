import { test as base } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { dist } from '../support/portal.ts';
import { seededCopy } from '../support/seeded.ts';
import { liveOnTestDay, openContext, testDay } from '../support/test-day.ts';
import { openDatabase } from './database.ts';
import { plantFault } from './plant.ts';
import type { Settings } from './settings.ts';
import { ignoreTelephoneLinks } from './telephone.ts';
import { type Place, type Report, walk } from './walk.ts';

interface Walks {
  /** Walks through a portal of the test's own. */
  walk: (settings: Settings, more?: Pick<Place, 'stopsAtFirst'>) => Promise<Report>;
}

/** The test of a walk: a sandbox with a database file that the robot reads too; it reports at the end. */
export const test = base.extend<Walks>({
  walk: async ({ browser }, use) => {
    liveOnTestDay();
    const file = await seededCopy();
    const sandbox = await startSandbox({ db: file, portal: dist, port: 0, now: testDay });
    const database = openDatabase(file);
    const context = await openContext(browser, { baseURL: `${sandbox.url}/autogestion/` });
    await ignoreTelephoneLinks(context);
    await use(async (settings, more) => {
      await plantFault(context, settings.plant);
      console.log(`ROBOT_SEED=${settings.seed} ROBOT_MINUTES=${settings.minutes}`);
      const log = process.env['ROBOT_LOG'] ? (line: string) => console.log(line) : undefined;
      const report = await walk(settings, { context, sandbox, database, ...more, ...(log && { log }) });
      console.log(JSON.stringify({ ...report, violations: report.violations.length }, null, 2));
      return report;
    });
    await context.close();
    database.close();
    await sandbox.close();
  },
});
