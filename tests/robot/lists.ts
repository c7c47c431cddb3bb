import { type Action, onPage, oneOf, pickOf, pressNamed } from './action.ts';
import { textFor } from './chance.ts';

const hasButton = (pattern: RegExp) => (sight: Parameters<Action['can']>[0]) =>
  onPage(sight) && sight.buttons.some((name) => pattern.test(name));

/** Actions on lists and on the documents that they print. */
export const lists: readonly Action[] = [
  {
    name: 'filter',
    weight: 7,
    effect: 'keeps',
    can: hasButton(/^Buscar$/),
    run: async (turn) => {
      const { page, chance } = turn;
      const bar = page.locator('main').getByRole('search').first();
      const field = await pickOf(bar.getByRole('textbox'), chance);
      const text = textFor('documento', chance);
      turn.say(text.slice(0, 40));
      await field?.fill(text.slice(0, 100));
      if (chance.chance(0.3)) await field?.press('Enter');
      else await bar.getByRole('button', { name: 'Buscar', exact: true }).click();
    },
  },
  {
    name: 'advanced search',
    weight: 3,
    effect: 'keeps',
    can: hasButton(/^Búsqueda avanzada/),
    run: async ({ page }) => page.getByRole('button', { name: /^Búsqueda avanzada/ }).click(),
  },
  {
    name: 'page',
    weight: 8,
    effect: 'keeps',
    can: hasButton(/^Última página$/),
    run: async (turn) => {
      const place = turn.page.getByRole('navigation', { name: 'Paginación' });
      if (turn.chance.chance(0.25)) {
        await place.getByLabel('Filas por página').selectOption({ index: turn.chance.int(0, 2) });
        return turn.say('rows a page');
      }
      const button = await pickOf(place.getByRole('button'), turn.chance);
      turn.say((await button?.getAttribute('aria-label')) ?? '');
      await button?.click();
    },
  },
  {
    name: 'row menu',
    weight: 8,
    effect: 'keeps',
    can: hasButton(/^Acciones de /),
    run: async (turn) => {
      const button = await pickOf(turn.page.locator('main').getByRole('button', { name: /^Acciones de / }), turn.chance);
      await button?.click();
    },
  },
  {
    name: 'row',
    weight: 6,
    effect: 'keeps',
    can: hasButton(/^Acciones de |^Última página$/),
    run: async (turn) => {
      const link = await pickOf(turn.page.locator('main').getByRole('table').getByRole('link'), turn.chance);
      turn.say((await link?.textContent()) ?? 'none');
      await link?.click();
    },
  },
  {
    name: 'export',
    weight: 2,
    effect: 'keeps',
    can: hasButton(/^Exportar$/),
    run: async (turn) => {
      await pressNamed(turn, 'Exportar');
      const choice = await pickOf(turn.page.getByRole('menuitem'), turn.chance);
      turn.say((await choice?.textContent()) ?? 'none');
      await choice?.click();
    },
  },
  {
    name: 'report',
    weight: 12,
    effect: 'keeps',
    can: (sight) => onPage(sight) && /^\/(?:consultas|caja|comisiones|cobranzas)\//.test(sight.path),
    run: async (turn) => {
      const name = oneOf(
        turn.sight.buttons.filter((one) => /^(?:Imprimir|Buscar|Cancelar|Reintentar|Descargar)/.test(one)),
        turn.chance,
      );
      if (name !== null) await pressNamed(turn, name);
    },
  },
  {
    name: 'search in a document',
    weight: 5,
    effect: 'keeps',
    can: ({ atLogin, hasMenu, buttons }) => !atLogin && !hasMenu && buttons.some((name) => /acercar|ampliar|alejar/i.test(name)),
    run: async (turn) => {
      const field = turn.page.getByRole('searchbox').or(turn.page.getByLabel('Texto que buscas')).last();
      if (await field.isVisible()) {
        await field.fill(turn.chance.pick(['a', 'RD$', 'Pérez', '2026', 'zzz']));
        await field.press('Enter');
        return;
      }
      const name = oneOf(
        turn.sight.buttons.filter((one) => /buscar|acercar|alejar|página/i.test(one)),
        turn.chance,
      );
      if (name !== null) await pressNamed(turn, name);
    },
  },
];
