import { describe, expect, test } from 'vitest';
import { cliente, correo, direccion, tarjeta, telefono } from '../../../../tests/support/cliente.ts';
import { mensajes } from './cliente-schema.ts';
import { type ClienteValues, noCliente, noTelefono } from './cliente-values.ts';
import { findEntryProblems, findPending, findProblems, findValidity } from './problems.ts';

const today = '2026-11-20';

type Cases = readonly (readonly [typed: string, message: string | null])[];
/** The rules of one field: whether it is required, and what else holds, as typed text and the message it gets (null: none). */
type Rules = Readonly<Record<string, { readonly required: boolean; readonly cases?: Cases }>>;

const needed = { required: true } as const;
const free = { required: false } as const;
const words = (max: number): Cases => [
  ['José Ángel', null],
  ['👩‍🚀', null],
  ['Jose\u0301', null],
  ['x'.repeat(max), null],
  ['x'.repeat(max + 1), mensajes.largo(max)],
  ['x'.repeat(500), mensajes.largo(max)],
];
const numeroDocumento: Cases = [
  ['402-2154903-9', null],
  ['RD 1234567', null],
  ['1'.repeat(20), null],
  ['1'.repeat(21), mensajes.documento],
  ['9007199254740993', null],
  ['40*2', mensajes.documento],
  ['cédula', mensajes.documento],
];
const anyDay: Cases = [
  ['31-12-1990', null],
  ['1/2/1990', null],
  ['01011990', null],
  ['29-02-2024', null],
  ['29-02-2023', mensajes.fecha],
  ['10-00-1990', mensajes.fecha],
  ['10-13-1990', mensajes.fecha],
  ['32-01-1990', mensajes.fecha],
  ['ayer', mensajes.fecha],
];

