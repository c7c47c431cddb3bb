import { datos, fillCotizacion } from '../support/cotizacion.ts';
import { anaWith } from '../support/cliente-fixtures.ts';
import { chooseArchivo } from '../support/emision-page.ts';
import { pagesPdf } from '../support/pdfs.ts';
import { solicitudTyped } from '../support/solicitud.ts';
import { fillFields, WizardPage } from '../support/wizard-page.ts';
import { type Action, inDialog, onPage, oneOf, pressNamed, type Turn } from './action.ts';
import { markTyped } from './sight.ts';

const at = (path: RegExp) => (sight: Parameters<Action['can']>[0]) =>
  onPage(sight) && path.test(sight.path) && sight.drafts === 0;
const hasFields = (sight: Parameters<Action['can']>[0]) => sight.fields.length > 0;
const sends = /^(?:Guardar|Cotizar|Cotizar de nuevo|Enviar|Emitir|Crear|Emitir póliza)$/;

/** Presses a button that sends: once, twice at once, or by the keyboard. */
async function send(turn: Turn, name: string): Promise<void> {
  const scope = inDialog(turn.sight)
    ? turn.page.getByRole('dialog').or(turn.page.getByRole('alertdialog')).last()
    : turn.page.locator('main');
  const button = scope.getByRole('button', { name, exact: true }).first();
  const way = turn.chance.pick(['click', 'click', 'double', 'Enter'] as const);
  turn.say(`«${name}» (${way})`);
  if (way === 'click') await button.click();
  else if (way === 'double') await button.dblclick();
  else await button.press('Enter');
}

async function fillQuote(turn: Turn): Promise<void> {
  const producto = turn.chance.pick([2501, 2501, 2504, 2507, 2508] as const satisfies readonly (keyof typeof datos)[]);
  turn.say(String(producto));
  await fillCotizacion(turn.page, producto);
}

async function fillIssuance({ page, chance, say }: Turn): Promise<void> {
  const form = page.locator('main');
  const plan = form.getByRole('group', { name: 'Datos de la emisión' }).getByRole('radio').or(form.getByRole('radio'));
  const count = await plan.count();
  if (count > 0) await plan.nth(chance.int(0, count - 1)).check();
  await fillFields(page, { 'Forma de pago': 'Pago directo' });
  const kinds = await form
    .getByRole('button', { name: /^Elegir archivo: / })
    .evaluateAll((buttons) => buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace('Elegir archivo: ', '')));
  const buffer = await pagesPdf(1);
  for (const [index, kind] of kinds.entries()) {
    const name = `${chance.digits(6)}-${index}.pdf`;
    await chooseArchivo(page, kind, {
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([buffer, Buffer.from(`% ${name}`)]),
    });
  }
  say(`${kinds.length} files`);
}

