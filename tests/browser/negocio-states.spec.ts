import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import {
  cotizacionPosts,
  cotizar,
  countCotizaciones,
  expectRated,
  guardar,
  planRadio,
  readCotizacion,
} from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import {
  askEmitir,
  confirmar,
  emisionPosts,
  emitida,
  emitir,
  expectForm,
  issuableBeside,
  plan,
} from '../support/emision-page.ts';
import { expect, fillLogin, heading } from '../support/portal.ts';
import { expectFields, fillField, fillFields } from '../support/wizard-page.ts';

// An interruption between quote and policy loses no typed value and sends nothing twice.

test.use({ world: 'negocio-estados' });
test.beforeEach(() => test.setTimeout(120_000));

interface At {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  /** The number of a quote with documents, created outside the portal. */
  readonly numero: number;
}

type Way = 'a reload' | 'Back and Forward' | 'a second tab' | 'the end of the session';

interface State {
  readonly name: string;
  readonly arrive: (at: At) => Promise<void>;
  /** Whether the page asks before the person leaves this state. */
  readonly asks: boolean;
  /** Makes a call in this state, which discovers the ended session. */
  readonly call: (at: At) => Promise<void>;
  /** Expects all typed values in the form. */
  readonly expectAll: (at: At) => Promise<void>;
  /** The ways after which the page finishes without the person. */
  readonly doneAfter?: readonly Way[];
  /** Does the remaining steps of the person. */
  readonly finish: (at: At) => Promise<void>;
  /** Expects the final screen of the person. */
  readonly expectDone: (at: At) => Promise<void>;
  /** The ways after which the service already has the write, so the page does not send it again. */
  readonly foundAfter?: readonly Way[];
  /** How often the quote is rated or saved in total, and how often the policy is issued. */
  readonly written: readonly [quotes: number, policies: number];
}

const chasis = 'CHASIS064';
const offer = (page: Page) => page.getByRole('button', { name: /^Continuar el borrador de / });
const planOfQuote = (page: Page) => planRadio(page, 'Diez cuotas');

/** Opens the quote from the list, so that Back leads to the list. */
async function openQuote({ page, numero }: At): Promise<void> {
  await page.getByRole('link', { name: String(numero), exact: true }).click();
  await expectRated(page);
}

/** Rates the quote; an automatic call may discover the ended session before the press. */
const rateOrEnd = ({ page }: At) =>
  cotizar(page)
    .click({ timeout: 10_000 })
    .catch((error: unknown) => expect(page.getByRole('button', { name: 'Ingresar' }), String(error)).toBeVisible());

const quoted = {
  call: rateOrEnd,
  expectAll: async ({ page }: At) => {
    await expectFields(page, { Chasis: chasis });
    await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  },
  finish: async ({ page }: At) => {
    if ((await guardar(page).getAttribute('aria-disabled')) !== null) await cotizar(page).click();
    await expectRated(page);
    await guardar(page).click();
  },
  expectDone: async ({ page, sandbox, numero }: At) => {
    await expect(heading(page, 'Cotizaciones')).toBeVisible();
    const { datos } = await readCotizacion(sandbox, numero);
    expect(datos.map(({ valor }) => valor)).toContain(chasis);
  },
  asks: true,
  written: [2, 0],
} as const;
const issued = {
  finish: async ({ page }: At) => {
    await fillField(page, 'Forma de pago', 'Pago directo');
    await askEmitir(page);
    await confirmar(page);
  },
  expectDone: ({ page }: At) => expect(emitida(page)).toBeVisible({ timeout: 30_000 }),
  written: [0, 1],
} as const;

const typeChasis = ({ page }: At) => fillField(page, 'Chasis', chasis);
const rate = async ({ page }: At) => {
  await cotizar(page).click();
  await expectRated(page);
};
const choosePlan = ({ page }: At) => planOfQuote(page).check();
const goOn = ({ page }: At) => emitir(page).click();
const typedIssuance = { Placa: 'B 7', 'Vigencia hasta': '20-10-2027' };
const fillIssuance = async ({ page }: At) => {
  await expectForm(page);
  await fillFields(page, typedIssuance);
};

