import { describe, expect, test } from 'vitest';
import { attachmentWords } from './attachment-words.ts';
import { roomText } from './reply-form.ts';
import { groupByDay, timeText } from './thread-days.ts';

test.each([
  ['', null],
  ['a'.repeat(1799), null],
  ['a'.repeat(1800), 'Quedan 200 caracteres'],
  [` ${'👍'.repeat(1999)} `, 'Queda 1 carácter'],
  ['a'.repeat(2000), 'Quedan 0 caracteres'],
  ['a'.repeat(2001), 'Sobra 1 carácter'],
  ['a'.repeat(2012), 'Sobran 12 caracteres'],
])('Room for %#: %j', (text, said) => {
  expect(roomText(text)).toBe(said);
});

describe('The files of a comment', () => {
  const one = 'Trae un archivo adjunto que no se puede abrir aquí';
  test.each([
    [undefined, null],
    [null, null],
    [[], null],
    [[{ file_name: 'cédula.jpg' }], `${one}: cédula.jpg.`],
    [[{ file_name: null }], `${one}.`],
    [[{}], `${one}.`],
    [[{ file_name: ' \u200b ' }], `${one}.`],
    [[{ file_name: 'factura\u202Efdp.exe' }], `${one}: facturafdp.exe.`],
    [
      [{ file_name: 'a.pdf' }, {}, { file_name: 'b.png' }],
      'Trae 3 archivos adjuntos que no se pueden abrir aquí: a.pdf y b.png.',
    ],
  ])('%j are described as %j', (attachments, words) => {
    expect(attachmentWords({ attachments })).toBe(words);
  });
});

const at = (id: number, created_at: string | null) => ({ id, created_at });

const now = Date.UTC(2026, 10, 21, 3, 30);

test.each([
  ['2026-11-21T03:20:00Z', 'hace 10 minutos'],
  ['2026-11-20T04:00:00Z', 'hace 23 horas'],
  ['2026-11-21T03:31:00Z', 'hace un momento'],
  // Two comments of one day need their times: 'hace 3 días' and 'hace 4 días' would differ.
  ['2026-11-17T04:00:00Z', '00:00'],
  ['2026-11-17T13:20:00Z', '09:20'],
  ['2026-11-18T03:59:59Z', '23:59'],
  [null, '--'],
  ['ayer', '--'],
])('a comment of %s was written %s', (written, said) => {
  expect(timeText(written, now)).toBe(said);
});

const days = (...comments: ReturnType<typeof at>[]) =>
  groupByDay(comments, now).map(({ name, comments: of }) => [name, of.map(({ id }) => id)]);

describe('Days of a thread', () => {
  test('are those of Santo Domingo, where it is still the 20th', () => {
    expect(
      days(
        at(1, '2026-11-19T03:59:59Z'),
        at(2, '2026-11-19T04:00:00Z'),
        at(3, '2026-11-20T04:00:00Z'),
        at(4, '2026-11-21T03:20:00Z'),
      ),
    ).toEqual([
      ['18-11-2026', [1]],
      ['Ayer', [2]],
      ['Hoy', [3, 4]],
    ]);
  });

  test('keep a comment without a time with the one before', () => {
    expect(days(at(1, null), at(2, '2026-11-20T12:00:00Z'), at(3, 'ayer'), at(4, null))).toEqual([
      ['--', [1]],
      ['Hoy', [2, 3, 4]],
    ]);
    expect(days()).toEqual([]);
  });
});