/** Actions that fill a whole form as a person does, or send one. */
export const forms: readonly Action[] = [
  {
    name: 'fill a request',
    weight: 22,
    effect: 'changes',
    can: (sight) => at(/^\/solicitudes\/create$/)(sight) && hasFields(sight),
    run: async ({ page, step, chance, say }) => {
      const numero = `ROB${step}X${chance.digits(4)}`;
      say(numero);
      await fillFields(page, { ...solicitudTyped(numero), Asunto: `Solicitud ${numero}` });
    },
  },
  {
    name: 'fill the wizard',
    weight: 22,
    effect: 'changes',
    can: (sight) => at(/^\/clientes\/create$/)(sight) && hasFields(sight),
    run: async ({ page, chance, say }) => {
      const numero = `402${chance.digits(8)}`;
      say(numero);
      const wizard = new WizardPage(page);
      await wizard.tab('Datos Básicos').click();
      await wizard.fillAll(anaWith(numero));
    },
  },
  {
    name: 'fill a quote',
    weight: 25,
    effect: 'changes',
    can: (sight, tab) => at(/^\/cotizaciones\/create$/)(sight) && hasFields(sight) && tab.typed.drafted().size === 0,
    run: fillQuote,
  },
  {
    name: 'fill an issuance',
    weight: 40,
    effect: 'changes',
    can: (sight) => at(/^\/polizas\/emision\//)(sight) && hasFields(sight),
    run: fillIssuance,
  },
  {
    name: 'write a reply',
    weight: 20,
    effect: 'types',
    can: (sight) => at(/^\/solicitudes\/update\//)(sight) && hasFields(sight),
    run: async ({ page, step, chance }) => {
      const field = page.getByRole('form', { name: 'Responder' }).getByRole('textbox');
      await markTyped(field, step);
      await field.fill(`${chance.chance(0.3) ? chance.text().slice(0, 500) : 'Gracias'} · ${step}`);
      await field.blur();
    },
  },
  {
    name: 'choose a plan',
    weight: 12,
    effect: 'types',
    can: (sight) => at(/^\/cotizaciones\//)(sight) && sight.buttons.includes('Cotizar de nuevo'),
    run: async (turn) => {
      const plans = turn.page.locator('main').getByRole('radio');
      const count = await plans.count();
      if (count > 0) await plans.nth(turn.chance.int(0, count - 1)).check();
    },
  },
  {
    name: 'send',
    weight: 50,
    effect: 'keeps',
    can: (sight) => !sight.atLogin && !sight.hasMenu && sight.buttons.some((name) => sends.test(name)),
    run: async (turn) => {
      const names = turn.sight.buttons.filter((one) => sends.test(one));
      const name = oneOf(names, turn.chance);
      if (name !== null) await send(turn, name);
    },
  },
  {
    name: 'upload',
    weight: 25,
    effect: 'keeps',
    can: (sight) => onPage(sight) && sight.buttons.some((name) => name.startsWith('Subir documentos (')),
    run: async (turn) => {
      const name = turn.sight.buttons.find((one) => one.startsWith('Subir documentos ('));
      if (name !== undefined) await send(turn, name);
    },
  },
  {
    name: 'step of the wizard',
    weight: 10,
    effect: 'keeps',
    can: (sight) => at(/^\/clientes\/(?:create|update)/)(sight),
    run: async (turn) => {
      const { page, sight, chance } = turn;
      const names = sight.buttons.filter((name) => /^(?:Continuar|Anterior)$/.test(name));
      const name = chance.chance(0.5) ? oneOf(names, chance) : null;
      if (name !== null) return pressNamed(turn, name);
      const tabs = page.getByRole('tab');
      const count = await tabs.count();
      if (count > 0) await tabs.nth(chance.int(0, count - 1)).click();
      return undefined;
    },
  },
  {
    name: 'add or take a row',
    weight: 8,
    effect: 'changes',
    can: (sight) => onPage(sight) && sight.buttons.some((name) => /^(?:Agregar|Eliminar|Quitar)/.test(name)),
    run: async (turn) => {
      const name = oneOf(
        turn.sight.buttons.filter((one) => /^(?:Agregar|Eliminar|Quitar)/.test(one)),
        turn.chance,
      );
      if (name !== null) await pressNamed(turn, name);
    },
  },
  {
    name: 'draft',
    weight: 40,
    effect: 'keeps',
    can: (sight) => onPage(sight) && sight.drafts > 0,
    run: async (turn) => {
      const { sight, chance, tab } = turn;
      const names = sight.buttons.filter((name) => name.startsWith('Continuar el borrador de '));
      const others = sight.buttons.filter((name) =>
        /^(?:Descartar el borrador de |Empezar de nuevo|Escribir otra|Hacer otra|Registrar otro)/.test(name),
      );
      const goesOn = chance.chance(0.75);
      const name = oneOf(goesOn ? names : others, chance);
      if (name === null) return 'keeps';
      if (goesOn && names.length === 1 && tab.offered) tab.typed.restore(tab.offered);
      tab.offered = null;
      await pressNamed(turn, name);
      return goesOn ? 'keeps' : 'changes';
    },
  },
];