/** Section 5 of specification 1, form by form; a reader can lay it beside the table there. */
const section5: Readonly<Record<'basic' | 'telefono' | 'correo' | 'direccion' | 'domicilio' | 'financial', Rules>> = {
  basic: {
    idTipoPersona: needed,
    idPais: needed,
    idTipoDocumento: needed,
    nuDocumento: { required: true, cases: numeroDocumento },
    fechaNacimiento: {
      required: true,
      cases: [...anyDay, ['20-11-2026', null], ['21-11-2026', mensajes.fechaFutura], ['01-01-2100', mensajes.fechaFutura]],
    },
    primerNombre: { required: true, cases: words(100) },
    fechaVencDocumento: { required: true, cases: [...anyDay, ['01-01-2100', null]] },
    primerApellido: { required: true, cases: words(100) },
    sexo: needed,
    idEstadoCivil: needed,
    paisNacimiento: needed,
    idNacionalidad: needed,
    idGrupoPersona: needed,
    razonSocial: { required: false, cases: words(200) },
    segundoNombre: { required: false, cases: words(100) },
    segundoApellido: { required: false, cases: words(100) },
    apellidoCasado: { required: false, cases: words(100) },
    idProvincia: free,
    idCiudad: free,
    idPaisResidencia: free,
    idActividadDeportiva: free,
    idTipoCanalInformacion: free,
  },
  telefono: {
    idPais: needed,
    idTipoNumero: needed,
    nuArea: {
      required: true,
      cases: [
        ['809', null],
        ['(809)', null],
        ['80a', mensajes.numerico],
        ['80９', mensajes.numerico],
        ['12345', null],
        ['123456', mensajes.digitos(5)],
      ],
    },
    idStatus: needed,
    numero: {
      required: true,
      cases: [
        ['555-0147', null],
        ['555 0147', null],
        ['555-CASA', mensajes.numerico],
        ['5'.repeat(15), null],
        ['5'.repeat(16), mensajes.digitos(15)],
      ],
    },
    idCanalInformacion: free,
  },
  correo: {
    email: {
      required: true,
      cases: [
        ['ana@ejemplo.do', null],
        ['  ana@ejemplo.do  ', null],
        ["o'neill+seguros@sub.ejemplo.com", null],
        ['a@b', mensajes.correo],
        ['ñandú@ejemplo.do', mensajes.correo],
        ['ana ejemplo.do', mensajes.correo],
        ['ana@@ejemplo.do', mensajes.correo],
        [`${'a'.repeat(245)}@ejemplo.do`, mensajes.largo(254)],
      ],
    },
    idTipoCorreo: needed,
    idStatus: needed,
    idCanalInformacion: free,
  },
  direccion: {
    idPais: needed,
    idProvincia: needed,
    idCiudad: needed,
    idZona: needed,
    idTipoVivienda: needed,
    idStatus: needed,
    idTipoDireccion: needed,
    numero: { required: true, cases: words(100) },
    idMunicipio: needed,
    calle: { required: true, cases: words(200) },
    codigoPostal: {
      required: false,
      cases: [
        ['0012', null],
        ['123', mensajes.postal],
        ['12345', mensajes.postal],
        ['12a4', mensajes.postal],
      ],
    },
    piso: {
      required: false,
      cases: [
        ['7', null],
        ['PH', null],
        ['PH1', mensajes.largo(2)],
      ],
    },
    apto: { required: false, cases: words(50) },
    observacion: { required: false, cases: words(500).slice(0, 5) },
  },
  domicilio: {
    idBanco: needed,
    idTipoCuenta: needed,
    idMoneda: needed,
    noCuenta: {
      required: true,
      cases: [
        ['9007199254740993123', null],
        ['4111 1111 1111 1111', null],
        ['DO28BAGR00000001212453611324', null],
        ['1'.repeat(34), null],
        ['1'.repeat(35), mensajes.cuenta],
        ['4111_1111', mensajes.cuenta],
      ],
    },
    idTipoDocumento: needed,
    identificacion: { required: true, cases: numeroDocumento },
    titular: { required: true, cases: words(200) },
    mes: {
      required: true,
      cases: [
        ['1', null],
        ['09', null],
        ['12', null],
        ['0', mensajes.mes],
        ['13', mensajes.mes],
        ['012', mensajes.mes],
        ['1a', mensajes.mes],
      ],
    },
    anio: {
      required: true,
      cases: [
        ['2027', null],
        ['2025', mensajes.anioPasado],
        ['27', mensajes.anio],
        ['20277', mensajes.anio],
        ['dosmil', mensajes.anio],
      ],
    },
    idTipoTarjeta: free,
    idSexo: free,
    idNacionalidad: free,
  },
  financial: {
    beneficiarioCheque: { required: true, cases: words(400) },
    idOficioRiesgo: needed,
    idActividadEconomica: needed,
    idTipoOcupacion: free,
    actividadEconomicaAdc: free,
    idProfesion: free,
    nombreEmpresa: { required: false, cases: words(200) },
    idSector: free,
    codigoEmpleado: { required: false, cases: words(50) },
    idAfinidad: free,
  },
};

const filledEntries = { telefono, correo, direccion, domicilio: { ...tarjeta, mes: '12' } };

/** What is said of one field of a form that is right but for it. */
function messageFor(form: keyof typeof section5, field: string, typed: string): string | null {
  if (form === 'basic' || form === 'financial') {
    const problems = findProblems({ ...cliente, [field]: typed }, today);
    return problems.find((problem) => problem.step === form && problem.name === field)?.message ?? null;
  }
  const values: ClienteValues = {
    ...noCliente,
    entrada: { ...filledEntries, [form]: { ...filledEntries[form], [field]: typed } },
  };
  return findEntryProblems(form, values, today).get(`entrada.${form}.${field}`) ?? null;
}

const cases = Object.entries(section5).flatMap(([form, rules]) =>
  Object.entries(rules).flatMap(([field, { required, cases: more = [] }]) =>
    [
      ['', required ? mensajes.obligatorio : null] as const,
      ['   ', required ? mensajes.obligatorio : null] as const,
      ['\u00a0', required ? mensajes.obligatorio : null] as const,
      ...more,
    ].map(([typed, message]) => [form as keyof typeof section5, field, typed, message] as const),
  ),
);

test.each(cases)('%s.%s: «%.30s» → %s', (form, field, typed, message) => {
  expect(messageFor(form, field, typed)).toBe(message);
});

test('a client that breaks no rule has no problem', () => {
  expect(findProblems({ ...cliente, domicilioBancarios: [tarjeta] }, today)).toEqual([]);
});

