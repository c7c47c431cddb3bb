import { assign, emit, not, setup } from 'xstate';
import type { CatalogoName, CatalogoOption, CatalogoParents } from '../../domain/catalogos.ts';
import { type Documento, tipoDocumento } from '../../domain/documents.ts';
import { tipoPersona } from '../../domain/person-types.ts';
import { presetOption } from '../../domain/preset-options.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';
import { withEvent } from '../with-event.ts';

type Choices = Readonly<Record<string, string>>;

/** One catalogue to wait for. */
export interface CatalogoAsked {
  readonly name: CatalogoName;
  readonly parents: CatalogoParents;
}

/** A field is empty while nothing is chosen. */
interface Persona {
  readonly idTipoPersona: string;
  readonly idPais: string;
  readonly idTipoDocumento: string;
}

type PresetsEvent =
  /** `actividades` are the choices that the change of person type has emptied. */
  | { readonly type: 'tipoPersona.changed'; readonly idTipoPersona: string; readonly actividades: Choices }
  | ({ readonly type: 'persona.changed' } & Persona)
  | { readonly type: 'origen.taken'; readonly taken: Choices };

/** Choices for the form, which decides which of its fields are free. */
export type PresetsEmitted =
  | { readonly type: 'preset'; readonly choices: Choices }
  | { readonly type: 'actividades.kept'; readonly choices: Choices }
  | { readonly type: 'origen.offered'; readonly choices: Choices }
  | { readonly type: 'origen.withdrawn'; readonly choices: Choices }
  /** `choices` are the person type and the country that the document type belongs to. */
  | ({ readonly type: 'documento.offered'; readonly choices: Choices } & Documento);

interface PresetsContext {
  readonly persona: Persona;
  /** The person type and country whose document types were loaded last. */
  readonly tiposOf: Pick<Persona, 'idTipoPersona' | 'idPais'>;
  readonly actividades: Choices;
  /** The origin that an identity card brought; another document type withdraws it. */
  readonly origen: Choices;
  /** The document in the screen's address; null without one. */
  readonly documento: Documento | null;
}

type LoadedOptions = readonly (readonly CatalogoOption[])[];

const keysOf = (options: Readonly<Record<string, CatalogoOption | undefined>>): Choices =>
  Object.fromEntries(Object.entries(options).flatMap(([field, option]) => (option ? [[field, option.key]] : [])));

const catalogo = (name: CatalogoName, parents: CatalogoParents = {}): CatalogoAsked => ({ name, parents });

/** An identity card belongs to a natural person, a company tax id to a legal entity. */
const personaOf = (documento: Documento | null): number | undefined =>
  ({ [tipoDocumento.cedula]: tipoPersona.natural, [tipoDocumento.rnc]: tipoPersona.juridica })[documento?.tipoDocumento ?? ''];

const withOptions = <Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { readonly event: { readonly output: LoadedOptions } }) => event.output }) as const;

/**
 * Presets choices in the form of a client once their catalogues are loaded (specification 1,
 * section 4; assumptions C7, C14 and D10). It never replaces what the person chose.
 */
