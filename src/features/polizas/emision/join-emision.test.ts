import { createActor } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import { cotizacion as quoted } from '../../../../tests/support/cotizacion-machine.ts';
import {
  arriveAt,
  confirmed,
  createEmisionTest,
  elsewhere,
  emitir,
  lost,
  refused,
  requisitos,
} from '../../../../tests/support/emision-machine.ts';
import { controllable, settle } from '../../../../tests/support/machines.ts';
import { createUploadsTest, stored } from '../../../../tests/support/uploads.ts';
import type { CampoTecnico } from '../../../domain/campos.ts';
import type { TramiteDocumento } from '../../../domain/documentos.ts';
import type { CuentaBancaria } from '../../../domain/emisiones.ts';
import type { Failure, OperationId } from '../../../domain/failure.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import type { ProductoCampos } from '../../../machines/actors/productos.ts';
import { type Loaded, provideFetch } from '../../../machines/fetch/fetch-machine.ts';
import { provideLookUp } from '../../../machines/look-up/look-up-machine.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import { fetchRefOf } from '../../../kit/portal/use-fetch.ts';
import { type EmisionValues, newEmision } from './emision-form.ts';
import { chooseOnlyCuenta, isTyped, type Joint, joinEmision, takeFacts, whenOver } from './join-emision.ts';

// A quote with its contracting party and one required technical field.
const cotizacion = { ...quoted, idContratante: 1200, nombreContratante: 'Yokasta Rosario Méndez' };
const chasis: CampoTecnico = {
  cdDato: 250_008,
  deDato: 'Chasis',
  tpDato: 'A',
  inDatoRequerido: 1,
  nuConsecutivo: 4,
  nuBienAsegurado: 1,
};
const begin: EmisionValues = { ...newEmision(cotizacion, 1), formaPago: '1' };

/** A load that the test answers. */
function loading<Data>(operation: OperationId) {
  const load = controllable<Loaded & { readonly data: Data }, { params: unknown }>();
  const { machine, selectData } = provideFetch<Data, unknown>(load.logic);
  const ref = fetchRefOf<Data>(createActor(machine, { input: { operation, params: null } }).start(), selectData);
  return { ref, answer: (data: Data) => load.call().answer({ data, dropped: 0 }), fail: (why: Failure) => load.call().fail(why) };
}

/** An issuance joined with a form that holds only given values. */
function createJoint(emision = createEmisionTest()) {
  const campos = loading<ProductoCampos>('fetchProductoCampos');
  const contratante = loading<ClienteFound | null>('fetchClienteByDocumento');
  const cuentas = loading<readonly CuentaBancaria[]>('fetchDomiciliosBancarios');
  const tramites = loading<readonly TramiteDocumento[]>('fetchTramiteDocumentos');
  const find = controllable<null, { tipoDocumento: string; nuDocumento: string }>();
  const asegurado = createActor(provideLookUp(find.logic).machine, { input: { operation: 'fetchClienteByDocumento' } }).start();
  const uploads = createUploadsTest();
  const kept: unknown[] = [];
  const shown: (readonly Problem[])[] = [];
  let values = begin;
  const joint: Joint = {
    cotizacion,
    begin,
    actor: emision.actor,
    uploads: uploads.actor,
    keeper: {
      save: (draft: object) => kept.push(draft),
      drop: () => kept.push('dropped'),
    } as unknown as Joint['keeper'],
    form: {
      values: () => values,
      set: (name: string, value: unknown) => {
        values = { ...values, [name]: value };
      },
      flush: () => takeFacts(joint),
      showServerErrors: (problems) => shown.push(problems),
    },
    lookUps: { campos: campos.ref, contratante: contratante.ref, cuentas: cuentas.ref, tramites: tramites.ref, asegurado },
  };
  const leave = joinEmision(joint);
  return {
    emision,
    joint,
    leave,
    campos,
    contratante,
    cuentas,
    tramites,
    uploads,
    kept,
    shown,
    values: () => values,
    type: (typed: Partial<EmisionValues>) => {
      values = { ...values, ...typed };
      takeFacts(joint);
    },
    missing: () => emision.see().requisitos?.map(({ message }) => message),
    /** Answers every load that a whole issuance waits for. */
    async load() {
      await campos.answer({ cdProducto: cotizacion.cdProducto, contexto: 2, campos: [chasis] });
      await contratante.answer(null);
      await tramites.answer([]);
      await settle();
    },
  };
}

