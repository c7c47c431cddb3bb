import { describe, expect, test } from 'vitest';
import {
  createPresetsTest,
  nacionalidades,
  option,
  paises,
  persona,
  tipoPersona,
} from '../../../tests/support/presets-machine.ts';

describe('The group', () => {
  test.each([
    ['the one with id 1', [option('9'), option('1')], [{ type: 'preset', choices: { idGrupoPersona: '1' } }]],
    ['the first one otherwise', [option('9'), option('8')], [{ type: 'preset', choices: { idGrupoPersona: '9' } }]],
    ['nothing where there is none', [], [{ type: 'preset', choices: {} }]],
  ])('is offered once: %s', async (_, grupos, emitted) => {
    const t = createPresetsTest();
    expect(t.open()).toEqual(['grupoPersonas']);
    await t.give(['grupoPersonas'], [grupos]);
    expect(t.emitted).toEqual(emitted);
    expect(t.actor.getSnapshot().value).toMatchObject({ grupo: 'given' });
  });

  test('is not offered when the session ends before it is loaded', async () => {
    const t = createPresetsTest();
    await t.give(['grupoPersonas'], null);
    expect(t.emitted).toEqual([]);
  });
});

describe('A person type', () => {
  test('offers its country, and restores the activities that it shares', async () => {
    const t = createPresetsTest();
    t.actor.send(tipoPersona('2', { idActividadEconomica: '31', actividadEconomicaAdc: '32' }));
    expect(t.open()).toEqual(['grupoPersonas', 'paises', 'actividadesEconomicas&idTipoPersona=2']);
    await t.give(['paises'], [paises]);
    await t.give(['actividadesEconomicas'], [[option('32'), option('33')]]);
    expect(t.emitted).toEqual([
      { type: 'preset', choices: { idPais: '7' } },
      { type: 'actividades.kept', choices: { actividadEconomicaAdc: '32' } },
    ]);
  });

  test('cancels the waiting for the one before, and keeps its activities', async () => {
    const t = createPresetsTest();
    t.actor.send(tipoPersona('2', { idActividadEconomica: '31' }));
    t.actor.send(tipoPersona('1'));
    expect(t.open()).toEqual(['grupoPersonas', 'paises', 'actividadesEconomicas&idTipoPersona=1']);
    await t.give(['actividadesEconomicas'], [[option('31')]]);
    expect(t.emitted).toEqual([{ type: 'actividades.kept', choices: { idActividadEconomica: '31' } }]);
  });

  test('that is cleared offers nothing, and leaves the activities to the next one', async () => {
    const t = createPresetsTest();
    t.actor.send(tipoPersona('2', { idActividadEconomica: '31' }));
    t.actor.send(tipoPersona(''));
    expect(t.open()).toEqual(['grupoPersonas']);
    t.actor.send(tipoPersona('1'));
    await t.give(['actividadesEconomicas'], [[option('31')]]);
    t.actor.send(tipoPersona('2'));
    await t.give(['actividadesEconomicas'], [[option('31')]]);
    expect(t.emitted).toEqual([
      { type: 'actividades.kept', choices: { idActividadEconomica: '31' } },
      { type: 'actividades.kept', choices: {} },
    ]);
  });
});

describe('An identity card', () => {
  const origen = { paisNacimiento: '7', idNacionalidad: '5' };

  test('offers a Dominican origin, and withdraws what the form accepted of it', async () => {
    const t = createPresetsTest();
    t.actor.send(persona('1', '7', 'CED'));
    await t.give(['paises', 'nacionalidades'], [paises, nacionalidades]);
    expect(t.emitted).toEqual([{ type: 'origen.offered', choices: origen }]);
    t.actor.send({ type: 'origen.taken', taken: { paisNacimiento: '7' } });
    t.actor.send(persona('1', '7', 'PAS'));
    t.actor.send(persona('1', '7', 'RNC'));
    expect(t.emitted.slice(1)).toEqual([
      { type: 'origen.withdrawn', choices: { paisNacimiento: '7' } },
      { type: 'origen.withdrawn', choices: {} },
    ]);
  });

  test('that is only emptied withdraws nothing, and offers nothing late', async () => {
    const t = createPresetsTest();
    t.actor.send({ type: 'origen.taken', taken: origen });
    t.actor.send(persona('1', '7', 'CED'));
    t.actor.send(persona('1', '3', ''));
    expect(t.open()).toEqual(['grupoPersonas', 'tipoDocumentos&idPais=3&idTipoPersona=1']);
    expect(t.emitted).toEqual([]);
  });
});

const tiposAsked = (idTipoPersona: string, idPais: string) => `tipoDocumentos&idPais=${idPais}&idTipoPersona=${idTipoPersona}`;

