import { expect, test } from 'vitest';
import { USUARIOS, VOLUMEN } from '../../sandbox/seed/usuarios.ts';
import { callsOf } from './negocio.ts';
import { ask, pdfOf, readPdf, type Request } from './reportes.ts';
import { CORE, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, VOLUMEN.usuario.userName);

function request(name: Request['name'], params: Record<string, string>): Request {
  return { name, format: 'pdf', params: Object.entries(params).map(([key, value]) => ({ key, value })) };
}

test('the account statement of «volumen» has 300 pages, and an amount on each of them', async () => {
  const statement = request('JRCB10001', { CD_ENTIDAD: '1', CD_PERSONA_MEDIADOR: '50496' });
  const { count, pages } = await readPdf(pdfOf(await ask(sandbox, token, statement)), { only: [1, 287, 300] });
  expect(count).toBe(300);
  const [, late = [], last = []] = pages;
  expect(late.filter((line) => line.includes(' | RD$ | '))).toHaveLength(33);
  expect(late.at(-1)).toContain('Página 287 de 300');
  const total = last.find((line) => line.startsWith('Total en RD$ | '));
  expect(total).toMatch(/^Total en RD\$ \| (\d,\d{3},\d{3}\.\d\d) \| \1$/);
});

test('the retention letter of «volumen» has 60 MB and opens at once', async () => {
  const days = { FE_A: '2026-01-01', FE_B: '2026-10-31' };
  const own = { TP_DOCUMENTO: 'CED', NU_DOCUMENTO: VOLUMEN.usuario.cedula ?? '' };
  const pdf = pdfOf(await ask(sandbox, token, request('JRCJ00580', { CD_ENTIDAD: '1', ...days, ...own, TP_CALCULO: 'P' })));
  expect(pdf.length).toBeGreaterThan(60_000_000);
  expect(pdf.length).toBeLessThan(65_000_000);
  const { count, pages } = await readPdf(pdf, { only: [1, 11] });
  expect(count).toBe(11);
  expect(pages[0]).toContain('Se anexan 10 comprobantes de retención digitalizados.');
  expect(pages[1]).toContain('Comprobante de retención No. 10, 15-11-2026');
});

test('«volumen» sees its own policies and clients, and nobody else does', async () => {
  const { rows, meta } = await callsOf(sandbox, token).list<{ numeroPoliza: number }>('/v1/polizas');
  expect([meta.totalCount, rows[0]?.numeroPoliza]).toEqual([899, 3_000_899]);
  const { meta: clients } = await callsOf(sandbox, token).list('/v1/clientes');
  expect(clients.totalCount).toBe(40);
  const other = (await signIn(sandbox, USUARIOS[0]?.userName ?? '')).token;
  const found = await send(sandbox, `GET ${CORE}/v1/polizas?numeroPoliza=3000899`, { token: other });
  expect(found.body?.meta.totalCount).toBe(0);
});
