import type { BrowserContext } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { fillLogin } from '../support/portal.ts';
import type { Action, Tab, Turn } from './action.ts';
import { arrivedAt } from './arrived.ts';
import { chanceOf, pickWeighted, planOf } from './chance.ts';
import type { Database } from './database.ts';
import { createFaultsOf } from './fault-calls.ts';
import { forms } from './forms.ts';
import { falseWords, lookWrong, movedUnasked } from './invariants.ts';
import { createLedger } from './ledger.ts';
import { lists } from './lists.ts';
import { createRounds } from './rounds.ts';
import type { Settings } from './settings.ts';
import { lookUntil, settle } from './settle.ts';
import type { Sight } from './sight.ts';
import { trouble } from './trouble.ts';
import { createTyped, type Effect } from './typed.ts';
import { typing } from './typing.ts';
import { watchBrowser } from './watch.ts';
import { addressOf, screens, ways } from './ways.ts';

/** All actions of the robot. */
const actions: readonly Action[] = [...ways, ...typing, ...lists, ...forms, ...trouble];

/** The result of a walk. */
export interface Report {
  readonly seed: number;
  readonly minutes: number;
  readonly rounds: number;
  readonly steps: number;
  /** How often each action was tried, and how often it failed. */
  readonly actions: Readonly<Record<string, string>>;
  readonly writes: Readonly<Record<string, string>>;
  /** The number of planted faults, and how many of them a call has met. */
  readonly faults: { readonly armed: number; readonly met: number };
  readonly megabytes: readonly number[];
  readonly violations: readonly string[];
}

/** Where a walk is made. */
export interface Place {
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly database: Database;
  /** Ends the walk at the first violation. */
  readonly stopsAtFirst?: boolean;
  /** Receives each step when it is done. */
  readonly log?: (line: string) => void;
}

const transientTime = 10_000;

/** The form is not there yet. */
const undecided: readonly string[] = ['is not there yet'];

/** The reason of a failed action in one line, with the element that covers the control if any. */
function whyNot(error: unknown): string {
  const lines = error instanceof Error ? error.message.split('\n') : [];
  return `${lines[0] ?? 'could not'} ${lines.findLast((line) => line.includes('intercepts pointer events'))?.trim() ?? ''}`.trim();
}

