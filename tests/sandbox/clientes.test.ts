import { describe, expect, test } from 'vitest';
import { CORE, listClientes, type Row, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const intermediario = (await signIn(sandbox, 'intermediario')).token;
const corredora = (await signIn(sandbox, 'corredora')).token;
const sociedad = (await signIn(sandbox, 'sociedad')).token;

async function allRows(token: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows, meta } = await listClientes(sandbox, token, { pageSize: '200', pageNumber: String(pageNumber) });
    all.push(...rows);
    if (!meta.hasNextPage) return all;
  }
}

/** An independent reading of "contains, case and accents aside". */
function contains(name: string, text: string): boolean {
  return fold(name).includes(fold(text));
}

function fold(text: string): string {
  const plain: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };
  return text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => plain[letter] ?? letter);
}

describe('pages', () => {
  test.each([
    ['intermediario', intermediario, 1200, 120],
    ['corredora', corredora, 20_000, 2000],
    ['sociedad', sociedad, 40, 4],
  ])('%s sees her own total on the first and the last page', async (_name, token, totalCount, totalPages) => {
    const first = await listClientes(sandbox, token);
    expect(first.meta).toEqual({ currentPage: 1, totalPages, totalCount, hasPreviousPage: false, hasNextPage: true });
    const last = await listClientes(sandbox, token, { pageNumber: String(totalPages) });
    expect(last.meta).toEqual({ currentPage: totalPages, totalPages, totalCount, hasPreviousPage: true, hasNextPage: false });
    expect([first.rows.length, last.rows.length]).toEqual([10, 10]);
  });

  test('beyond the last page there are no rows, and the totals stay', async () => {
    const { rows, meta } = await listClientes(sandbox, intermediario, { pageNumber: '1000000' });
    expect(rows).toEqual([]);
    expect(meta).toEqual({
      currentPage: 1_000_000,
      totalPages: 120,
      totalCount: 1200,
      hasPreviousPage: true,
      hasNextPage: false,
    });
  });

  test('the newest comes first: the two of the contract example', async () => {
    const { rows } = await listClientes(sandbox, intermediario, { pageSize: '2' });
    expect(rows.map(({ id, nombre, fechaIngresoSistema }) => [id, nombre, fechaIngresoSistema])).toEqual([
      [1200, 'Yokasta Rosario Méndez', '2026-11-19'],
      [1199, 'Ferretería El Faro, SRL', '2026-11-18'],
    ]);
  });

  test('every row comes once, newest first and then by id; no id belongs to two intermediaries', async () => {
    const lists = await Promise.all([allRows(intermediario), allRows(corredora), allRows(sociedad)]);
    expect(lists.map((rows) => rows.length)).toEqual([1200, 20_000, 40]);
    expect(new Set(lists.flat().map((row) => row.id)).size).toBe(21_240);
    for (const rows of lists) {
      const keys = rows.map((row) => `${row.fechaIngresoSistema} ${String(row.id).padStart(9, '0')}`);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }
  });
});

