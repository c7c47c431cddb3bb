import { documentoMessage } from '../../shared/cliente/documento-rules.ts';
import { describe, expect, test } from 'vitest';
import { cliente, correo, direccion, tarjeta, telefono } from '../../../../tests/support/cliente.ts';
import { messages } from './cliente-schema.ts';
import { validatedSteps } from '../../../machines/cliente/wizard-steps.ts';
import { findProblems as problemsIn } from '../../../kit/form/form-problems.ts';
import { findPending } from '../../../kit/form/record-rows.ts';
import { defineClienteForm } from './cliente-form.ts';
import { type ClienteValues, noCliente, noTelefono } from './cliente-values.ts';

const today = '2026-11-20';

/** All problems that prevent the creation of a client, by step. */
function findProblems(values: ClienteValues, now = today) {
  const { steps, kinds, stepOfOther } = defineClienteForm(now);
  const more = findPending(Object.values(kinds), values);
  return validatedSteps.flatMap((step) =>
    [...problemsIn(steps[step], values), ...more.filter(({ name }) => stepOfOther?.(name) === step)].map((problem) => ({
      step,
      ...problem,
    })),
  );
}

type Cases = readonly (readonly [typed: string, message: string | null])[];
/** The rules of one field: whether it is required, and typed texts with their messages or null. */
type Rules = Readonly<Record<string, { readonly required: boolean; readonly cases?: Cases }>>;

const needed = { required: true } as const;
const free = { required: false } as const;
const words = (max: number): Cases => [
  ['José Ángel', null],
  ['👩‍🚀', null],
  ['Jose\u0301', null],
  ['x'.repeat(max), null],
  ['x'.repeat(max + 1), messages.tooLong(max)],
  ['x'.repeat(500), messages.tooLong(max)],
];
const numeroDocumento: Cases = [
  ['402-2154903-9', null],
  ['RD 1234567', null],
  ['1'.repeat(20), null],
  ['1'.repeat(21), documentoMessage],
  ['9007199254740993', null],
  ['40*2', documentoMessage],
  ['cédula', documentoMessage],
  ['../../x', documentoMessage],
  ['402.2154903', documentoMessage],
  ['402/2154903', documentoMessage],
];
const anyDay: Cases = [
  ['31-12-1990', null],
  ['1/2/1990', null],
  ['01011990', null],
  ['29-02-2024', null],
  ['29-02-2023', messages.noSuchDay],
  ['10-00-1990', messages.noSuchDay],
  ['10-13-1990', messages.noSuchDay],
  ['32-01-1990', messages.noSuchDay],
  ['ayer', messages.noSuchDay],
];

