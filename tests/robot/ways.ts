import { paths } from '../../src/domain/paths.ts';
import { fillLogin } from '../support/portal.ts';
import { type Action, inDialog, oneOf, onPage, pickOf, type Turn } from './action.ts';

const development = /^\/galeria/;

/** Every built screen of the portal but the login, with its parameter unfilled. */
export const screens: readonly string[] = Object.values(paths).filter((path) => path !== paths.login && !development.test(path));

const strangeIds = ['0', '-1', 'abc', '999999999', '1e3', '1%27%20OR%201', '٣'] as const;

/** A path with a number in place of its parameter, mostly an existing one. */
export function addressOf(path: string, { chance, database }: Pick<Turn, 'chance' | 'database'>): string {
  if (!path.includes(':id')) return path;
  const kind = /clientes/.test(path) ? 'cliente' : /solicitudes/.test(path) ? 'ticket' : 'cotizacion';
  const numbers = database.numbers(kind);
  const known = oneOf(path === paths.emitirPoliza ? numbers.slice(0, 12) : numbers, chance);
  const id = chance.chance(0.1) || known === null ? chance.pick(strangeIds) : String(known);
  return path.replace(':id', id);
}

/** Goes to an address within the page, without a load. */
const push = (turn: Turn, path: string) => turn.page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}`);

/** Whether Back (-1) or Forward (1) stays in this load of the portal. */
const staysHere = (turn: Turn, delta: number) =>
  turn.page.evaluate((by) => {
    const entries = navigation.entries();
    return entries[(navigation.currentEntry?.index ?? 0) + by]?.sameDocument === true;
  }, delta);

async function travel(turn: Turn, delta: -1 | 1): Promise<void> {
  const stays = await staysHere(turn, delta);
  const leads = await turn.page.evaluate(
    (by) => navigation.entries()[(navigation.currentEntry?.index ?? 0) + by]?.url ?? '',
    delta,
  );
  // Outside the portal nothing can be checked, and the first tab must not be reloaded.
  if (!leads.includes('/autogestion/') || leads.endsWith('.svg') || (turn.tab.isLasting && !stays)) return turn.say('nowhere');
  if (stays) await turn.page.evaluate((by) => history.go(by), delta);
  else await (delta < 0 ? turn.page.goBack() : turn.page.goForward());
  turn.say(leads.replace(/^.*\/autogestion/, ''));
}

const forms = [
  paths.createClientes,
  paths.createSolicitudes,
  paths.createCotizaciones,
  paths.emitirPoliza,
  paths.updateSolicitudes,
] as const;

const words = [
  'clientes',
  'cotizar',
  'póliza',
  'reporte',
  'perfil',
  'modo oscuro',
  '00113918254',
  '882',
  'Pérez',
  'zzz',
] as const;

/** Actions that navigate between screens, in and out of the portal. */
export const ways: readonly Action[] = [
  {
    name: 'menu',
    weight: 8,
    effect: 'keeps',
    can: onPage,
    run: async (turn) => {
      const { page, chance } = turn;
      let links = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
      if ((await links.count()) === 0) {
        await page.getByRole('button', { name: 'Abrir menú' }).click();
        links = page.getByRole('dialog', { name: 'Menú' }).getByRole('link');
        await links.first().waitFor();
      }
      const link = await pickOf(links, chance);
      turn.say((await link?.textContent()) ?? '');
      await link?.click();
    },
  },
  {
    name: 'address',
    weight: 8,
    effect: 'keeps',
    can: (sight) => onPage(sight),
    run: async (turn) => {
      const path = addressOf(oneOf(screens, turn.chance) ?? '/', turn);
      turn.say(path);
      if (!turn.tab.isLasting) await turn.page.goto(`./${path.slice(1)}`);
      else if (turn.tab.typed.drafted().size === 0) await push(turn, path);
    },
  },
  {
    name: 'open a form',
    weight: 14,
    effect: 'keeps',
    can: (sight, tab) => onPage(sight) && tab.typed.drafted().size === 0,
    run: async (turn) => {
      const path = addressOf(turn.chance.pick<string>(forms), turn);
      turn.say(path);
      if (turn.tab.isLasting) await push(turn, path);
      else await turn.page.goto(`./${path.slice(1)}`);
    },
  },
  {
    name: 'header search',
    weight: 4,
    effect: 'keeps',
    can: onPage,
    run: async (turn) => {
      const typed = turn.chance.chance(0.8) ? turn.chance.pick(words) : turn.chance.text();
      turn.say(typed);
      await turn.page.keyboard.press('Control+k');
      const field = turn.page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
      await field.fill(typed);
      if (turn.chance.chance(0.3)) await field.press('ArrowDown');
      if (turn.chance.chance(0.8)) await field.press('Enter');
    },
  },
  { name: 'Back', weight: 5, effect: 'keeps', can: ({ atLogin }) => !atLogin, run: (turn) => travel(turn, -1) },
  { name: 'Forward', weight: 3, effect: 'keeps', can: ({ atLogin }) => !atLogin, run: (turn) => travel(turn, 1) },
  {
    name: 'reload',
    weight: 6,
    effect: 'keeps',
    can: (sight, tab) => !tab.isLasting && sight.hasMain,
    run: async ({ page }) => void (await page.reload()),
  },
  { name: 'other tab', weight: 3, effect: 'keeps', can: () => true, run: (turn) => turn.switchTab() },
  {
    name: 'sign in',
    weight: 200,
    effect: 'keeps',
    can: ({ atLogin }) => atLogin,
    run: ({ page }) => fillLogin(page, 'intermediario'),
  },
  {
    name: 'Salir',
    weight: 1,
    effect: 'keeps',
    can: onPage,
    run: async (turn) => {
      await turn.page.getByRole('button', { name: /^Menú de usuario/ }).click();
      await turn.page.getByRole('menuitem', { name: 'Salir' }).click();
      const question = turn.page.getByRole('alertdialog');
      const login = turn.page.getByRole('button', { name: 'Ingresar' });
      await question.or(login).first().waitFor();
      if (await question.isVisible()) {
        if (turn.chance.chance(0.4)) return turn.page.getByRole('button', { name: 'Quedarme' }).click();
        await question.getByRole('button', { name: /^Salir y borrar/ }).click();
      }
      turn.forgetAll();
      await login.waitFor();
      return undefined;
    },
  },
  {
    name: 'answer a dialog',
    weight: 30,
    effect: 'changes',
    can: inDialog,
    run: async (turn) => {
      const { page, chance, sight } = turn;
      const name = oneOf(sight.buttons, chance);
      if (name === null || chance.chance(0.25)) {
        turn.say('Escape');
        await page.keyboard.press('Escape');
        return 'keeps';
      }
      turn.say(`«${name}»`);
      await page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .last()
        .getByRole('button', { name, exact: true })
        .first()
        .click();
      return /^(?:Quedarme|Seguir|Conservar|Cambiar las fechas|Cancelar|Cerrar)/.test(name) &&
        !sight.dialogs.includes('Cancelar proceso')
        ? 'keeps'
        : 'changes';
    },
  },
  {
    name: 'choose in a menu',
    weight: 60,
    effect: 'keeps',
    can: ({ hasMenu, atLogin }) => hasMenu && !atLogin,
    run: async (turn) => {
      const items = turn.page.getByRole('menuitem').filter({ hasNotText: /^Salir$/ });
      const item = turn.chance.chance(0.8) ? await pickOf(items, turn.chance) : null;
      turn.say((await item?.textContent()) ?? 'Escape');
      if (item === null) await turn.page.keyboard.press('Escape');
      else await item.click();
      // These items change the typed rows of a form.
      return /eliminar|editar/i.test((await item?.textContent({ timeout: 100 }).catch(() => '')) ?? '') ? 'changes' : 'keeps';
    },
  },
];
