import { describe, expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const pdf = '%PDF-1.7\n%âãÏÓ\nthe rest\u0000\u00FF';
const base64 = btoa(pdf);
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const answer = (value: unknown) => bytesOf(JSON.stringify({ title: 'Reporte generado', messages: [], value }));

async function read(bytes: ArrayBuffer, format: 'pdf' | 'xlsx' = 'pdf') {
  const value = await readReport(new Blob([bytes]), format);
  if (value.kind !== 'file') return value;
  return { type: value.file.type, text: new TextDecoder('latin1').decode(await value.file.arrayBuffer()) };
}

describe('A document in base64', () => {
  test.each([
    ['as it is', base64],
    ['as an address of its own', `data:application/pdf;base64,${base64}`],
    ['as an address of its own, with a charset', `DATA:application/pdf;charset=utf-8;base64,${base64}`],
    ['in lines', base64.replaceAll(/.{8}/g, '$&\r\n')],
    ['with spaces around it', `  ${base64}\n`],
    ['in the alphabet of addresses, without padding', base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ])('is read %s', async (_, value) => {
    expect(await read(answer(value))).toEqual({ type: 'application/pdf', text: pdf });
  });

  test('may have a few bytes before its head', async () => {
    const text = `${' '.repeat(900)}${pdf}`;
    expect(await read(answer(btoa(text)))).toEqual({ type: 'application/pdf', text });
  });

  test('is a spreadsheet where one was requested', async () => {
    const xlsx = 'PK\u0003\u0004rest';
    expect(await read(answer(btoa(xlsx)), 'xlsx')).toEqual({
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      text: xlsx,
    });
  });
});

test.each(['https://archivos.ejemplo.do/x.pdf', 'http://127.0.0.1:1/x', 'javascript:alert(1)', 'file:///x'])(
  '%s is a link, whatever its host',
  async (address) => {
    expect(await read(answer(` ${address} `))).toEqual({ kind: 'link', address });
  },
);

test.each([
  ['HTML in base64', answer(btoa('<!doctype html><script>alert(1)</script>'))],
  ['JSON in base64', answer(btoa('{"error":true}'))],
  ['nothing', answer('')],
  ['blanks', answer(' \n')],
  ['no base64', answer('¡no es base64!')],
  ['a path', answer('/archivos/x.pdf')],
  ['its head too late', answer(btoa(`${' '.repeat(1100)}${pdf}`))],
  ['an address of its own without a comma', answer(`data:${base64}`)],
  ['no text', answer(null)],
  ['a number', answer(7)],
  ['no value', bytesOf('{"title":"x","messages":[]}')],
  ['no envelope', bytesOf('[1]')],
  ['no JSON', bytesOf('<html></html>')],
  ['half an answer', answer(base64).slice(0, 40)],
  ['no UTF-8', new Uint8Array([0xff, 0xfe, 0x22]).buffer],
  ['no bytes', new ArrayBuffer(0)],
])('%s is unreadable', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ kind: 'unreadable' });
});

test('A PDF is no spreadsheet, and a spreadsheet is no PDF', async () => {
  expect(await read(answer(base64), 'xlsx')).toEqual({ kind: 'unreadable' });
  expect(await read(answer(btoa('PK\u0003\u0004')), 'pdf')).toEqual({ kind: 'unreadable' });
});