describe('The type of the document', () => {
  const rnc = { type: 'preset', choices: { idTipoDocumento: 'RNC' } };

  test('is offered where person type and country have a single one', async () => {
    const t = createPresetsTest();
    t.actor.send(persona('2', '', ''));
    expect(t.open()).toEqual(['grupoPersonas']);
    t.actor.send(persona('2', '7', ''));
    t.actor.send(persona('2', '7', ''));
    expect(t.open()).toEqual(['grupoPersonas', tiposAsked('2', '7')]);
    await t.give(['tipoDocumentos'], [[option('RNC')]]);
    expect(t.emitted).toEqual([rnc]);
  });

  test('is left to the person where there are several or none', async () => {
    for (const tipos of [[option('CED'), option('PAS')], []]) {
      const t = createPresetsTest();
      t.actor.send(persona('1', '7', ''));
      await t.give(['tipoDocumentos'], [tipos]);
      expect(t.emitted).toEqual([{ type: 'preset', choices: {} }]);
    }
  });

  test('that was emptied stays empty until person type or country change', async () => {
    const t = createPresetsTest();
    t.actor.send(persona('2', '7', ''));
    await t.give(['tipoDocumentos'], [[option('RNC')]]);
    t.actor.send(persona('2', '7', 'RNC'));
    t.actor.send(persona('2', '7', ''));
    expect(t.open()).toEqual(['grupoPersonas']);
    t.actor.send(persona('3', '7', ''));
    expect(t.open()).toEqual(['grupoPersonas', tiposAsked('3', '7')]);
    t.actor.send(persona('2', '7', ''));
    expect(t.open()).toEqual(['grupoPersonas', tiposAsked('2', '7')]);
    t.actor.send(persona('2', '8', ''));
    expect(t.open()).toEqual(['grupoPersonas', tiposAsked('2', '8')]);
  });

  test('is not offered after a choice or a failure, nor beside a document of the address', async () => {
    const chosen = createPresetsTest();
    chosen.actor.send(persona('2', '7', ''));
    chosen.actor.send(persona('2', '7', 'PAS'));
    expect(chosen.open()).toEqual(['grupoPersonas']);
    const failed = createPresetsTest();
    failed.actor.send(persona('2', '7', ''));
    await failed.give(['tipoDocumentos'], null);
    expect(failed.emitted).toEqual([]);
    const carried = createPresetsTest({ tipoDocumento: 'PAS', nuDocumento: 'X1' });
    carried.actor.send(persona('2', '7', ''));
    await carried.give(['tipoDocumentos'], [[option('RNC')]]);
    expect(carried.emitted).toEqual([]);
  });
});

describe('The document of the address', () => {
  const cedula = { tipoDocumento: 'CED', nuDocumento: '00113918254' };
  const pasaporte = { tipoDocumento: 'PAS', nuDocumento: 'X1' };

  test.each([
    [cedula, { idTipoPersona: '1', idPais: '7' }],
    [
      { tipoDocumento: 'RNC', nuDocumento: '131246796' },
      { idTipoPersona: '2', idPais: '7' },
    ],
  ])('%j goes with its person type and country', async (documento, choices) => {
    const t = createPresetsTest(documento);
    await t.give(['paises'], [paises]);
    expect(t.emitted).toEqual([{ type: 'documento.offered', ...documento, choices }]);
    expect(t.actor.getSnapshot().value).toMatchObject({ documento: 'given' });
  });

  test('is not offered where its country is missing', async () => {
    const t = createPresetsTest(cedula);
    await t.give(['paises'], [[option('3')]]);
    expect(t.emitted).toEqual([]);
  });

  test('of another type waits until that type is offered', async () => {
    const t = createPresetsTest(pasaporte);
    expect(t.open()).toEqual(['grupoPersonas']);
    t.actor.send(persona('1', '', ''));
    expect(t.open()).toEqual(['grupoPersonas']);
    t.actor.send(persona('1', '7', ''));
    t.actor.send(persona('1', '3', ''));
    expect(t.open()).toEqual(['grupoPersonas', 'tipoDocumentos&idPais=3&idTipoPersona=1']);
    await t.give(['tipoDocumentos'], [[option('CED')]]);
    expect(t.emitted).toEqual([]);
    t.actor.send(persona('1', '7', ''));
    await t.give(['tipoDocumentos'], [[option('CED'), option('PAS')]]);
    expect(t.emitted).toEqual([{ type: 'documento.offered', ...pasaporte, choices: {} }]);
  });

  test('gives way to one that was chosen meanwhile', async () => {
    const t = createPresetsTest(pasaporte);
    t.actor.send(persona('1', '7', ''));
    t.actor.send(persona('1', '7', 'SRF'));
    expect(t.open()).toEqual(['grupoPersonas']);
    expect(t.actor.getSnapshot().value).toMatchObject({ documento: 'waitingForPersona' });
  });
});
