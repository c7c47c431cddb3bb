import { expect, test } from 'vitest';
import { expectFigures } from '../../../tests/support/figures.ts';
import { type LiveHappening, walkLive } from '../../../tests/support/live-paths.ts';
import { leafOf } from '../../../tests/support/paths.ts';
import {
  createPresetsTest,
  nacionalidades,
  option,
  paises,
  persona,
  type PresetsTest,
  tipoPersona,
} from '../../../tests/support/presets-machine.ts';
import type { Documento } from '../../domain/documents.ts';
import type { PresetsEmitted } from './presets-machine.ts';

type EmittedTypes = readonly PresetsEmitted['type'][];
type Value = Readonly<Record<'grupo' | 'pais' | 'tipos' | 'actividades' | 'origen' | 'documento', string>>;

interface PresetsHappening extends LiveHappening<PresetsTest> {
  /** What the form must receive; nothing by default. */
  readonly emits?: (before: Value) => EmittedTypes;
}

// The regions are flat: each is in one state by its name.
const valueOf = (t: PresetsTest) => t.actor.getSnapshot().value as Value;
const waits = (t: PresetsTest, catalogos: string) => t.open().some((key) => key.startsWith(catalogos));
const sends = (event: Parameters<PresetsTest['actor']['send']>[0], emits: EmittedTypes = []): PresetsHappening => ({
  make: (t) => t.actor.send(event),
  emits: () => emits,
});

/** The events of the presets: choices of the person, loaded and failed catalogues. */
const happenings: Readonly<Record<string, PresetsHappening>> = {
  'a person type, emptying an activity': sends(tipoPersona('1', { idActividadEconomica: '31' })),
  'no person type, which empties the document type': {
    make: (t) => {
      t.actor.send(tipoPersona(''));
      t.actor.send(persona('', '7', ''));
    },
  },
  'an identity card': sends(persona('1', '7', 'CED')),
  'another document': sends(persona('1', '7', 'PAS'), ['origen.withdrawn']),
  'person type and country alone': sends(persona('1', '7', '')),
  'no country': sends(persona('1', '', '')),
  'the form took the country of birth': sends({ type: 'origen.taken', taken: { paisNacimiento: '7' } }),
  'groups came': {
    when: (t) => waits(t, 'grupoPersonas'),
    make: (t) => t.give(['grupoPersonas'], [[option('1')]]),
    emits: () => ['preset'],
  },
  'countries came': {
    when: (t) => t.open().includes('paises'),
    make: (t) => t.give(['paises'], [paises]),
    emits: ({ pais, documento }) => [
      ...(pais === 'waiting' ? (['preset'] as const) : []),
      ...(documento === 'waitingForPaises' ? (['documento.offered'] as const) : []),
    ],
  },
  'countries came without the Dominican Republic': {
    when: (t) => t.open().includes('paises'),
    make: (t) => t.give(['paises'], [[option('3')]]),
    emits: ({ pais }) => (pais === 'waiting' ? ['preset'] : []),
  },
  'activities came': {
    when: (t) => waits(t, 'actividadesEconomicas'),
    make: (t) => t.give(['actividadesEconomicas'], [[option('31')]]),
    emits: () => ['actividades.kept'],
  },
  'countries and nationalities came': {
    when: (t) => t.open().includes('paises,nacionalidades'),
    make: (t) => t.give(['paises', 'nacionalidades'], [paises, nacionalidades]),
    emits: () => ['origen.offered'],
  },
  'document types came, with the one of the address': {
    when: (t) => waits(t, 'tipoDocumentos'),
    make: (t) => t.give(['tipoDocumentos'], [[option('PAS')]]),
    emits: ({ tipos }) => [tipos === 'waiting' ? 'preset' : 'documento.offered'],
  },
  'document types came without it': {
    when: (t) => waits(t, 'tipoDocumentos'),
    make: (t) => t.give(['tipoDocumentos'], [[option('CED')]]),
    emits: ({ tipos }) => (tipos === 'waiting' ? ['preset'] : []),
  },
  'the session ended': { when: (t) => t.open().length > 0, make: (t) => t.lose() },
};

/** The catalogues that each region waits for in its state. */
function awaited(t: PresetsTest): readonly string[] {
  const { grupo, pais, tipos, actividades, origen, documento } = valueOf(t);
  const { persona: held, tiposOf } = t.actor.getSnapshot().context;
  return [
    ...(grupo === 'waiting' ? ['grupoPersonas'] : []),
    ...(pais === 'waiting' ? ['paises'] : []),
    ...(tipos === 'waiting' ? [`tipoDocumentos&idPais=${tiposOf.idPais}&idTipoPersona=${tiposOf.idTipoPersona}`] : []),
    ...(actividades === 'waiting' ? [`actividadesEconomicas&idTipoPersona=${held.idTipoPersona}`] : []),
    ...(origen === 'waiting' ? ['paises,nacionalidades'] : []),
    ...(documento === 'waitingForPaises' ? ['paises'] : []),
    ...(documento === 'waitingForTipos' ? [`tipoDocumentos&idPais=${held.idPais}&idTipoPersona=${held.idTipoPersona}`] : []),
  ];
}

function promises(t: PresetsTest): Readonly<Record<string, boolean>> {
  const { documento } = valueOf(t);
  const { documento: asked } = t.actor.getSnapshot().context;
  return {
    'each region waits for its own catalogues, and for nothing else': t.open().toSorted().join() === awaited(t).toSorted().join(),
    'with a document of the address no other type is offered': asked === null || valueOf(t).tipos === 'idle',
    'without a document of the address none is waited for': asked !== null || documento === 'given',
    'a Dominican document waits for nothing that is chosen': asked?.tipoDocumento !== 'CED' || /given|Paises/.test(documento),
    'another document stays on offer': asked?.tipoDocumento !== 'PAS' || /Persona|Tipos/.test(documento),
  };
}

function watch(t: PresetsTest, name: string): (way: string) => void {
  const before = valueOf(t);
  const count = t.emitted.length;
  return (way) => {
    const emitted = t.emitted.slice(count).map(({ type }) => type);
    expect(emitted.toSorted(), `emitted after ${way}`).toEqual([...(happenings[name]?.emits?.(before) ?? [])].toSorted());
  };
}

const inputs: readonly (Documento | null)[] = [
  null,
  { tipoDocumento: 'CED', nuDocumento: '00113918254' },
  { tipoDocumento: 'PAS', nuDocumento: 'X1' },
];

test('every path of the presets of a client leads on as it should, and their promises hold on the way', {
  timeout: 300_000,
}, async () => {
  const reached = new Set<string>();
  const counts = await walkLive<PresetsTest>({
    starts: inputs.map((documento) => () => createPresetsTest(documento)),
    stop: (t) => t.actor.stop(),
    isOver: () => false,
    happenings,
    essence: (t) => {
      const { value, context } = t.actor.getSnapshot();
      for (const leaf of leafOf(value).split(' ')) reached.add(leaf);
      return JSON.stringify([value, context]);
    },
    promises,
    watch,
  });
  await expectFigures('presets', 'every path', counts);
  expect([...reached].toSorted()).toEqual([
    'actividades.idle',
    'actividades.waiting',
    'documento.given',
    'documento.waitingForPaises',
    'documento.waitingForPersona',
    'documento.waitingForTipos',
    'grupo.given',
    'grupo.waiting',
    'origen.idle',
    'origen.waiting',
    'pais.idle',
    'pais.waiting',
    'tipos.idle',
    'tipos.waiting',
  ]);
});
