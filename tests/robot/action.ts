import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import type { Chance } from './chance.ts';
import type { Database } from './database.ts';
import type { Sight } from './sight.ts';
import type { Effect, Field, Typed } from './typed.ts';

/** One tab of the robot. The robot never reloads the first tab, because it measures that tab's heap. */
export interface Tab {
  readonly page: Page;
  readonly isLasting: boolean;
  readonly typed: Typed;
  /** The address of this tab when the robot switched to the other one. */
  last: Sight | null;
  /** Fields that have to come back after a reload or the end of the session. */
  interrupted: { readonly path: string; readonly fields: ReadonlyMap<string, Field> } | null;
  /** The fields of the one offered draft. */
  offered: ReadonlyMap<string, Field> | null;
}

/** The objects that an action works with. */
export interface Turn {
  readonly step: number;
  readonly tab: Tab;
  readonly page: Page;
  readonly context: BrowserContext;
  /** The page as seen before the action. */
  readonly sight: Sight;
  readonly chance: Chance;
  readonly sandbox: Sandbox;
  readonly database: Database;
  /** Adds a detail to the log of the step. */
  readonly say: (text: string) => void;
  /** Goes on in the other tab, from the next step on. */
  readonly switchTab: () => Promise<void>;
  /** Leaves a fault for the next call of an operation. */
  readonly arm: (fault: string) => void;
  /** Notes that the person signed out on purpose, so nothing typed has to be kept. */
  readonly forgetAll: () => void;
}

/** An action of the robot. */
export interface Action {
  readonly name: string;
  readonly weight: number;
  readonly can: (sight: Sight, tab: Tab) => boolean;
  /** Does the action; gives its effect on fields where that differs from {@link effect}. */
  readonly run: (turn: Turn) => Promise<Effect | void>;
  readonly effect: Effect;
}

/** Nothing lies over the page, and somebody is signed in. */
export const onPage = ({ dialogs, hasMenu, atLogin }: Sight): boolean => dialogs.length === 0 && !hasMenu && !atLogin;

export const inDialog = ({ dialogs }: Sight): boolean => dialogs.length > 0;

/** The part that the person can reach: the dialog on top, else the page. */
export const reach = (page: Page, sight: Sight): Locator =>
  inDialog(sight) ? page.getByRole('dialog').or(page.getByRole('alertdialog')).last() : page.locator('main');

/** One of the candidates, by its place among them; null where there is none. */
export async function pickOf(candidates: Locator, chance: Chance): Promise<Locator | null> {
  const count = await candidates.count();
  return count === 0 ? null : candidates.nth(chance.int(0, count - 1));
}

/** One of some, null of none. */
export const oneOf = <Item>(items: readonly Item[], chance: Chance): Item | null =>
  items.length === 0 ? null : (items[chance.int(0, items.length - 1)] ?? null);

/** Presses a button by its name, the first of those that are called so. */
export async function pressNamed(turn: Turn, name: string): Promise<void> {
  turn.say(`«${name}»`);
  await reach(turn.page, turn.sight).getByRole('button', { name, exact: true }).first().click();
}
