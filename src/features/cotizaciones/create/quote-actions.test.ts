import { describe, expect, test } from 'vitest';
import { cotizacion } from '../../../../tests/support/cotizacion-machine.ts';
import { type QuoteActions, quoteActions } from './quote-actions.ts';

const { planes } = cotizacion;
const stale = 'Los datos cambiaron: cotiza de nuevo antes de';

describe('The actions of a quote', () => {
  test.each<[string, Parameters<typeof quoteActions>, QuoteActions]>([
    [
      'nothing is rated',
      [{ value: 'editing', planes: null }, null, true],
      { primary: 'cotizar', guardar: 'Cotiza antes de guardar.', emitir: 'Cotiza antes de emitir.' },
    ],
    ['it is rated', [{ value: 'rated', planes }, 1, true], { primary: 'emitir', guardar: null, emitir: null }],
    [
      'it is rated, and the user may not issue it',
      [{ value: 'rated', planes }, 1, false],
      { primary: 'guardar', guardar: null, emitir: null },
    ],
    [
      'the rated values have changed',
      [{ value: 'stale', planes }, 1, true],
      { primary: 'cotizar', guardar: `${stale} guardar.`, emitir: `${stale} emitir.` },
    ],
    [
      'it has no plans',
      [{ value: 'rated', planes: [] }, null, true],
      { primary: 'cotizar', guardar: 'Sin planes no hay nada que guardar.', emitir: 'Sin planes no hay nada que emitir.' },
    ],
    [
      'it was saved and reopened',
      [{ value: 'rated', planes }, 7, true],
      { primary: 'cotizar', guardar: null, emitir: 'La cotización está guardada sin procesar. Cotiza antes de emitir.' },
    ],
    [
      'its number is uncertain',
      [{ value: 'rated', planes }, null, true],
      { primary: 'cotizar', guardar: null, emitir: 'Cotiza antes de emitir.' },
    ],
  ])('while %s', (_, given, expected) => {
    expect(quoteActions(...given)).toEqual(expected);
  });
});
