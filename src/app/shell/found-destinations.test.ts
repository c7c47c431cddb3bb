import { expect, test } from 'vitest';
import { toDestination } from './found-destinations.tsx';

const usuario = { entidad: 1 };
const pathOf = (name: string) => (name === 'viewCotizaciones' ? '/cotizaciones/:id' : null);
const found = (idEstatus: number) => ({ kind: 'cotizacion', row: { nuCotizacion: 900, idEstatus } }) as const;

test.each([
  [1, 'Abrir'],
  [3, 'Ver'],
])('a quote in status %i that was found leads to its screen by %j', (idEstatus, detail) => {
  expect(toDestination(found(idEstatus), { usuario, pathOf })).toMatchObject({ detail, href: '/cotizaciones/900' });
});

test('without that screen it leads to the filtered list', () => {
  expect(toDestination(found(1), { usuario, pathOf: () => null })).toMatchObject({
    detail: 'Ver en la lista',
    href: '/cotizaciones?numeroCotizacion=900',
  });
});
