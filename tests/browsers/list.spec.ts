import { parse } from 'csv-parse/sync';
import { expect, test } from './support.ts';

test('a list is filtered, paged and exported', async ({ portal, enter, look, downloaded }) => {
  await enter('./clientes');
  const rows = portal.role('table', 'Clientes').css('tbody tr');
  const paginator = portal.role('navigation', 'Paginación');
  await rows.number(10);
  await paginator.says('1,200 registros');
  await look('clients', { picture: true });

  const filters = portal.role('search', 'Filtros de clientes');
  await filters.label('Número de documento').fill('00113918254');
  await portal.key('Enter');
  await portal.arrives('/clientes?tipoDocumento=CED&numeroDocumento=00113918254');
  await rows.number(1);
  await rows.says('Yokasta Rosario Méndez');
  await portal.tab.back();
  await rows.number(10);
  await filters.label('Número de documento').holds('');

  await filters.button('Búsqueda avanzada').click();
  const advanced = portal.role('dialog', 'Búsqueda avanzada');
  await advanced.label('Tipo de persona').choose('Natural');
  await look('advanced search');
  await advanced.button('Buscar').click();
  await portal.arrives('/clientes?idTipoPersona=1');
  await rows.number(10);
  await paginator.button('Siguiente').click();
  await portal.arrives('/clientes?idTipoPersona=1&page=2');
  await paginator.says(/Página 2 de \d+/);
  const total = Number(/(\S+) registros/.exec(await paginator.text())?.[1]?.replace(',', ''));

  await portal.button('Exportar').click();
  await portal.role('menu').shown();
  await look('export menu');
  await portal.role('menuitem', /\.csv/).click();
  await portal.css('main header').says(`está listo, con ${total.toLocaleString('en')} registros.`);
  const { name, bytes } = await downloaded();
  expect(name).toBe('clientes-20-11-2026.csv');
  const [heads, ...lines] = parse(bytes, { bom: true, delimiter: ';' });
  expect(heads?.[2]).toBe('Nombres');
  expect(lines).toHaveLength(total);
});