let t: ReturnType<typeof createJoint>;
beforeEach(() => {
  t = createJoint();
});

describe('An issuance gets its requirements', () => {
  test('at once, and after each arrival', async () => {
    expect(t.missing()).toEqual(['Se está consultando qué documentos hacen falta.', 'Se están cargando los datos técnicos.']);
    await t.tramites.answer([]);
    expect(t.missing()).toEqual(['Se están cargando los datos técnicos.']);
    await t.campos.answer({ cdProducto: cotizacion.cdProducto, contexto: 2, campos: [chasis] });
    expect([t.missing(), t.emision.can(emitir())]).toEqual([[], true]);
  });

  test('without a gap between the fields and their values', async () => {
    const counts: (number | undefined)[] = [];
    t.emision.actor.subscribe(({ context }) => counts.push(context.requisitos?.length));
    await t.tramites.answer([]);
    const without = { ...chasis, cdDato: 1 };
    await t.campos.answer({ cdProducto: cotizacion.cdProducto, contexto: 2, campos: [without] });
    expect(t.missing()).toEqual(['Falta: Chasis.']);
    expect(counts).not.toContain(0);
  });

  test('with the failed loads', async () => {
    await t.campos.fail({ kind: 'transport', operation: 'fetchProductoCampos' });
    await t.tramites.fail({ kind: 'transport', operation: 'fetchTramiteDocumentos' });
    expect(t.missing()).toEqual([
      'No se pudo consultar qué documentos hacen falta. Reintenta.',
      'No se pudieron cargar los datos técnicos del producto. Reintenta.',
    ]);
  });

  test('after each pause in typing, once for each change', async () => {
    await t.load();
    const counts: unknown[] = [];
    t.emision.actor.subscribe(({ context }) => counts.push(context.requisitos?.length));
    t.type({ plan: '' });
    t.type({ plan: '' });
    t.type({ plan: '2' });
    expect(counts).toEqual([1, 0]);
  });

  test('for another insured, and for chosen files', async () => {
    await t.load();
    t.type({ otroAsegurado: true, tipoDocumento: 'CED', numeroDocumento: '00113918254' });
    expect(t.missing()).toEqual(['Escribe completo el documento del asegurado.']);
    t.joint.lookUps.asegurado.send({
      type: 'documento.edited',
      tipoDocumento: 'CED',
      nuDocumento: '00113918254',
      complete: true,
    });
    expect(t.missing()).toEqual(['Se está buscando al asegurado.']);
    t.type({ otroAsegurado: false });
    t.uploads.send({ type: 'files.chosen', files: [new File(['a'], 'cédula.pdf')], idDocumentoTramite: 1 });
    await settle();
    expect(t.missing()).toEqual(['Sin subir: 1 archivo. Súbelo o quítalo.']);
  });

  test('until the form is left', async () => {
    t.leave();
    await t.load();
    expect([t.missing(), t.values()]).toEqual([
      ['Se está consultando qué documentos hacen falta.', 'Se están cargando los datos técnicos.'],
      begin,
    ]);
  });
});

const cuenta = (idDomicilioBancario: number, idTipoCuenta: string) => ({ idDomicilioBancario, idTipoCuenta }) as CuentaBancaria;

/** Chooses a payment method as the form does. */
function method(formaPago: string): void {
  t.type({ formaPago, cuenta: '' });
  chooseOnlyCuenta(t.joint);
}

describe('The account of a debit', () => {
  test('is chosen on arrival if it is the only one', async () => {
    await t.load();
    method('3');
    expect(t.values().cuenta).toBe('');
    await t.cuentas.answer([cuenta(7, 'A'), cuenta(8, 'T')]);
    expect([t.values().cuenta, t.missing()]).toEqual(['7', []]);
    method('2');
    expect(t.values().cuenta).toBe('8');
    method('1');
    expect(t.values().cuenta).toBe('');
  });

  test('stays empty once emptied, and is not chosen among several', async () => {
    await t.load();
    method('3');
    await t.cuentas.answer([cuenta(7, 'A')]);
    t.type({ cuenta: '' });
    await settle();
    expect([t.values().cuenta, t.missing()]).toEqual(['', ['Elige la cuenta del débito.']]);
    method('2');
    expect(t.values().cuenta).toBe('');
    const other = createJoint();
    other.type({ formaPago: '3' });
    await other.cuentas.answer([cuenta(7, 'A'), cuenta(9, 'A')]);
    expect(other.values().cuenta).toBe('');
  });
});

