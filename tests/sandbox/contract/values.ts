/** Texts that people and programs paste, type or forge, for every text of the contracts. */
export const HOSTILE: readonly string[] = [
  "' OR '1'='1",
  `"; DROP TABLE cliente; --`,
  '%',
  'a\0b',
  '\ud800',
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '👩‍👩‍👧‍👦🇩🇴',
  '\u202Eabc\u202C\u200F\uFEFF',
  '__proto__',
  '99999999999999999999999',
  '1e400',
  '',
  '%00%zz%C0%AF',
  'x\r\nSet-Cookie: a=1',
];

/** Pieces of an address that no encoder would write; sent as they are. */
export const RUBBISH: readonly string[] = ['%', '%E0%A4%A', '%00', "a'b(c)*!", '[]', '..'];

/** Texts that are no value of a parameter with another type. */
export const NOT_THAT_TYPE: readonly string[] = [
  'abc',
  '1.5',
  '-1',
  '1e400',
  '99999999999999999999',
  '',
  '1,2',
  '2026-13-01',
  '2026-02-30',
  '2026-11-20T00:00:00Z',
];

/** Stands for a number that JSON can write and no double can hold. */
const TOO_LARGE = '@1e400@';

/** Values of every type, for every field of a body. */
export const EVERY_TYPE: readonly unknown[] = [7, 1.5, 2 ** 53 + 2, TOO_LARGE, 'texto', '', '2026-02-30', true, null, [], {}];

/** The JSON of a body, with numbers that JSON.stringify can't write. */
export function toJson(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${TOO_LARGE}"`, '1e400');
}

/** A text as part of an address; invalid Unicode becomes the bytes of a careless program. */
export function encode(text: string): string {
  return Array.from(text, (one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
}

/** A value as a failure shows it: one short line. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length})` : text;
}
