import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createFormMethods } from '../../../kit/form/form-methods.ts';
import { defineClienteForm } from '../form/cliente-form.ts';
import { type ClienteValues, noCliente } from '../form/cliente-values.ts';
import { fillPresets, followChange, type PresetsFormEvent } from './cliente-rules.ts';

beforeEach(() => vi.stubGlobal('document', { activeElement: null }));

/** A client's form without a page, and the events that its presets get. */
function createTestForm(values: Partial<ClienteValues> = {}) {
  const definition = defineClienteForm('2026-11-20');
  const rhf = createFormControl({ defaultValues: { ...noCliente, ...values } });
  // oxlint-disable-next-line no-underscore-dangle -- the library's hook sets this in an effect
  rhf.control._state.mount = true;
  const sent: PresetsFormEvent[] = [];
  const send = (event: PresetsFormEvent) => sent.push(event);
  const form = createFormMethods<ClienteValues>({
    rhf: rhf as unknown as UseFormReturn,
    definition: () => ({
      ...definition,
      schema: z.object({}),
      onFieldChange: (changed, name) => followChange(changed, name, send),
    }),
    press: { begin: () => {}, ended: () => Promise.resolve() },
    onReset: () => {},
  });
  return { form, sent, send };
}

describe('A change', () => {
  test('of the person type empties the activities and sends the former ones', () => {
    const { form, sent } = createTestForm({ idTipoPersona: '1', idActividadEconomica: '31' });
    form.choose('idTipoPersona', '2');
    expect(form.values()).toMatchObject({ idTipoPersona: '2', idActividadEconomica: '' });
    expect(sent).toEqual([
      { type: 'tipoPersona.changed', idTipoPersona: '2', actividades: { idActividadEconomica: '31' } },
      { type: 'persona.changed', idTipoPersona: '2', idPais: '', idTipoDocumento: '' },
    ]);
  });

  test('of the names changes the beneficiary until the user types another', () => {
    const { form } = createTestForm({ idTipoPersona: '1' });
    form.set('primerNombre', 'Ana');
    form.set('primerApellido', 'Núñez');
    expect(form.values()).toMatchObject({ beneficiarioCheque: 'Ana Núñez', beneficiarioTyped: false });
    form.set('beneficiarioCheque', 'Luis Peña');
    form.set('primerNombre', 'Eva');
    expect(form.values()).toMatchObject({ beneficiarioCheque: 'Luis Peña', beneficiarioTyped: true });
    form.set('beneficiarioCheque', '');
    form.set('primerNombre', 'Ada');
    expect(form.values()).toMatchObject({ beneficiarioCheque: 'Ada Núñez', beneficiarioTyped: false });
  });
});

describe('Presets', () => {
  test('fill empty fields as untyped, and send the accepted origin', () => {
    const { form, sent, send } = createTestForm();
    fillPresets(form, { type: 'preset', choices: { idGrupoPersona: '1' } }, send);
    fillPresets(form, { type: 'origen.offered', choices: { paisNacimiento: '7', idNacionalidad: '5' } }, send);
    expect(form.values()).toMatchObject({ idGrupoPersona: '1', paisNacimiento: '7', idNacionalidad: '5' });
    fillPresets(form, { type: 'origen.offered', choices: { paisNacimiento: '8', idNacionalidad: '5' } }, send);
    expect(form.values()).toMatchObject({ paisNacimiento: '7' });
    expect(sent).toEqual([
      { type: 'origen.taken', taken: { paisNacimiento: '7', idNacionalidad: '5' } },
      { type: 'origen.taken', taken: {} },
    ]);
  });

  test('withdraw unchanged values, except a country with a chosen province', () => {
    const { form, send } = createTestForm({ paisNacimiento: '7', idProvincia: '2', idNacionalidad: '5' });
    fillPresets(form, { type: 'origen.withdrawn', choices: { paisNacimiento: '7', idNacionalidad: '5' } }, send);
    expect(form.values()).toMatchObject({ paisNacimiento: '7', idProvincia: '2', idNacionalidad: '' });
    form.choose('idNacionalidad', '4');
    fillPresets(form, { type: 'origen.withdrawn', choices: { idNacionalidad: '5' } }, send);
    expect(form.values().idNacionalidad).toBe('4');
  });

  test('restore activities unless the user chose others', () => {
    const { form, send } = createTestForm({ idActividadEconomica: '33' });
    const choices = { idActividadEconomica: '31', actividadEconomicaAdc: '32' };
    fillPresets(form, { type: 'actividades.kept', choices }, send);
    expect(form.values()).toMatchObject({ idActividadEconomica: '33', actividadEconomicaAdc: '32' });
  });

  test('put the document of the address into an empty form only', () => {
    const { form, send } = createTestForm();
    const cedula = { tipoDocumento: 'CED', nuDocumento: '00113918254' };
    fillPresets(form, { type: 'documento.offered', ...cedula, choices: { idTipoPersona: '1', idPais: '7' } }, send);
    const filled = { idTipoPersona: '1', idPais: '7', idTipoDocumento: 'CED', nuDocumento: '001-1391825-4' };
    expect(form.values()).toMatchObject(filled);
    fillPresets(form, { type: 'documento.offered', tipoDocumento: 'RNC', nuDocumento: '131246796', choices: {} }, send);
    expect(form.values()).toMatchObject(filled);
  });
});
