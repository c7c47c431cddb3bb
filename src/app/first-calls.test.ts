import { expect, test, vi } from 'vitest';
import { createCoreClient } from '../api/core-client.ts';
import { paths } from '../domain/paths.ts';
import { role, type Usuario } from '../domain/usuario.ts';
import { catalogoCall, firstCalls } from './first-calls.ts';

const usuario: Usuario = {
  userName: 'ana',
  name: 'Ana',
  roles: [role.intermediario],
  entidad: 1,
  sucursal: 1,
  codeMediador: 1,
  codePersonMediador: 1,
};

/** The addresses, without the base, of a screen's first calls and catalogues. */
async function addressesOf(path: string, query = '', by = usuario): Promise<readonly string[]> {
  const requests: string[] = [];
  const core = createCoreClient('https://core.example', ({ url }) => {
    requests.push(url.replace('https://core.example', ''));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const { calls, catalogos } = firstCalls(path, query, by);
  await Promise.all([...calls, ...catalogos.map(catalogoCall)].map((call) => call(core)));
  return requests;
}

test.each([
  [paths.listClientes, ['/v1/clientes?pageSize=10&pageNumber=1', '/v1/tipodocumentos']],
  [paths.createSolicitudes, ['/v1/tipodocumentos', '/v1/solicitudtipos']],
  ['/cotizaciones/900', ['/v1/cotizaciones/900']],
  ['/polizas/emision/900', ['/v1/cotizaciones/900', '/v1/formapagos', '/v1/tipodocumentos', '/v1/monedas']],
  ['/solicitudes/update/60', ['/v1/tickets/60', '/v1/tickets/60/comments']],
])('%s begins with its calls', async (path, expected) => {
  expect((await addressesOf(path)).slice(0, expected.length)).toEqual(expected);
});

test('the dashboard begins with the periods of its address', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 16) });
  expect(await addressesOf(paths.home, '?cotizaciones=30&anio=2025')).toEqual([
    '/v1/dashboard/cotizaciones/count?feDesde=2026-10-22&feHasta=2026-11-20&range=30',
    '/v1/dashboard/emisiones/count?feDesde=2026-11-14&feHasta=2026-11-20&range=7',
    '/v1/dashboard/solicitudes/count?feDesde=2026-11-14&feHasta=2026-11-20&range=7',
    '/v1/antiguedadsaldos/primascobrables',
    '/v1/antiguedadsaldos',
    '/v1/comisiones/groupbymonth/count?fechaDesde=2025-01-01&fechaHasta=2025-12-31&range=year',
  ]);
  vi.useRealTimers();
});

test('a list with filters in its address has no first calls', async () => {
  expect(await addressesOf(paths.listClientes, '?nombre=ana')).toEqual(['/v1/tipodocumentos']);
});

test.each(['/cotizaciones/0', '/cotizaciones/x', '/cotizaciones/9/9', '/perfil', '/nada'])(
  '%s begins with its code',
  async (path) => {
    expect(await addressesOf(path)).toEqual([]);
  },
);

test('nothing but the dashboard is requested for a user without the role', async () => {
  const nobody = { ...usuario, roles: [] };
  expect(await addressesOf(paths.listClientes, '', nobody)).toEqual([]);
  expect(await addressesOf(paths.home, '', nobody)).toHaveLength(6);
});