/** Section 5 of specification 1 in its order, to be compared with the table there. */
const section5: Readonly<Record<'basic' | 'telefono' | 'correo' | 'direccion' | 'domicilio' | 'financial', Rules>> = {
  basic: {
    idTipoPersona: needed,
    idPais: needed,
    idTipoDocumento: needed,
    nuDocumento: { required: true, cases: numeroDocumento },
    fechaNacimiento: {
      required: true,
      cases: [
        ...anyDay,
        ['20-11-2026', null],
        ['21-11-2026', messages.birthInFuture],
        ['01-01-2100', messages.birthInFuture],
        ['01-01-1900', null],
        ['31-12-1899', messages.birthTooEarly],
      ],
    },
    primerNombre: { required: true, cases: words(100) },
    fechaVencDocumento: {
      required: true,
      cases: [...anyDay, ['20-11-2076', null], ['21-11-2076', messages.dayTooLate(50)], ['01-01-2100', messages.dayTooLate(50)]],
    },
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
        ['80a', messages.telefono],
        ['-', messages.telefono],
        ['+1', messages.telefono],
        ['80.9', messages.telefono],
        ['80９', null],
        ['12345', null],
        ['123456', messages.tooManyDigits(5)],
      ],
    },
    idStatus: needed,
    numero: {
      required: true,
      cases: [
        ['555-0147', null],
        ['555 0147', null],
        ['555-CASA', messages.telefono],
        ['(555) 0147', null],
        ['555.0147', messages.telefono],
        ['+5550147', messages.telefono],
        ['5'.repeat(15), null],
        ['5'.repeat(16), messages.tooManyDigits(15)],
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
        ['a@b', messages.correo],
        ['ñandú@ejemplo.do', messages.correoAscii],
        ['ana ejemplo.do', messages.correo],
        ['ana@@ejemplo.do', messages.correo],
        [`${'a'.repeat(245)}@ejemplo.do`, messages.tooLong(254)],
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
        ['123', messages.postal],
        ['12345', messages.postal],
        ['12a4', messages.postal],
      ],
    },
    piso: {
      required: false,
      cases: [
        ['7', null],
        ['PH', null],
        ['PH1', messages.tooLong(2)],
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
        ['1'.repeat(35), messages.cuenta],
        ['4111_1111', messages.cuenta],
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
        ['0', messages.mes],
        ['13', messages.mes],
        ['012', messages.mes],
        ['1a', messages.mes],
      ],
    },
    anio: {
      required: true,
      cases: [
        ['2027', null],
        ['2025', messages.yearPast],
        ['2046', null],
        ['2047', messages.yearTooLate(2046)],
        ['27', messages.anio],
        ['20277', messages.anio],
        ['dosmil', messages.anio],
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

const filledRows = { telefono, correo, direccion, domicilio: { ...tarjeta, mes: '12' } };

/** The message at one field of an otherwise valid form. */
function messageFor(form: keyof typeof section5, field: string, typed: string): string | null {
  if (form === 'basic' || form === 'financial') {
    const problems = findProblems({ ...cliente, [field]: typed }, today);
    return problems.find((problem) => problem.step === form && problem.name === field)?.message ?? null;
  }
  const row = { ...filledRows[form], [field]: typed };
  return problemsIn(defineClienteForm(today).kinds[form].schema, row).find(({ name }) => name === field)?.message ?? null;
}

const cases = Object.entries(section5).flatMap(([form, rules]) =>
  Object.entries(rules).flatMap(([field, { required, cases: more = [] }]) =>
    [
      ['', required ? messages.required : null] as const,
      ['   ', required ? messages.required : null] as const,
      ['\u00a0', required ? messages.required : null] as const,
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

  test('a row that was typed but not added is reported', () => {
    const pending = { ...noCliente.pending, telefono: { ...noTelefono, numero: '5' } };
    expect(contact({ pending })).toEqual([
      ['contact', 'pending.telefono', 'Agrega el teléfono que escribiste o borra sus campos.'],
    ]);
  });

  test('a row typed into a closed modal is reported, one in an open modal is not', () => {
    const typed = { pending: { ...noCliente.pending, direccion: { ...noCliente.pending.direccion, calle: 'El Sol' } } };
    const message = 'Agrega la dirección que empezaste o presiona Cancelar en ella.';
    expect(contact(typed)).toEqual([['contact', 'pending.direccion', message]]);
    expect(contact({ ...typed, editing: { kind: 'direccion', index: -1 } })).toEqual([]);
    const pending = { ...noCliente.pending, domicilio: { ...noCliente.pending.domicilio, titular: 'Ana' } };
    expect(findProblems({ ...cliente, pending })).toEqual([
      {
        step: 'financial',
        name: 'pending.domicilio',
        message: 'Agrega la domiciliación que empezaste o presiona Cancelar en ella.',
      },
    ]);
  });
});

describe('A card', () => {
  const card = (values: Partial<typeof tarjeta>, now = today) =>
    problemsIn(defineClienteForm(now).kinds.domicilio.schema, { ...tarjeta, ...values });

  test.each<[string, string, string, string | null]>([
    ['11', '2026', today, null],
    ['10', '2026', today, messages.expired],
    ['1', '2027', today, null],
    ['12', '2026', '2026-12-31', null],
    ['12', '2026', '2027-01-01', messages.yearPast],
  ])('of %s/%s on %s', (mes, anio, now, message) => {
    expect(card({ mes, anio }, now).map(({ message: said }) => said)).toEqual(message === null ? [] : [message]);
  });

  test('reports a missing part beside other faults', () => {
    const found = card({ mes: '', anio: '', noCuenta: '', idBanco: '' });
    expect(found.map(({ name }) => name)).toEqual(['idBanco', 'noCuenta', 'mes', 'anio']);
  });

  test('an account that is no card needs neither month nor year', () => {
    expect(card({ idTipoCuenta: 'A', mes: '', anio: '' })).toEqual([]);
  });
});

test('a restored account without its number is reported as missing the number', () => {
  const values = { ...cliente, domicilioBancarios: [{ ...tarjeta, noCuenta: '' }] };
  expect(findProblems(values, today)).toEqual([
    { step: 'financial', name: 'domicilioBancarios.0.noCuenta', message: messages.required },
  ]);
});
