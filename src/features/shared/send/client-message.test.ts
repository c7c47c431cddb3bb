import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cotizacion, PlanCotizado } from '../../../domain/cotizaciones.ts';
import { reporteOrder, reportes } from '../../../domain/reportes.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { clientMessage, type MessageFacts } from './client-message.ts';

const unico: PlanCotizado = {
  id: 900,
  plan: 'Pago único',
  noItem: 1,
  idPlanPago: 1,
  totalAnual: 24_475.03,
  totalProrrata: 24_475.03,
};
const cuatro: PlanCotizado = {
  ...unico,
  plan: 'Cuatro cuotas',
  noItem: 2,
  idPlanPago: 4,
  totalAnual: 25_210.28,
  totalProrrata: 25_210.28,
};
const tres: PlanCotizado = { ...unico, plan: '3 cuotas', noItem: 3, idPlanPago: 3, totalAnual: 100, totalProrrata: 50 };

const cotizacion: Cotizacion = {
  nuCotizacion: 900,
  producto: 'Vehículo de motor completo',
  idEstatus: 1,
  cdEntidad: 1,
  cdMoneda: 1,
  cdProducto: 2501,
  cdArea: 25,
  feDesde: '2026-11-20',
  feHasta: '2027-11-20',
  idContratante: 1200,
  datos: [],
  planes: [unico, cuatro],
};

const yokasta = { primerNombre: 'Yokasta', razonSocial: null, nombreCompleto: 'Yokasta Rosario Méndez' };
const corolla = [
  { label: 'Marca', text: 'Toyota' },
  { label: 'Modelo', text: 'Corolla' },
  { label: 'Año', text: '2022' },
];

const quote: MessageFacts = {
  subject: { what: 'cotizacion', cotizacion: 900, document: null },
  cliente: yokasta,
  cotizacion,
  bien: corolla,
  moneda: 'Peso dominicano',
  elegido: null,
  intermediario: 'Corredores del Caribe, SRL',
};

const textOf = (facts: Partial<MessageFacts>) => clientMessage({ ...quote, ...facts }).texto;
const firstLine = (cliente: MessageFacts['cliente']) => textOf({ cliente }).split('\n')[0];

describe('A quote', () => {
  test('with several plans lists all of them', () => {
    expect(clientMessage(quote)).toEqual({
      asunto: 'Cotización 900 de Vehículo de motor completo',
      texto: `Hola, Yokasta:

Esta es tu cotización 900 de Vehículo de motor completo.
Toyota Corolla 2022

Puedes elegir entre estos planes:
- Pago único: RD$ 24,475.03
- Cuatro cuotas: RD$ 25,210.28, en 4 cuotas de RD$ 6,302.57

Vigencia: del 20-11-2026 al 20-11-2027

Si tienes alguna pregunta, escríbeme.
Corredores del Caribe, SRL`,
    });
  });

  test('with a chosen plan has only that plan', () => {
    expect(textOf({ elegido: 2 })).toBe(`Hola, Yokasta:

Esta es tu cotización 900 de Vehículo de motor completo.
Toyota Corolla 2022

Plan: Cuatro cuotas
Total: RD$ 25,210.28
4 cuotas de RD$ 6,302.57

Vigencia: del 20-11-2026 al 20-11-2027

Si tienes alguna pregunta, escríbeme.
Corredores del Caribe, SRL`);
  });

  test('with a single plan has that plan, with the price of a year beside another period', () => {
    const facts = { cotizacion: { ...cotizacion, planes: [tres] }, moneda: 'Dólar estadounidense' };
    expect(textOf(facts)).toContain(`
Plan: 3 cuotas
Total: US$ 50.00
Total de un año: US$ 100.00
3 cuotas de aproximadamente US$ 16.67
`);
  });

  test('leaves out unknown facts', () => {
    const bare = {
      ...cotizacion,
      producto: null,
      feDesde: null,
      feHasta: null,
      planes: [{ ...unico, totalAnual: null, totalProrrata: null }],
    };
    expect(textOf({ cliente: null, cotizacion: bare, bien: [], moneda: '', intermediario: '' })).toBe(`Hola:

Esta es tu cotización 900.

Plan: Pago único

Si tienes alguna pregunta, escríbeme.`);
    expect(textOf({ cotizacion: { ...cotizacion, planes: [] } })).not.toContain('plan');
  });

  test('names a currency without a sign by its code, and leaves out an unknown one', () => {
    expect(textOf({ elegido: 1, moneda: 'Libra esterlina' })).toContain('Total: Libra esterlina 24,475.03');
    expect(textOf({ elegido: 1, moneda: '' })).toContain('Total: 24,475.03');
  });

  test('of another good than a vehicle names the values by their labels', () => {
    const bien = [
      { label: 'Tipo de construcción', text: 'Concreto armado' },
      { label: 'Sector', text: '' },
    ];
    expect(textOf({ bien })).toContain('\nTipo de construcción: Concreto armado\n');
  });
});