const contact = (values: Partial<ClienteValues>) =>
  findProblems({ ...cliente, ...values }, today).map(({ step, name, message }) => [step, name, message]);

describe('Contact data', () => {
  test.each<[Partial<ClienteValues>, string, string]>([
    [{ telefonos: [] }, 'telefonos', 'Debe agregar al menos un número de teléfono'],
    [{ correos: [] }, 'correos', 'Debe agregar al menos un correo electrónico'],
    [{ direcciones: [] }, 'direcciones', 'Debe agregar al menos una dirección'],
    [{ direcciones: [{ ...direccion, cobro: false }] }, 'direcciones', 'Debe agregar al menos una dirección de cobro'],
  ])('%#', (values, field, message) => expect(contact(values)).toEqual([['contact', field, message]]));

  test('40 addresses, one of them for billing, are fine', () => {
    const others = Array.from({ length: 39 }, () => ({ ...direccion, cobro: false }));
    expect(contact({ direcciones: [...others, direccion] })).toEqual([]);
  });

  test('what is typed and not added is not lost without a word', () => {
    const entrada = { ...noCliente.entrada, telefono: { ...noTelefono, numero: '5' } };
    expect(contact({ entrada })).toEqual([
      ['contact', 'entrada.telefono.idTipoNumero', 'Agrega el teléfono que escribiste o borra sus campos.'],
    ]);
  });

  test('nor what was typed into a modal that was closed; an open one is still being typed into', () => {
    const typed = { entrada: { ...noCliente.entrada, direccion: { ...noCliente.entrada.direccion, calle: 'El Sol' } } };
    const message = 'Agrega la dirección que empezaste o presiona Cancelar en ella.';
    expect(contact(typed)).toEqual([['contact', 'entrada.direccion.idTipoDireccion', message]]);
    expect(contact({ ...typed, abierto: 'direccion' })).toEqual([]);
    const account = { entrada: { ...noCliente.entrada, domicilio: { ...noCliente.entrada.domicilio, titular: 'Ana' } } };
    expect(findPending({ ...noCliente, ...account })).toEqual([
      {
        step: 'financial',
        name: 'entrada.domicilio.idBanco',
        message: 'Agrega la domiciliación que empezaste o presiona Cancelar en ella.',
      },
    ]);
    expect(findPending({ ...noCliente, ...account }, 'direccion')).toEqual([]);
  });
});

describe('A card', () => {
  const card = (values: Partial<typeof tarjeta>, now = today) => [
    ...findEntryProblems(
      'domicilio',
      { ...noCliente, entrada: { ...noCliente.entrada, domicilio: { ...tarjeta, ...values } } },
      now,
    ),
  ];

  test.each<[string, string, string, string | null]>([
    ['11', '2026', today, null],
    ['10', '2026', today, mensajes.vencida],
    ['1', '2027', today, null],
    ['12', '2026', '2026-12-31', null],
    ['12', '2026', '2027-01-01', mensajes.anioPasado],
  ])('of %s/%s on %s', (mes, anio, now, message) => {
    expect(card({ mes, anio }, now).map(([, said]) => said)).toEqual(message === null ? [] : [message]);
  });

  test('says what it lacks beside other faults', () => {
    const found = card({ mes: '', anio: '', noCuenta: '', idBanco: '' });
    expect(found.map(([name]) => name)).toEqual(
      ['idBanco', 'noCuenta', 'mes', 'anio'].map((field) => `entrada.domicilio.${field}`),
    );
  });

  test('an account that is no card needs neither month nor year', () => {
    expect(card({ idTipoCuenta: 'A', mes: '', anio: '' })).toEqual([]);
  });
});

test('a restored account without its number is told apart and keeps Guardar waiting', () => {
  const values = { ...cliente, domicilioBancarios: [{ ...tarjeta, noCuenta: '' }] };
  expect(findProblems(values, today)).toEqual([
    { step: 'financial', name: 'domicilioBancarios.0.noCuenta', message: mensajes.obligatorio },
  ]);
  expect(findValidity(findProblems(values, today))).toEqual({ basic: true, contact: true, financial: false });
});