export const presetsMachine = setup({
  types: {
    input: ofType<{ readonly documento: Documento | null }>(),
    context: ofType<PresetsContext>(),
    events: ofType<PresetsEvent>(),
    emitted: ofType<PresetsEmitted>(),
  },
  actors: {
    /** Waits for catalogues, through failures and retries; rejects when the session ends. */
    catalogos: notProvided<LoadedOptions, readonly CatalogoAsked[]>('catalogos'),
  },
  actions: {
    keepPersona: assign((_, { idTipoPersona, idPais, idTipoDocumento }: Persona) => ({
      persona: { idTipoPersona, idPais, idTipoDocumento },
    })),
    keepTipos: assign((_, { idTipoPersona, idPais }: Persona) => ({ tiposOf: { idTipoPersona, idPais } })),
    keepActividades: assign(({ context }, event: { idTipoPersona: string; actividades: Choices }) => ({
      persona: { ...context.persona, idTipoPersona: event.idTipoPersona },
      actividades: { ...context.actividades, ...event.actividades },
    })),
    forgetActividades: assign({ actividades: {} }),
    keepOrigen: assign(({ context }, { taken }: { taken: Choices }) => ({ origen: { ...context.origen, ...taken } })),
    forgetOrigen: assign({ origen: {} }),
    emitGrupo: emit((_, [grupos = []]: LoadedOptions) => ({
      type: 'preset',
      choices: keysOf({ idGrupoPersona: grupos.find(({ key }) => key === '1') ?? grupos[0] }),
    })),
    emitPais: emit((_, [paises = []]: LoadedOptions) => ({
      type: 'preset',
      choices: keysOf({ idPais: presetOption.pais(paises) }),
    })),
    emitOnlyTipo: emit((_, [tipos = []]: LoadedOptions) => ({
      type: 'preset',
      choices: keysOf({ idTipoDocumento: tipos.length === 1 ? tipos[0] : undefined }),
    })),
    emitActividades: emit(({ context }, [actividades = []]: LoadedOptions) => ({
      type: 'actividades.kept',
      choices: Object.fromEntries(
        Object.entries(context.actividades).filter(([, kept]) => actividades.some(({ key }) => key === kept)),
      ),
    })),
    emitOrigen: emit((_, [paises = [], nacionalidades = []]: LoadedOptions) => ({
      type: 'origen.offered',
      choices: keysOf({ paisNacimiento: presetOption.pais(paises), idNacionalidad: presetOption.nacionalidad(nacionalidades) }),
    })),
    emitWithdrawn: emit(({ context }) => ({ type: 'origen.withdrawn', choices: context.origen })),
    emitDominicano: emit(({ context: { documento } }, [paises = []]: LoadedOptions) => ({
      type: 'documento.offered',
      tipoDocumento: documento?.tipoDocumento ?? '',
      nuDocumento: documento?.nuDocumento ?? '',
      choices: { idTipoPersona: String(personaOf(documento)), ...keysOf({ idPais: presetOption.pais(paises) }) },
    })),
    emitDocumento: emit(({ context: { documento } }) => ({
      type: 'documento.offered',
      tipoDocumento: documento?.tipoDocumento ?? '',
      nuDocumento: documento?.nuDocumento ?? '',
      choices: {},
    })),
  },
  guards: {
    isChosen: (_, { idTipoPersona }: { idTipoPersona: string }) => idTipoPersona !== '',
    hasDocumento: ({ context }) => context.documento !== null,
    isDominicano: ({ context }) => personaOf(context.documento) !== undefined,
    isCedula: (_, { idTipoDocumento }: Persona) => idTipoDocumento === tipoDocumento.cedula,
    isOtherDocumento: (_, { idTipoDocumento }: Persona) => idTipoDocumento !== '',
    hasTipos: (_, { idTipoPersona, idPais, idTipoDocumento }: Persona) =>
      idTipoPersona !== '' && idPais !== '' && idTipoDocumento === '',
    /** A type that was emptied stays empty until person type or country change. */
    hasNewTipos: ({ context: { documento, tiposOf } }, { idTipoPersona, idPais, idTipoDocumento }: Persona) =>
      documento === null &&
      idTipoPersona !== '' &&
      idPais !== '' &&
      idTipoDocumento === '' &&
      (idTipoPersona !== tiposOf.idTipoPersona || idPais !== tiposOf.idPais),
    hasPais: (_, [paises = []]: LoadedOptions) => presetOption.pais(paises) !== undefined,
    isOffered: ({ context }, [tipos = []]: LoadedOptions) => tipos.some(({ key }) => key === context.documento?.tipoDocumento),
  },
}).createMachine({
  id: 'presets',
  context: ({ input }) => ({
    persona: { idTipoPersona: '', idPais: '', idTipoDocumento: '' },
    tiposOf: { idTipoPersona: '', idPais: '' },
    actividades: {},
    origen: {},
    documento: input.documento,
  }),
  type: 'parallel',
  states: {
    grupo: {
      description: 'The group of the person.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The groups are being loaded.',
          invoke: {
            id: 'grupos',
            src: 'catalogos',
            input: [catalogo('grupoPersonas')],
            onDone: { target: 'given', actions: withOptions('emitGrupo') },
            onError: 'given',
          },
        },
        given: { description: 'The first group was offered to the form.' },
      },
    },
    pais: {
      description: 'The country: the Dominican Republic for every person type.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No person type is chosen, or its country was offered.',
          on: { 'tipoPersona.changed': { guard: withEvent('isChosen'), target: 'waiting' } },
        },
        waiting: {
          description: 'The countries are being loaded.',
          on: {
            'tipoPersona.changed': [{ guard: withEvent('isChosen'), target: 'waiting', reenter: true }, { target: 'idle' }],
          },
          invoke: {
            id: 'paises',
            src: 'catalogos',
            input: [catalogo('paises')],
            onDone: { target: 'idle', actions: withOptions('emitPais') },
            onError: 'idle',
          },
        },
      },
    },
    tipos: {
      description: 'The document type, where the person type and country have a single one.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No person type and country are chosen, or their only type was offered.',
          on: {
            'persona.changed': { guard: withEvent('hasNewTipos'), target: 'waiting', actions: withEvent('keepTipos') },
          },
        },
        waiting: {
          description: 'The document types of that person type and country are being loaded.',
          on: {
            'persona.changed': [
              { guard: withEvent('hasNewTipos'), target: 'waiting', reenter: true, actions: withEvent('keepTipos') },
              { guard: withEvent('hasTipos') },
              { target: 'idle' },
            ],
          },
          invoke: {
            id: 'tiposOfPersona',
            src: 'catalogos',
            input: ({ context: { tiposOf } }) => [catalogo('tipoDocumentos', { ...tiposOf })],
            onDone: { target: 'idle', actions: withOptions('emitOnlyTipo') },
            onError: 'idle',
          },
        },
      },
    },
    actividades: {
      description: 'The economic activities, which a change of the person type empties.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No person type is chosen, or its activities were restored.',
          on: {
            'tipoPersona.changed': [
              { guard: withEvent('isChosen'), target: 'waiting', actions: withEvent('keepActividades') },
              { actions: withEvent('keepActividades') },
            ],
          },
        },
        waiting: {
          description: 'The activities of the new person type are being loaded: those that it shares are restored.',
          on: {
            'tipoPersona.changed': [
              { guard: withEvent('isChosen'), target: 'waiting', reenter: true, actions: withEvent('keepActividades') },
              { target: 'idle', actions: withEvent('keepActividades') },
            ],
          },
          invoke: {
            id: 'actividades',
            src: 'catalogos',
            input: ({ context }) => [catalogo('actividadesEconomicas', { idTipoPersona: context.persona.idTipoPersona })],
            onDone: { target: 'idle', actions: [withOptions('emitActividades'), 'forgetActividades'] },
            onError: 'idle',
          },
        },
      },
    },
    origen: {
      description: 'The country of birth and the nationality, Dominican with an identity card.',
      initial: 'idle',
      on: { 'origen.taken': { actions: withEvent('keepOrigen') } },
      states: {
        idle: {
          description: 'No identity card is typed, or its origin was offered.',
          on: {
            'persona.changed': [
              { guard: withEvent('isCedula'), target: 'waiting' },
              { guard: withEvent('isOtherDocumento'), actions: ['emitWithdrawn', 'forgetOrigen'] },
            ],
          },
        },
        waiting: {
          description: 'Countries and nationalities are being loaded.',
          on: {
            'persona.changed': [
              { guard: withEvent('isCedula'), target: 'waiting', reenter: true },
              { guard: withEvent('isOtherDocumento'), target: 'idle', actions: ['emitWithdrawn', 'forgetOrigen'] },
              { target: 'idle' },
            ],
          },
          invoke: {
            id: 'origen',
            src: 'catalogos',
            input: [catalogo('paises'), catalogo('nacionalidades')],
            onDone: { target: 'idle', actions: withOptions('emitOrigen') },
            onError: 'idle',
          },
        },
      },
    },
    documento: {
      description: "The document in the screen's address.",
      initial: 'starting',
      states: {
        starting: {
          description: 'Decides whether the address has a document, and whose it is by its type.',
          always: [
            { guard: not('hasDocumento'), target: 'given' },
            { guard: 'isDominicano', target: 'waitingForPaises' },
            { target: 'waitingForPersona' },
          ],
        },
        waitingForPaises: {
          description: 'The countries are being loaded: identity cards and company tax ids are Dominican.',
          invoke: {
            id: 'paisesOfDocumento',
            src: 'catalogos',
            input: [catalogo('paises')],
            onDone: [
              { guard: withOptions('hasPais'), target: 'given', actions: withOptions('emitDominicano') },
              { target: 'given' },
            ],
            onError: 'given',
          },
        },
        waitingForPersona: {
          description: 'Any other document waits for a person type and a country.',
          on: {
            'persona.changed': { guard: withEvent('hasTipos'), target: 'waitingForTipos', actions: withEvent('keepPersona') },
          },
        },
        waitingForTipos: {
          description: 'The document types of that person type and country are being loaded.',
          on: {
            'persona.changed': [
              {
                guard: withEvent('hasTipos'),
                target: 'waitingForTipos',
                reenter: true,
                actions: withEvent('keepPersona'),
              },
              { target: 'waitingForPersona' },
            ],
          },
          invoke: {
            id: 'tiposOfDocumento',
            src: 'catalogos',
            input: ({ context: { persona } }) => [
              catalogo('tipoDocumentos', { idPais: persona.idPais, idTipoPersona: persona.idTipoPersona }),
            ],
            onDone: [
              { guard: withOptions('isOffered'), target: 'waitingForPersona', actions: 'emitDocumento' },
              { target: 'waitingForPersona' },
            ],
            onError: 'waitingForPersona',
          },
        },
        given: { description: 'The address has no document, or it was offered to the form.' },
      },
    },
  },
});