describe('An issued policy', () => {
  const subject: SendSubject = {
    what: 'poliza',
    poliza: { numero: 701, producto: 'Vehículo de motor completo', hasta: '2027-11-20' },
    document: null,
  };

  test('has its number, the chosen plan and its period', () => {
    expect(clientMessage({ ...quote, subject, elegido: 2 })).toEqual({
      asunto: 'Póliza 701 de Vehículo de motor completo',
      texto: `Hola, Yokasta:

Estos son los datos de tu póliza 701 de Vehículo de motor completo.
Toyota Corolla 2022

Plan: Cuatro cuotas
Total: RD$ 25,210.28
4 cuotas de RD$ 6,302.57

Vigencia: del 20-11-2026 al 20-11-2027

Si tienes alguna pregunta, escríbeme.
Corredores del Caribe, SRL`,
    });
  });

  test('of another period than its quote has its own period and no price', () => {
    const poliza = { ...subject.poliza, desde: '2026-12-01', hasta: '2027-06-01', isRepriced: true };
    const text = textOf({ subject: { ...subject, poliza }, elegido: 2 });
    expect(text).toContain('\nVigencia: del 01-12-2026 al 01-06-2027\n');
    expect(text).not.toMatch(/RD\$|cuotas/);
  });

  test('without the quote has the row’s facts, and without a chosen plan no plan', () => {
    expect(textOf({ subject, cliente: null, cotizacion: null, bien: [] })).toBe(`Hola:

Estos son los datos de tu póliza 701 de Vehículo de motor completo.

Vigencia hasta el 20-11-2027

Si tienes alguna pregunta, escríbeme.
Corredores del Caribe, SRL`);
    expect(textOf({ subject })).not.toContain('cuotas');
  });
});

test('a document is named by its title', () => {
  const order = reporteOrder(reportes.JRCB10001, { entidad: '1', mediador: '50124' });
  const subject: SendSubject = { what: 'documento', title: 'Estado de cuenta', cliente: null, document: { order, file: null } };
  expect(clientMessage({ ...quote, subject, cliente: null, cotizacion: null, bien: [] })).toEqual({
    asunto: 'Estado de cuenta',
    texto:
      'Hola:\n\nTe envío el documento «Estado de cuenta».\n\nSi tienes alguna pregunta, escríbeme.\nCorredores del Caribe, SRL',
  });
});

test.each([
  [{ primerNombre: "D'ÁNGELO", razonSocial: null, nombreCompleto: "D'ÁNGELO PEÑA" }, "Hola, D'Ángelo:"],
  [{ primerNombre: 'MARÍA-JOSÉ', razonSocial: '', nombreCompleto: '' }, 'Hola, María-José:'],
  [{ primerNombre: ' José\tLuis ', razonSocial: null, nombreCompleto: '' }, 'Hola, José Luis:'],
  [{ primerNombre: null, razonSocial: null, nombreCompleto: 'ÑANDÚ PÉREZ' }, 'Hola, Ñandú:'],
  [{ primerNombre: 'Ana', razonSocial: 'CONSTRUCTORA BAHÍA, SRL', nombreCompleto: '' }, 'Hola, CONSTRUCTORA BAHÍA, SRL:'],
  [{ primerNombre: null, razonSocial: null, nombreCompleto: '' }, 'Hola:'],
])('%j is greeted by %j', (cliente, greeting) => {
  expect(firstLine(cliente)).toBe(greeting);
});

const word = (prefix: string) => fc.stringMatching(/^[A-Za-z0-9]{10,20}$/).map((text) => prefix + text);

/** A whole client, with the data that a message must not contain. */
const anyCliente = fc.record({
  id: fc.integer({ min: 10_000_000, max: 99_999_999 }),
  nuDocumento: fc.stringMatching(/^\d{11}$/),
  primerNombre: word('N'),
  nombreCompleto: word('C'),
  razonSocial: fc.constant(null),
  telefonos: fc.array(fc.record({ numero: fc.stringMatching(/^\d{10}$/) })),
  correos: fc.array(fc.record({ email: word('e').map((name) => `${name}@ejemplo.do`) })),
  domicilioBancarios: fc.array(fc.record({ noCuenta: fc.stringMatching(/^\d{16}$/) })),
});

test('a message has no token, no service address, no other client, and only the first name of its client', () => {
  fc.assert(
    fc.property(
      anyCliente,
      anyCliente,
      fc.record({ token: word('eyJ'), refreshToken: word('r'), base: word('h').map((host) => `https://${host}.example`) }),
      fc.constantFrom<MessageFacts['elegido']>(null, 1, 2),
      fc.constantFrom('cotizacion', 'poliza', 'documento'),
      (cliente, other, secrets, elegido, what) => {
        const order = reporteOrder(reportes.JRCB10001, { entidad: '1', mediador: '50124', numeroDocumento: other.nuDocumento });
        const document = { order, file: null };
        const subject: SendSubject =
          what === 'cotizacion'
            ? { what, cotizacion: 900, document }
            : what === 'poliza'
              ? { what, poliza: { numero: 701, contratante: other.nombreCompleto }, cliente: { id: other.id }, document }
              : { what, title: 'Estado de cuenta', cliente: { id: cliente.id }, document };
        const facts = {
          ...quote,
          ...secrets,
          subject,
          elegido,
          cliente,
          cotizacion: {
            ...cotizacion,
            numDocumento: cliente.nuDocumento,
            noDocContratante: cliente.nuDocumento,
            asegurado: other.nombreCompleto,
            nombreContratante: other.nombreCompleto,
            planes: [{ ...unico, nombreContratante: other.nombreCompleto, noDocContratante: other.nuDocumento }, cuatro],
          },
        };
        const { asunto, texto } = clientMessage(facts);
        const forbidden = [
          ...Object.values(secrets),
          cliente.nuDocumento,
          cliente.nombreCompleto,
          String(cliente.id),
          ...[cliente, other].flatMap(({ telefonos, correos, domicilioBancarios }) => [
            ...telefonos.map(({ numero }) => numero),
            ...correos.map(({ email }) => email),
            ...domicilioBancarios.map(({ noCuenta }) => noCuenta),
          ]),
          other.nuDocumento,
          other.primerNombre,
          other.nombreCompleto,
          String(other.id),
        ];
        expect(forbidden.filter((text) => `${asunto}\n${texto}`.includes(text))).toEqual([]);
        expect(texto).toContain(`Hola, ${cliente.primerNombre}`.slice(0, 7));
      },
    ),
  );
});