const through =
  (...steps: readonly ((at: At) => Promise<void>)[]) =>
  async (at: At) => {
    for (const step of steps) await step(at);
  };

const states: readonly State[] = [
  {
    ...quoted,
    name: 'planChosen',
    arrive: through(openQuote, typeChasis, rate, choosePlan),
    expectAll: through(quoted.expectAll, ({ page }) => expect(planOfQuote(page)).toBeChecked()),
    foundAfter: ['the end of the session'],
  },
  {
    ...issued,
    name: 'gathering',
    arrive: through(openQuote, choosePlan, goOn, fillIssuance),
    asks: true,
    call: ({ page }) => fillField(page, 'Forma de pago', 'Débito directo a cuenta'),
    expectAll: async ({ page }) => {
      await expectForm(page);
      await expect(plan(page, 'Diez cuotas')).toBeChecked();
      await expectFields(page, typedIssuance);
    },
  },
  {
    ...issued,
    name: 'issued',
    arrive: through(openQuote, choosePlan, goOn, fillIssuance, issued.finish, issued.expectDone),
    asks: false,
    call: ({ page }) => page.getByRole('button', { name: 'Imprimir póliza' }).click(),
    expectAll: issued.expectDone,
    doneAfter: ['a reload', 'Back and Forward', 'a second tab', 'the end of the session'],
  },
];

/** Continues the offered draft; an issuance continues without an offer. */
async function takeUp({ page }: At): Promise<void> {
  const main = page.getByRole('main');
  await expect(offer(page).or(main.getByRole('form')).or(emitida(page)).first()).toBeVisible();
  if (await offer(page).isVisible()) await offer(page).click();
}

const ways: Readonly<Record<Way, (at: At, state: State) => Promise<void>>> = {
  'a reload': async (at) => {
    at.page.on('dialog', (dialog) => void dialog.accept());
    await at.page.reload();
    await takeUp(at);
  },
  'Back and Forward': async (at, { asks }) => {
    const { page } = at;
    const address = page.url();
    const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin enviar' });
    await page.evaluate(() => history.back());
    if (asks) await question.getByRole('button', { name: 'Salir de la página' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('form').or(page.getByRole('row').nth(1)).first()).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(address);
    await takeUp(at);
  },
  'a second tab': async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await expect(offer(other)).toHaveCount(0);
    await other.close();
  },
  'the end of the session': async (at, { call }) => {
    const { page, sandbox } = at;
    sandbox.setFail('POST /v1/account/token/refresh=401');
    sandbox.expireTokens();
    await call(at);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    sandbox.setFail('');
    await fillLogin(page, 'intermediario');
    await takeUp(at);
  },
};

/** The statuses of writes; a 401 after the end of the session has written nothing. */
const done = (statuses: readonly number[]) => statuses.filter((status) => status !== 401);

/** The one case that runs with every change; all other cases run in the slow tier. */
const usual = 'gathering: the end of the session';

for (const state of states) {
  for (const [name, go] of Object.entries(ways)) {
    const way = name as Way;
    const tier = `${state.name}: ${way}` === usual ? '' : ' @slow';
    test(`${state.name}: after ${way} all typed values are kept and sent once${tier}`, async ({
      page,
      context,
      enter,
      sandbox,
      policiesOf,
    }) => {
      const numero = await issuableBeside(sandbox);
      const quotes = await countCotizaciones(sandbox);
      await enter('intermediario', `./cotizaciones?numeroCotizacion=${numero}`);
      const at: At = { page, context, sandbox, numero };
      await state.arrive(at);
      await go(at, state);
      if (!state.doneAfter?.includes(way)) {
        await state.expectAll(at);
        await state.finish(at);
      }
      await state.expectDone(at);
      const [rated, policies] = state.written;
      const isFound = state.foundAfter?.includes(way) === true;
      expect(done(cotizacionPosts(sandbox))).toEqual(Array.from({ length: isFound ? rated - 1 : rated }, () => 200));
      expect(done(emisionPosts(sandbox))).toEqual(Array.from({ length: policies }, () => 200));
      expect(await countCotizaciones(sandbox)).toBe(quotes);
      expect(policiesOf(numero)).toHaveLength(policies);
    });
  }
}