/** Walks through the portal at random until the time is up. */
export async function walk(
  settings: Settings,
  { context, sandbox, database, stopsAtFirst = false, log }: Place,
): Promise<Report> {
  const begun = performance.now();
  const plan = planOf(settings.seed);
  const ledger = createLedger(database.rows());
  let step = 0;
  const watch = watchBrowser(context, ledger, () => step);
  const done = new Map<string, { count: number; failed: number }>();
  const recent: string[] = [];
  const violations: string[] = [];
  const heard = new Set<string>();
  const faults = createFaultsOf(sandbox);

  const newTab = async (isLasting: boolean): Promise<Tab> => {
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(15_000);
    return { page, isLasting, typed: createTyped(arrivedAt(database)), last: null, interrupted: null, offered: null };
  };
  const [lasting, other] = [await newTab(true), await newTab(false)];
  let tab = lasting;

  const violate = (what: string) => {
    const text = `step ${step}: ${what}`;
    if (violations.length < 20) violations.push(`${text}\n    after ${recent.slice(-8).join('\n          ')}`);
    log?.(`VIOLATION ${text}`);
  };

  /** Texts typed before a reload or the end of the session have to come back. */
  const comeBack = (sight: Sight): readonly string[] => {
    const { interrupted, typed } = tab;
    if (!interrupted || sight.atLogin) return [];
    if (sight.busy) return undecided;
    if (sight.path !== interrupted.path) {
      if (sight.isSignedIn) tab.interrupted = null;
      return [];
    }
    if (sight.drafts > 0) {
      tab.offered = sight.drafts === 1 ? interrupted.fields : null;
      tab.interrupted = null;
      return [];
    }
    if (sight.fields.length === 0) return undecided;
    typed.restore(interrupted.fields);
    const wrong = typed.compare(sight.fields, 'keeps', step);
    typed.restore(interrupted.fields);
    if (wrong.length === 0) tab.interrupted = null;
    return wrong;
  };

  const judgeStep = async (before: Sight, effect: Effect, settled: Sight) => {
    const seen = await lookUntil(
      tab.page,
      settled,
      (sight) => [...lookWrong(sight), ...movedUnasked(before, sight)],
      transientTime,
    );
    seen.wrong.forEach(violate);
    const rows = database.rows();
    // By then the page's events for calls before the reading of the rows have arrived.
    await tab.page.evaluate(() => 0).catch(() => undefined);
    ledger.close(step, rows).forEach(violate);
    for (const sight of [settled, ...(seen.sight === settled ? [] : [seen.sight])])
      falseWords(sight, ledger, database, heard).forEach(violate);
    watch.takeComplaints().forEach(violate);

    const { sight } = seen;
    const hasSent = ledger.sent.some((call) => call.step === step && call.written);
    const given = hasSent ? 'changes' : effect;
    const isElsewhere = sight.path !== before.path || sight.load !== before.load || sight.atLogin;
    if (isElsewhere) {
      const fields = tab.typed.leave(given);
      const isSame = sight.path === before.path || sight.atLogin;
      if (isSame && fields.size > 0) tab.interrupted = { path: before.path, fields };
    } else {
      for (const what of tab.typed.compare(sight.fields, given, step)) violate(`lost typing: ${what}`);
      if (given !== 'keeps') tab.typed.note(before.fields, sight.fields);
    }
    if (effect === 'changes') tab.interrupted = null;
    if (tab.interrupted) {
      const back = await lookUntil(tab.page, sight, comeBack, 4000);
      if (back.wrong !== undecided) back.wrong.forEach((what) => violate(`lost after a load: ${what}`));
      if (back.wrong.length > 0) tab.interrupted = null;
      return back.sight;
    }
    return sight;
  };

  const turnAt = (sight: Sight, say: Turn['say'], number: number): Turn => ({
    step,
    tab,
    page: tab.page,
    context,
    sight,
    chance: chanceOf(number),
    sandbox,
    database,
    say,
    switchTab: async () => {
      tab = tab === lasting ? other : lasting;
      await tab.page.bringToFront();
    },
    arm: faults.arm,
    forgetAll: () => {
      for (const one of [lasting, other]) {
        one.typed.forget();
        one.interrupted = null;
        one.offered = null;
      }
    },
  });

  /** One step: an action and its result. */
  const act = async (action: Action, before: Sight, number: number) => {
    let said = '';
    const from = tab;
    const count = done.get(action.name) ?? { count: 0, failed: 0 };
    done.set(action.name, count);
    count.count += 1;
    let effect: Effect = action.effect;
    const turn = turnAt(
      before,
      (text) => {
        said += ` ${text}`;
      },
      number,
    );
    try {
      effect = (await action.run(turn)) ?? action.effect;
    } catch (error) {
      // The control has gone meanwhile, or another element covers it.
      count.failed += 1;
      said += ` (${whyNot(error)})`;
    }
    const settled = await settle(tab.page, watch);
    const line = `${step} ${from.isLasting ? 'A' : 'B'} ${before.path} ${action.name}${said}`;
    recent.push(line);
    log?.(line);
    if (tab !== from) from.last = before;
    return judgeStep(tab === from ? before : (tab.last ?? settled), effect, settled);
  };

  const report = (): Report => ({
    seed: settings.seed,
    minutes: Math.round((performance.now() - begun) / 600) / 100,
    rounds: Math.max(rounds.held.length - 1, 0),
    steps: step,
    actions: Object.fromEntries(
      [...done]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, { count, failed }]) => [name, failed ? `${count} (${failed} could not)` : String(count)]),
    ),
    writes: Object.fromEntries(
      [...Map.groupBy(ledger.sent, ({ kind }) => kind)].map(([kind, sent]) => [
        kind,
        `${sent.length} sent, ${sent.filter(({ written }) => written).length} rows`,
      ]),
    ),
    faults: faults.figures(),
    megabytes: rounds.held.map(({ megabytes }) => Math.round(megabytes * 10) / 10),
    violations,
  });

  await lasting.page.goto('./login');
  await fillLogin(lasting.page, 'intermediario');
  // The walk gives up blocked actions soon; the first login may be slow, as three sandboxes start.
  for (const { page } of [lasting, other]) page.setDefaultTimeout(2500);
  await lasting.page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 15_000 });
  await other.page.goto('./');
  const rounds = createRounds(lasting);
  const endRound = async () => {
    faults.lift();
    for (const one of [lasting, other]) one.typed.forget();
    tab = lasting;
    tab.interrupted = null;
    // Reported with seed and last steps like any finding; the walk continues from here.
    const wrong = await rounds.end().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    wrong.forEach(violate);
    watch.takeComplaints().forEach(violate);
    log?.(
      `round ${rounds.held.length - 1}: ${rounds.held.at(-1)?.megabytes.toFixed(1)} MB ${JSON.stringify(rounds.held.at(-1)?.actors)}`,
    );
    return settle(tab.page, watch);
  };

  let sight = await endRound();
  if (settings.visitsAll) {
    const visit = actions.find(({ name }) => name === 'address');
    for (const path of screens) {
      const number = plan[step] ?? step;
      const to = addressOf(path, { chance: chanceOf(number), database });
      const run: Action['run'] = ({ page, say }) => {
        say(to);
        return page.evaluate((address) => history.pushState(null, '', address), `/autogestion${to}`);
      };
      if (visit) sight = await act({ ...visit, run }, sight, number);
      step += 1;
    }
  }
  const until = begun + settings.minutes * 60_000;
  let left = settings.roundSteps;
  const isOver = () => performance.now() > until || (stopsAtFirst && violations.length > 0);
  while (!isOver()) {
    if (left === 0) {
      sight = await endRound();
      left = settings.roundSteps;
      continue;
    }
    const number = plan[step % plan.length] ?? 0;
    const open = actions
      .filter((action) => action.can(sight, tab))
      .map((action) => ({ action, weight: Math.round(action.weight * (settings.focus[action.name] ?? 1)) }));
    const chosen = pickWeighted(open, chanceOf(number ^ 0x5bd1e995));
    if (!chosen) {
      violate(`nothing can be done at ${sight.path}`);
      break;
    }
    sight = await act(chosen.action, sight, number);
    step += 1;
    left -= 1;
  }
  if (violations.length === 0 || !stopsAtFirst) await endRound();
  return report();
}
