import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cotizacion, PlanCotizado } from '../../../domain/cotizaciones.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { letterHref, whatsappHref, whatsappNumber } from '../../../format/contact-links.ts';
import { clientMessage, type MessageFacts } from './client-message.ts';

const plan: PlanCotizado = {
  id: 1,
  plan: 'Pago único',
  noItem: 1,
  idPlanPago: 1,
  totalAnual: 1000,
  totalProrrata: 1000,
};
const cuotas: PlanCotizado = { ...plan, plan: 'Dos cuotas', noItem: 2, totalAnual: 1100, totalProrrata: 1100 };
const cotizacion: Cotizacion = {
  nuCotizacion: 900,
  producto: 'Vehículo ley',
  idEstatus: 1,
  cdEntidad: 1,
  cdMoneda: 1,
  cdProducto: 2502,
  cdArea: 25,
  feDesde: '2026-11-20',
  feHasta: '2027-11-20',
  datos: [],
  planes: [plan, cuotas],
};
const facts: MessageFacts = {
  subject: { what: 'cotizacion', cotizacion: 900, document: null },
  cliente: { primerNombre: 'ANA', razonSocial: null, nombreCompleto: 'ANA PEÑA' },
  cotizacion,
  bien: [],
  moneda: 'Peso dominicano',
  elegido: null,
  intermediario: 'Corredores, SRL',
};
const poliza: SendSubject = { what: 'poliza', poliza: { numero: 701 }, cotizacion: 900, document: null };

/** The WhatsApp and mail addresses of a message. */
function addressesOf(changed: Partial<MessageFacts>, typed: string, email: string) {
  const { asunto, texto } = clientMessage({ ...facts, ...changed });
  return [whatsappHref(whatsappNumber(typed), texto), letterHref(email, asunto, texto)];
}

const ending = 'Si%20tienes%20alguna%20pregunta%2C%20escr%C3%ADbeme.%0ACorredores%2C%20SRL';
const vigencia = 'Vigencia%3A%20del%2020-11-2026%20al%2020-11-2027';
const crlf = (text: string) => text.replaceAll('%0A', '%0D%0A');

describe('The whole addresses', () => {
  test('of a quote with several plans', () => {
    const text = `Hola%2C%20Ana%3A%0A%0AEsta%20es%20tu%20cotizaci%C3%B3n%20900%20de%20Veh%C3%ADculo%20ley.%0A%0APuedes%20elegir%20entre%20estos%20planes%3A%0A-%20Pago%20%C3%BAnico%3A%20RD%24%201%2C000.00%0A-%20Dos%20cuotas%3A%20RD%24%201%2C100.00%2C%20en%202%20cuotas%20de%20RD%24%20550.00%0A%0A${vigencia}%0A%0A${ending}`;
    expect(addressesOf({}, '+1 809 555 0147', 'ana@ejemplo.do')).toEqual([
      `https://wa.me/18095550147?text=${text}`,
      `mailto:ana@ejemplo.do?subject=Cotizaci%C3%B3n%20900%20de%20Veh%C3%ADculo%20ley&body=${crlf(text)}`,
    ]);
  });

  test('of a quote with one plan, for a client without mobile and e-mail', () => {
    const one = { cotizacion: { ...cotizacion, planes: [plan] } };
    const text = `Hola%2C%20Ana%3A%0A%0AEsta%20es%20tu%20cotizaci%C3%B3n%20900%20de%20Veh%C3%ADculo%20ley.%0A%0APlan%3A%20Pago%20%C3%BAnico%0ATotal%3A%20RD%24%201%2C000.00%0A%0A${vigencia}%0A%0A${ending}`;
    expect(addressesOf(one, '', '')).toEqual([
      `https://wa.me/?text=${text}`,
      `mailto:?subject=Cotizaci%C3%B3n%20900%20de%20Veh%C3%ADculo%20ley&body=${crlf(text)}`,
    ]);
  });

  test('of an issued policy, for a client abroad whose name has an apostrophe', () => {
    const cliente = { primerNombre: "D'ÁNGELO", razonSocial: null, nombreCompleto: '' };
    const text = `Hola%2C%20D'%C3%81ngelo%3A%0A%0AEstos%20son%20los%20datos%20de%20tu%20p%C3%B3liza%20701%20de%20Veh%C3%ADculo%20ley.%0A%0APlan%3A%20Dos%20cuotas%0ATotal%3A%20RD%24%201%2C100.00%0A2%20cuotas%20de%20RD%24%20550.00%0A%0A${vigencia}%0A%0A${ending}`;
    expect(addressesOf({ subject: poliza, cliente, elegido: 2 }, '+34 612 345 678', 'dangelo@ejemplo.es')).toEqual([
      `https://wa.me/34612345678?text=${text}`,
      `mailto:dangelo@ejemplo.es?subject=P%C3%B3liza%20701%20de%20Veh%C3%ADculo%20ley&body=${crlf(text)}`,
    ]);
  });
});

test('an address holds the message and nothing else, for any name and text', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(name, name, fc.string({ unit: 'grapheme', maxLength: 200 }), (primerNombre, intermediario, typed) => {
      const { asunto, texto } = clientMessage({
        ...facts,
        intermediario,
        cliente: { primerNombre, razonSocial: null, nombreCompleto: '' },
      });
      const text = `${texto}\n${typed}`.toWellFormed();
      const whatsapp = new URL(whatsappHref('18095550147', text));
      expect([whatsapp.origin, whatsapp.pathname, [...whatsapp.searchParams]]).toEqual([
        'https://wa.me',
        '/18095550147',
        [['text', text]],
      ]);
      const letter = new URL(letterHref('ana@ejemplo.do', asunto, text) ?? '');
      expect([letter.protocol, letter.pathname, [...letter.searchParams.keys()]]).toEqual([
        'mailto:',
        'ana@ejemplo.do',
        ['subject', 'body'],
      ]);
      expect(letter.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'));
    }),
  );
});