describe('The form', () => {
  test('gets the technical fields once loaded, and keeps typed values', async () => {
    await t.load();
    const chasisOf = { v250008: cotizacion.datos.find(({ cdDato }) => cdDato === 250_008)?.valor };
    expect(t.values()).toEqual({ ...begin, datos: chasisOf, camposDe: String(cotizacion.cdProducto) });
    expect(isTyped(t.joint)).toBe(false);
    t.type({ datos: { v250008: 'OTRO' } });
    expect(isTyped(t.joint)).toBe(true);
  });

  test('gets fields that were loaded earlier', async () => {
    t.leave();
    await t.load();
    expect(t.values().camposDe).toBe('');
    joinEmision(t.joint);
    expect([t.values().camposDe, t.missing()]).toEqual([String(cotizacion.cdProducto), []]);
  });

  test('shows the service’s refusals at the named fields, technical ones by label', async () => {
    await t.load();
    t.emision.send(emitir(), confirmed);
    const messages = ['«Chasis» no es válido.', '«feHasta» es anterior.', 'No se puede.'];
    await t.emision.issue.call().fail({ ...refused(400), messages });
    expect(t.shown.map((problems) => problems.map(({ name }) => name))).toEqual([['datos.v250008', 'feHasta']]);
  });
});

const draft = (more: object) => ({
  step: 'form',
  attempted: [],
  uncertain: false,
  label: 'cotización 900 · Yokasta Rosario Méndez',
  ...more,
});

describe('The draft', () => {
  test('is absent until the user types, before and after the fields arrive', async () => {
    await t.load();
    expect(new Set(t.kept)).toEqual(new Set(['dropped']));
  });

  test('holds the typed values, the quote and the uploaded documents', async () => {
    await t.load();
    t.type({ cuenta: '2' });
    expect(t.kept.at(-1)).toEqual(draft({ values: { ...t.values(), numero: '900', documentos: [] } }));
    t.type({ cuenta: '' });
    expect(t.kept.at(-1)).toBe('dropped');
  });

  test('of an attempt is uncertain before the request leaves, and certain after a refusal', async () => {
    await t.load();
    t.emision.send(emitir(), confirmed);
    expect(t.kept.at(-1)).toMatchObject({ uncertain: true });
    await t.emision.issue.call().fail(refused(400));
    expect(t.kept.at(-1)).toBe('dropped');
  });

  test('of a lost attempt stays uncertain, even if the service reports no policy', async () => {
    const other = createJoint(await arriveAt.notIssued());
    await other.load();
    expect(other.kept.at(-1)).toMatchObject({ uncertain: true });
  });

  test('stays unchanged once there is a policy', async () => {
    await t.load();
    t.type({ cuenta: '2' });
    t.emision.send(elsewhere());
    const kept = t.kept.length;
    t.type({ cuenta: '3' });
    expect(t.kept).toHaveLength(kept);
  });

  test('has the documents of the quote', () => {
    const documentos = [stored('cédula.pdf')];
    const uploads = createUploadsTest({ stored: documentos });
    const joint = { ...t.joint, uploads: uploads.actor };
    takeFacts(joint);
    expect(t.kept.at(-1)).toMatchObject({ values: { documentos } });
  });
});

describe('The end of an issuance', () => {
  test('is reported at once if it is over', () => {
    const phases: string[] = [];
    whenOver(createEmisionTest({ idEstatus: 3 }).actor, (phase) => phases.push(phase));
    expect(phases).toEqual(['already']);
  });

  test('is reported when it comes, until the subscription stops', async () => {
    const emision = await arriveAt.verifying();
    const phases: string[] = [];
    const stop = whenOver(emision.actor, (phase) => phases.push(phase));
    expect(phases).toEqual([]);
    emision.send(elsewhere());
    stop();
    emision.send(emitir());
    expect(phases).toEqual(['already']);
  });

  test('is reported for a cancelled issuance', () => {
    const emision = arriveAt.gathering();
    const phases: string[] = [];
    whenOver(emision.actor, (phase) => phases.push(phase));
    emision.send({ type: 'cancel.requested' }, { type: 'cancel.confirmed' });
    expect(phases).toEqual(['cancelled']);
  });
});

test('a lost answer shows nothing at a field', async () => {
  await t.load();
  t.emision.send(requisitos(), emitir(), confirmed);
  await t.emision.issue.call().fail(lost);
  expect(t.shown).toEqual([]);
});
