import { describe, expect, test } from 'vitest';
import { cotizacion } from '../../../../tests/support/cotizacion-machine.ts';
import type { CampoTecnico } from '../../../domain/campos.ts';
import { campoFields } from '../../shared/campos/campo-values.ts';
import { copyOfCotizacion, newCotizacion, valuesOfCotizacion } from './cotizacion-form.ts';
import { fillDatos, planesOf, quoteToFillFrom } from './fill-datos.ts';

const campo = (cdDato: number, more: Partial<CampoTecnico> = {}): CampoTecnico => ({
  cdDato,
  deDato: `Campo ${cdDato}`,
  tpDato: 'A',
  nuConsecutivo: cdDato,
  nuBienAsegurado: 1,
  ...more,
});
const fields = campoFields([campo(5), campo(6, { valorDefecto: 'seis' }), campo(250_041), campo(250_002)]);
const dato = (cdDato: number, valor: string) => ({ cdDato, nuBien: 1, nuConsecutivo: cdDato, valor });
const quote = {
  ...cotizacion,
  cdProducto: 2501,
  cdMoneda: 2,
  datos: [dato(5, 'cinco'), dato(250_041, '2'), dato(250_002, '1')],
};
const fresh = { ...newCotizacion('2026-11-22'), producto: '2501' };

describe('The form, once the product’s fields are loaded,', () => {
  test('begins with their defaults when nothing else is known', () => {
    const filled = fillDatos(fresh, fields, null);
    expect(filled).toEqual({ ...fresh, datos: { v5: '', v6: 'seis', v250041: '', v250002: '' }, camposDe: '2501' });
  });

  test('takes the values of the quote without defaults, and notes their rate', () => {
    const opened = valuesOfCotizacion(quote);
    expect(fillDatos(opened, fields, quote)).toEqual({
      ...opened,
      datos: { v5: 'cinco', v6: '', v250041: '2', v250002: '1' },
      tarifas: { 1: 'abierta:2/1/2' },
      camposDe: '2501',
    });
  });

  test('keeps the values of a draft, and leaves newer fields empty', () => {
    const typed = { ...fresh, camposDe: '2501', datos: { v5: 'mío' }, tarifas: { 1: '2/1/1' } };
    const datos = { v5: 'mío', v6: '', v250041: '', v250002: '' };
    expect(fillDatos(typed, fields, null)).toEqual({ ...typed, datos });
    expect(fillDatos(typed, fields, quote)).toEqual({ ...typed, datos });
  });
});

test('A half-typed number of a draft shows its thousands', () => {
  const amounts = campoFields([campo(16, { tpDato: 'N' }), campo(17)]);
  const typed = { ...fresh, camposDe: '2501', datos: { v16: '1500000', v17: '1500000' } };
  expect(fillDatos(typed, amounts, null).datos).toEqual({ v16: '1,500,000', v17: '1500000' });
});

describe('The quote that a form is filled from', () => {
  const begin = copyOfCotizacion(quote, '2026-11-22');

  test('is the opened quote, until the form has taken its values', () => {
    expect(quoteToFillFrom(quote, begin, begin)).toBe(quote);
    expect(quoteToFillFrom(quote, begin, fillDatos(begin, fields, quote))).toBeNull();
  });

  test('is null for another product and for a new quote', () => {
    expect([quoteToFillFrom(quote, { producto: '2503' }, begin), quoteToFillFrom(null, begin, begin)]).toEqual([null, null]);
  });
});

describe('The plans of an opened quote', () => {
  test('are current for their rated data, and for no other product', () => {
    expect(planesOf(quote, '2501', fields)).toMatchObject({ type: 'planes.loaded', planes: quote.planes });
    expect(planesOf(quote, '2501', fields)?.rated).toContain('cinco');
    expect(planesOf(quote, '2503', fields)?.rated).toBe('');
  });

  test('are null for a quote without plans', () => {
    expect(planesOf({ ...quote, planes: [] }, '2501', fields)).toBeNull();
  });
});
