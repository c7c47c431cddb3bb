import { createActor } from 'xstate';
import { type CatalogoName, type CatalogoOption, catalogoKey } from '../../src/domain/catalogos.ts';
import type { Documento } from '../../src/domain/documents.ts';
import { type CatalogoAsked, type PresetsEmitted, presetsMachine } from '../../src/machines/cliente/presets-machine.ts';
import { controllable, settle } from './machines.ts';

/** An entry of a catalogue, by its key. */
export const option = (key: string, nombre = key): CatalogoOption => ({ key, nombre });
const dominicana: CatalogoOption = { key: '7', nombre: 'República Dominicana', pais: { idSigla: 'DO' } };
export const paises = [option('3', 'España'), dominicana];
export const nacionalidades = [option('4', 'Haitiana'), option('5', ' Dominicana')];

const keyOf = (input: readonly CatalogoAsked[]) => input.map(({ name, parents }) => catalogoKey(name, parents)).join();

/** The presets with catalogues from the test. */
export function createPresetsTest(documento: Documento | null = null) {
  const asked = controllable<readonly (readonly CatalogoOption[])[], readonly CatalogoAsked[]>();
  const actor = createActor(presetsMachine.provide({ actors: { catalogos: asked.logic } }), { input: { documento } });
  const emitted: PresetsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    emitted,
    open: () => asked.calls.filter((call) => call.open()).map(({ input }) => keyOf(input)),
    /** Answers every call that waits for these catalogues; null rejects the calls. */
    give: async (names: readonly CatalogoName[], options: readonly (readonly CatalogoOption[])[] | null) => {
      for (const call of asked.calls.filter((one) => one.open() && one.input.map(({ name }) => name).join() === names.join())) {
        if (options) await call.answer(options);
        else await call.fail(new Error('The session has ended'));
      }
      await settle();
    },
  };
}

/** The person's values in the form. */
export const persona = (idTipoPersona: string, idPais: string, idTipoDocumento: string) =>
  ({ type: 'persona.changed', idTipoPersona, idPais, idTipoDocumento }) as const;
/** The event of another person type, with the emptied activities. */
export const tipoPersona = (idTipoPersona: string, actividades = {}) =>
  ({ type: 'tipoPersona.changed', idTipoPersona, actividades }) as const;
