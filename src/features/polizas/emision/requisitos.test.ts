import { describe, expect, test } from 'vitest';
import { requiredMessage } from '../../../kit/form/form-problems.ts';
import { type EmisionFacts, findRequisitos, problemsToShow, seccionState } from './requisitos.ts';

/** Facts without any gap. */
const whole: EmisionFacts = {
  problems: [],
  labelOf: (name) => `«${name}»`,
  asegurado: null,
  contratante: 'ready',
  cdFormaPago: 1,
  cuentas: { status: 'ready', usable: 0, isChosen: false },
  campos: 'ready',
  documentos: { status: 'ready', missing: [], waiting: 0, underWay: 0, failed: 0 },
};
const requisitosOf = (facts: Partial<EmisionFacts>) =>
  findRequisitos({ ...whole, ...facts }).map(
    ({ seccion, kind, field, message }) => `${seccion}/${kind}/${field ?? '-'}: ${message}`,
  );
const none = whole.cuentas;
const chosen = { status: 'ready', usable: 1, isChosen: true } as const;

describe('What keeps a policy from being issued', () => {
  test('is nothing when everything is present', () => {
    expect(requisitosOf({})).toEqual([]);
    expect(requisitosOf({ asegurado: 'found', cdFormaPago: 2, cuentas: chosen })).toEqual([]);
    expect(requisitosOf({ cdFormaPago: 3, cuentas: chosen })).toEqual([]);
  });

  test.each<[string, Partial<EmisionFacts>, string[]]>([
    ['an empty field', { problems: [{ name: 'plan', message: requiredMessage }] }, ['emision/missing/plan: Falta: «plan».']],
    [
      'a wrong field',
      { problems: [{ name: 'feHasta', message: 'No existe ese día.' }] },
      ['emision/wrong/feHasta: «feHasta»: No existe ese día.'],
    ],
    [
      'a technical field',
      { problems: [{ name: 'datos.v5', message: requiredMessage }] },
      ['datos/missing/datos.v5: Falta: «datos.v5».'],
    ],
    [
      'the document of the insured, before its look-up',
      { asegurado: 'idle', problems: [{ name: 'numeroDocumento', message: requiredMessage }] },
      ['asegurado/missing/numeroDocumento: Falta: «numeroDocumento».'],
    ],
    [
      'an insured with an incomplete number',
      { asegurado: 'idle' },
      ['asegurado/missing/numeroDocumento: Escribe completo el documento del asegurado.'],
    ],
    [
      'an insured who will be looked up',
      { asegurado: 'resting' },
      ['asegurado/missing/numeroDocumento: Se está buscando al asegurado.'],
    ],
    [
      'an insured who is being looked up',
      { asegurado: 'looking' },
      ['asegurado/missing/numeroDocumento: Se está buscando al asegurado.'],
    ],
    [
      'an insured who could not be looked up',
      { asegurado: 'failed' },
      ['asegurado/missing/numeroDocumento: No se pudo buscar al asegurado. Reintenta la búsqueda.'],
    ],
    [
      'an insured who is not a client',
      { asegurado: 'missing' },
      ['asegurado/wrong/numeroDocumento: No tienes un cliente con el documento del asegurado.'],
    ],
    [
      'the contracting party, during the look-up',
      { contratante: 'loading' },
      ['contratante/missing/-: Se está buscando al contratante.'],
    ],
    [
      'the contracting party, after a failed look-up',
      { contratante: 'failed' },
      ['contratante/missing/-: No se pudo buscar al contratante. Reintenta la búsqueda.'],
    ],
    [
      'a contracting party who is not a client',
      { contratante: 'missing' },
      ['contratante/wrong/-: El solicitante de la cotización no es cliente tuyo.'],
    ],
    [
      'accounts that are loading',
      { cdFormaPago: 2, cuentas: { ...none, status: 'loading' } },
      ['cuentas/missing/-: Se están cargando las cuentas del contratante.'],
    ],
    [
      'accounts that failed to load',
      { cdFormaPago: 3, cuentas: { ...none, status: 'failed' } },
      ['cuentas/missing/-: No se pudieron cargar las cuentas del contratante. Reintenta.'],
    ],
    ['no card', { cdFormaPago: 2 }, ['cuentas/wrong/-: El contratante no tiene una tarjeta registrada.']],
    ['no account', { cdFormaPago: 3 }, ['cuentas/wrong/-: El contratante no tiene una cuenta registrada.']],
    [
      'a card to choose',
      { cdFormaPago: 2, cuentas: { ...none, usable: 2 } },
      ['cuentas/missing/cuenta: Elige la tarjeta del débito.'],
    ],
    [
      'an account to choose',
      { cdFormaPago: 3, cuentas: { ...none, usable: 1 } },
      ['cuentas/missing/cuenta: Elige la cuenta del débito.'],
    ],
    [
      'no accounts of an unknown contracting party',
      { cdFormaPago: 2, contratante: 'loading' },
      ['contratante/missing/-: Se está buscando al contratante.'],
    ],
    ['fields that are loading', { campos: 'loading' }, ['datos/missing/-: Se están cargando los datos técnicos.']],
    [
      'fields that failed to load',
      { campos: 'failed' },
      ['datos/missing/-: No se pudieron cargar los datos técnicos del producto. Reintenta.'],
    ],
    [
      'required documents that are loading',
      { documentos: { ...whole.documentos, status: 'loading' } },
      ['documentos/missing/-: Se está consultando qué documentos hacen falta.'],
    ],
    [
      'required documents that failed to load',
      { documentos: { ...whole.documentos, status: 'failed' } },
      ['documentos/missing/-: No se pudo consultar qué documentos hacen falta. Reintenta.'],
    ],
    [
      'documents, each by its name, and files in every state',
      { documentos: { status: 'ready', missing: ['Cédula', 'Matrícula'], underWay: 1, waiting: 2, failed: 1 } },
      [
        'documentos/missing/-: Falta el documento: Cédula.',
        'documentos/missing/-: Falta el documento: Matrícula.',
        'documentos/missing/-: Subiendo: 1 archivo.',
        'documentos/missing/-: Sin subir: 2 archivos. Súbelos o quítalos.',
        'documentos/wrong/-: No se subió: 1 archivo. Reintenta o quítalo.',
      ],
    ],
    [
      'one file that waits, and several that failed',
      { documentos: { status: 'ready', missing: [], underWay: 0, waiting: 1, failed: 2 } },
      [
        'documentos/missing/-: Sin subir: 1 archivo. Súbelo o quítalo.',
        'documentos/wrong/-: No se subieron: 2 archivos. Reintenta o quítalos.',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(requisitosOf(facts)).toEqual(expected);
  });

  test('stands in the order of the page', () => {
    const problems = ['datos.v5', 'cuenta', 'feDesde', 'plan', 'tipoDocumento'].map((name) => ({
      name,
      message: requiredMessage,
    }));
    const documentos = { ...whole.documentos, missing: ['Cédula'] };
    const all = findRequisitos({ ...whole, problems, contratante: 'failed', campos: 'failed', documentos });
    expect(all.map(({ seccion, field }) => `${seccion}/${field ?? '-'}`)).toEqual([
      'emision/feDesde',
      'emision/plan',
      'cuentas/cuenta',
      'documentos/-',
      'datos/datos.v5',
      'datos/-',
      'asegurado/tipoDocumento',
      'contratante/-',
    ]);
  });
});

test('a field shows the problem of its rules, otherwise its requirement', () => {
  const plan = { name: 'plan', message: requiredMessage };
  const requisitos = findRequisitos({ ...whole, problems: [plan], asegurado: 'missing', contratante: 'failed' });
  expect(problemsToShow([plan], requisitos)).toEqual([
    plan,
    { name: 'numeroDocumento', message: 'No tienes un cliente con el documento del asegurado.' },
  ]);
});

describe('A section', () => {
  const missing = findRequisitos({ ...whole, contratante: 'failed' });
  const wrong = findRequisitos({ ...whole, documentos: { ...whole.documentos, missing: ['Cédula'], failed: 1 } });

  test('is done, missing, or wrong before missing', () => {
    expect(seccionState([], 'contratante', 1)).toBe('done');
    expect(seccionState(missing, 'contratante', 1)).toBe('missing');
    expect(seccionState(missing, 'documentos', 1)).toBe('done');
    expect(seccionState(wrong, 'documentos', 1)).toBe('wrong');
  });

  test.each([
    [0, 'missing'],
    [1, 'none'],
    [2, 'done'],
    [3, 'done'],
    [4, 'none'],
  ] as const)('of accounts is by method %i: %s', (method, state) => {
    expect(seccionState([], 'cuentas', method)).toBe(state);
  });

  test('of accounts that lacks one is wrong', () => {
    expect(seccionState(findRequisitos({ ...whole, cdFormaPago: 2 }), 'cuentas', 2)).toBe('wrong');
  });
});
