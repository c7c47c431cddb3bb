import { beforeEach, describe, expect, test } from 'vitest';
import { ask, fetchFile, pdfOf, readPdf, requestOf, valueOf } from './reportes.ts';
import { CORE, REPORTS, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'intermediario');
const corredora = (await signIn(sandbox, 'corredora')).token;
/** How a packed spreadsheet begins. */
const XLSX = /^PK.{2}/s;

beforeEach(() => sandbox.setFail(''));

/** The value of the next report, a policy unless another is named, with a fault in it. */
async function faulty(fault: string, name = 'polizaEmitida', base = REPORTS): Promise<string> {
  sandbox.setFail(`POST /v1/reportes=value:${fault}x1`);
  return valueOf(await ask(sandbox, token, requestOf(name), base));
}

async function textOf(response: Response): Promise<string> {
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

/** The value of the next spreadsheet, with a fault in it. */
const faultySheet = (fault: string): Promise<string> => faulty(fault, 'saldoAntiguedadDescarga');

const decoded = (value: string): string => Buffer.from(value, 'base64').toString();

/** The lines of the policy as it comes without any fault. */
async function policy(): Promise<string[][]> {
  return (await readPdf(pdfOf(await ask(sandbox, token, requestOf('polizaEmitida'))))).pages;
}

describe('the value of a PDF', () => {
  test.each([REPORTS, CORE])('link: is an address of %s that wants the bearer of its owner', async (base) => {
    const link = await faulty('link', 'polizaEmitida', base);
    expect(link).toMatch(new RegExp(`^${sandbox.url}${base}/archivos/[0-9a-f]{32}/JRTE10061\\.pdf$`));
    const statuses = [(await fetchFile(link)).status, (await fetchFile(link, corredora)).status];
    expect(statuses).toEqual([401, 404]);
    const response = await fetchFile(link, token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await readPdf(Buffer.from(await response.arrayBuffer()))).pages).toEqual(await policy());
  });

  test('link: begins with https behind a front that has it', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    sandbox.setFail('POST /v1/reportes=value:linkx1');
    const body = requestOf('polizaEmitida');
    const link = valueOf(await send(sandbox, `POST ${REPORTS}/v1/reportes`, { token, body, headers }));
    expect(link).toMatch(new RegExp(`^https://127\\.0\\.0\\.1:${sandbox.port}${REPORTS}/archivos/`));
  });

  test('dataurl: is base64 behind its type', async () => {
    const [type, base64 = ''] = (await faulty('dataurl')).split(',');
    expect(type).toBe('data:application/pdf;base64');
    expect((await readPdf(Buffer.from(base64, 'base64'))).pages).toEqual(await policy());
  });

  test('wrapped: is of the alphabet of addresses, in lines of 76', async () => {
    const value = await faulty('wrapped');
    const lines = value.split('\r\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.slice(0, -1).every((line) => /^[\w-]{76}$/.test(line))).toBe(true);
    expect(value).toMatch(/[-_]/);
    expect((await readPdf(Buffer.from(lines.join(''), 'base64url'))).pages).toEqual(await policy());
  });

  test('password: opens with «portal» and with nothing else', async () => {
    const pdf = Buffer.from(await faulty('password'), 'base64');
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    await expect(readPdf(pdf, { password: 'otra' })).rejects.toMatchObject({ name: 'PasswordException' });
    expect((await readPdf(pdf, { password: 'portal' })).pages).toEqual(await policy());
  });

  test('half: begins as a PDF and can not be read', async () => {
    const half = Buffer.from(await faulty('half'), 'base64');
    const whole = pdfOf(await ask(sandbox, token, requestOf('polizaEmitida')));
    expect(half.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Math.abs(half.length - whole.length / 2)).toBeLessThan(20);
    await expect(readPdf(half)).rejects.toMatchObject({ name: 'InvalidPDFException' });
  });

  test.each([
    ['empty', /^$/],
    ['notpdf', /^Este archivo no es/],
    ['html', /^<!doctype html>/],
    ['json', /^\{"title":/],
  ])('%s: is no PDF', async (fault, begins) => {
    expect(decoded(await faulty(fault))).toMatch(begins);
  });

  test('foreign: is an address of another host', async () => {
    expect(await faulty('foreign')).toBe('https://ejemplo.invalid/JRTE10061.pdf');
  });

  test.each([REPORTS, CORE])('redirect: is an address of %s that leads to another host', async (base) => {
    const link = await faulty('redirect', 'polizaEmitida', base);
    expect(link).toBe(`${sandbox.url}${base}/archivos/redireccion/JRTE10061.pdf`);
    expect((await fetchFile(link)).status).toBe(401);
    const response = await fetchFile(link, token);
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://ejemplo.invalid/JRTE10061.pdf']);
  });
});

describe('the value of a spreadsheet', () => {
  test.each<[string, RegExp]>([
    ['link', XLSX],
    ['password', XLSX],
    ['notpdf', /^Este archivo no es/],
    ['html', /^<!doctype html>/],
    ['json', /^\{"title":/],
  ])('%s: is a link to a file that begins with %s', async (fault, begins) => {
    const link = await faultySheet(fault);
    expect(link).toMatch(/\/archivos\/[0-9a-f]{32}\/saldoporantiguedad\.xlsx$/);
    expect(await textOf(await fetchFile(link, token))).toMatch(begins);
  });

  test('half: is a link to half a spreadsheet', async () => {
    const [half, whole] = [await faultySheet('half'), await faultySheet('link')];
    const [cut, all] = [await textOf(await fetchFile(half, token)), await textOf(await fetchFile(whole, token))];
    expect(cut).toMatch(XLSX);
    expect(Math.abs(cut.length - all.length / 2)).toBeLessThan(50);
  });

  test('empty, dataurl, wrapped, foreign and redirect work as for a PDF', async () => {
    expect(await faultySheet('empty')).toBe('');
    const [type, base64 = ''] = (await faultySheet('dataurl')).split(',');
    expect(type).toBe('data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64');
    expect(decoded(base64)).toMatch(XLSX);
    expect(decoded((await faultySheet('wrapped')).replaceAll('\r\n', ''))).toMatch(XLSX);
    expect(await faultySheet('foreign')).toBe('https://ejemplo.invalid/saldoporantiguedad.xlsx');
    const response = await fetchFile(await faultySheet('redirect'), token);
    expect(response.headers.get('location')).toBe('https://ejemplo.invalid/saldoporantiguedad.xlsx');
  });
});

test('a fault lasts as often as it says, and leaves refusals alone', async () => {
  sandbox.setFail('POST /v1/reportes=value:emptyx2,POST /v1/reportes=value:foreignx1');
  const refused = await ask(sandbox, token, requestOf('polizaEmitida', { NU_POLIZA: undefined }));
  expect(refused.status).toBe(400);
  const values = [];
  for (let count = 0; count < 3; count += 1) values.push(valueOf(await ask(sandbox, token, requestOf('polizaEmitida'))));
  expect(values).toEqual(['', 'https://ejemplo.invalid/JRTE10061.pdf', expect.stringMatching(/^JVBERi0/)]);
});

test.each([
  ['GET /v1/clientes=value:link', '«value:link» solo sirve para POST /v1/reportes'],
  ['POST /v1/reportes=value:otro', '«value:otro» no es value: seguido de link, notpdf, empty'],
  ['POST /v1/reportes=value:', 'no entiendo'],
  ['POST /v1/reportes=value:linkx0', 'no entiendo'],
])('"%s" is refused with one line', (list, line) => {
  expect(() => sandbox.setFail(list)).toThrow(line);
});
