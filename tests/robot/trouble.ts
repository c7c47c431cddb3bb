import type { ViewportSize } from '@playwright/test';
import { readContracts } from '../../sandbox/contracts.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { type Action, onPage, oneOf, pickOf } from './action.ts';
import { callsOf } from './fault-calls.ts';
import { calls, kinds } from './ledger.ts';

const operations = Object.values(readContracts()).flatMap((contract) => contract.operations);
const writes = kinds.map((kind) => calls[kind]);

/** The operation of the contract whose path matches a call. */
const operationOf = (method: string, path: string) =>
  operations.find((one) => one.method === method && callsOf(`${one.method} ${one.path}`)({ method, path }));

/** The operations that the pages called lately, each once, sorted. */
const askedLately = (sandbox: Sandbox) =>
  [...new Set(sandbox.calls.slice(-40).flatMap(({ method, path }) => operationOf(method, path) ?? []))].toSorted((a, b) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`),
  );
const faults = ['500', '502', 'html', '401', '429', '404', 'slow:1500', 'drop', 'refuse', 'truncated', 'shape'] as const;
const sizes: readonly [ViewportSize, ...ViewportSize[]] = [
  { width: 360, height: 740 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];

/** Actions that disturb the portal from outside or change its look. */
export const trouble: readonly Action[] = [
  {
    name: 'fault',
    weight: 10,
    effect: 'keeps',
    can: () => true,
    run: async ({ chance, sandbox, arm, say }) => {
      const among = chance.pick(['writes', 'lately', 'lately', 'all'] as const);
      const from = { writes, lately: askedLately(sandbox), all: operations }[among];
      const { method, path } = oneOf(from, chance) ?? { method: 'GET', path: '/v1/clientes' };
      const fault = `${method} ${path}=${chance.pick(faults)}x1`;
      say(fault);
      arm(fault);
    },
  },
  {
    name: 'offline',
    weight: 3,
    effect: 'keeps',
    can: onPage,
    run: async (turn) => {
      const { context, page, chance } = turn;
      await context.setOffline(true);
      try {
        const links = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
        const link = turn.tab.typed.drafted().size === 0 ? await pickOf(links, chance) : null;
        await link?.click();
        await page.getByText(/^Sin conexión\./).waitFor();
      } finally {
        await context.setOffline(false);
      }
    },
  },
  {
    name: 'tokens expire',
    weight: 4,
    effect: 'keeps',
    can: ({ atLogin }) => !atLogin,
    run: async ({ sandbox, chance, arm, say }) => {
      sandbox.expireTokens();
      if (!chance.chance(0.25)) return;
      say('and can not be renewed');
      arm('POST /v1/account/token/refresh=401x1');
    },
  },
  {
    name: 'resize',
    weight: 4,
    effect: 'keeps',
    can: () => true,
    run: async ({ page, chance, say }) => {
      const size = chance.pick(sizes);
      say(`${size.width} × ${size.height}`);
      await page.setViewportSize(size);
    },
  },
  {
    name: 'theme',
    weight: 2,
    effect: 'keeps',
    can: () => true,
    run: async ({ page, chance, say }) => {
      const colorScheme = chance.pick(['dark', 'light', null] as const);
      say(String(colorScheme));
      await page.emulateMedia({ colorScheme });
    },
  },
  {
    name: 'preferences',
    weight: 8,
    effect: 'keeps',
    can: (sight) => onPage(sight) && sight.path === '/configuracion',
    run: async ({ page, chance }) => {
      const select = await pickOf(page.locator('main').getByRole('combobox'), chance);
      const count = (await select?.locator('option').count()) ?? 0;
      if (count > 0) await select?.selectOption({ index: chance.int(0, count - 1) });
    },
  },
  {
    name: 'close a toast',
    weight: 4,
    effect: 'keeps',
    can: ({ toasts }) => toasts.length > 0,
    run: async ({ page, chance }) => {
      const button = await pickOf(page.getByRole('button', { name: 'Cerrar aviso' }), chance);
      await button?.click({ timeout: 1000 });
    },
  },
  {
    name: 'try again',
    weight: 12,
    effect: 'keeps',
    can: ({ buttons, dialogs }) => dialogs.length === 0 && buttons.some((name) => name.startsWith('Reintentar')),
    run: async ({ page, chance }) => {
      const button = await pickOf(page.getByRole('button', { name: /^Reintentar/ }), chance);
      await button?.click();
    },
  },
];