describe('filters', () => {
  const rows = allRows(intermediario);

  test.each(['peña', 'PENA', 'Peña', 'ñañez', 'd’oleo', "D'Óleo", 'jose  maria', '  fara', 'srl', 'de la cruz'])(
    'a name contains "%s", case and accents aside',
    async (zonaRazonSocial) => {
      const text = zonaRazonSocial.replace('’', "'").replace(/\s+/g, ' ').trim();
      const expected = (await rows).filter((row) => contains(row.nombre, text));
      const found = await listClientes(sandbox, intermediario, { zonaRazonSocial, pageSize: '200' });
      expect(found.rows).toEqual(expected.slice(0, 200));
      expect(found.meta.totalCount).toBe(expected.length);
    },
  );

  test('the name filters of the table above do find something', async () => {
    const { meta } = await listClientes(sandbox, intermediario, { zonaRazonSocial: 'peña' });
    expect(meta.totalCount).toBeGreaterThan(20);
    expect((await listClientes(sandbox, intermediario, { zonaRazonSocial: 'D’ÓLEO' })).meta.totalCount).toBeGreaterThan(5);
  });

  const hostile = [
    ['%', '_', '\\', '[a-z]', '*', '?', "' OR '1'='1", '"; DROP TABLE cliente; --', '\u0000', 'a\u0000b', '&pageSize=200'],
    ['<script>alert(1)</script>', '😀', '\ud800', '../../etc/passwd', '%25', '+', '{{7*7}}', 'null', '(', "!~*'()"],
  ].flat();
  test.each(hostile)('%j is taken as text that no name has', async (text) => {
    const found = await listClientes(sandbox, intermediario, { zonaRazonSocial: text });
    const literal = (await rows).filter((row) => contains(row.nombre, text));
    expect(found.meta.totalCount).toBe(literal.length);
    expect(found.meta.totalCount).toBeLessThan(1200);
    const byDocument = await listClientes(sandbox, intermediario, { numeroDocumento: text, tipoDocumento: text });
    expect(byDocument.meta.totalCount).toBe(0);
  });

  test('reserved characters may come as they are', async () => {
    const { status } = await send(sandbox, `GET ${CORE}/v1/clientes?zonaRazonSocial=(!*')&numeroDocumento=(1)`, {
      token: intermediario,
    });
    expect(status).toBe(200);
  });

  test.each([
    ['the number as it is stored', { numeroDocumento: '00113918254' }, 1],
    ['the number with separators', { numeroDocumento: '001-1391825-4' }, 1],
    ['type and number', { tipoDocumento: 'CED', numeroDocumento: '00113918254' }, 1],
    ['the number with a letter before it', { numeroDocumento: 'ñ00113918254' }, 0],
    ['another type', { tipoDocumento: 'RNC', numeroDocumento: '00113918254' }, 0],
    ['a part of the number', { numeroDocumento: '0011391825' }, 0],
    ['only separators', { numeroDocumento: '---' }, 0],
    ['an unknown type', { tipoDocumento: 'XYZ' }, 0],
    ['a person type that there is not', { idTipoPersona: '9' }, 0],
    ['a person group that there is not', { idGrupoPersona: '999999' }, 0],
    ['filters that are all empty', { tipoDocumento: '', numeroDocumento: ' ', zonaRazonSocial: '' }, 1200],
  ])('%s', async (_name, query, count) => {
    expect((await listClientes(sandbox, intermediario, query)).meta.totalCount).toBe(count);
  });

  test('the person types divide the list', async () => {
    const counts = await Promise.all(
      ['1', '2', '3', '4', '5'].map(
        async (idTipoPersona) => (await listClientes(sandbox, intermediario, { idTipoPersona })).meta.totalCount,
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1200);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.toSorted((a, b) => b - a).slice(0, 2)).toEqual([counts[0], counts[4]]);
  });

  test("another intermediary's document is unknown", async () => {
    const [hers] = (await listClientes(sandbox, corredora, { tipoDocumento: 'PAS', pageSize: '1' })).rows;
    expect(hers).toBeDefined();
    const query = { numeroDocumento: hers?.nuDocumento ?? '' };
    expect((await listClientes(sandbox, corredora, query)).meta.totalCount).toBe(1);
    expect((await listClientes(sandbox, intermediario, query)).meta.totalCount).toBe(0);
  });
});

describe('catalogues', () => {
  test.each([
    ['', 'CED PAS RNC P'],
    ['?idPais=1&idTipoPersona=1', 'CED PAS'],
    ['?idPais=1&idTipoPersona=2', 'RNC'],
    ['?idPais=1&idTipoPersona=5', 'CED RNC'],
    ['?idPais=2&idTipoPersona=1', 'PAS'],
    ['?idPais=2', 'PAS P'],
    ['?idTipoPersona=3', 'RNC P'],
    ['?idPais=999', ''],
  ])('document types%s are %s', async (query, types) => {
    const { body } = await send(sandbox, `GET ${CORE}/v1/tipodocumentos${query}`, { token: intermediario });
    const value = body?.value as unknown as { tipo: string }[];
    expect(value.map((one) => one.tipo).join(' ')).toBe(types);
  });

  test('there are five person types', async () => {
    const { body } = await send(sandbox, `GET ${CORE}/v1/tipopersonas`, { token: intermediario });
    expect(body?.value).toEqual([1, 2, 3, 4, 5].map((id) => ({ id, nombre: expect.any(String) as string })));
  });
});
