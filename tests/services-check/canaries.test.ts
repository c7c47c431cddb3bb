import { expect, test } from 'vitest';
import { isObject } from '../../tools/codegen/json.ts';
import { sandboxForFile, signIn } from '../sandbox/support.ts';
import { type Change, wire } from './changing-proxy.ts';
import { checkServices, startChangingProxy } from './check-services.ts';

const sandbox = await sandboxForFile();

/** Marks of the services' values: a word, a year and the start of a number that occur nowhere else. */
const marks = { word: 'Qanario', year: '2999', number: '86420' };
const looksLikeIt = /qanario|2999|8[.,]?6[.,]?4[.,]?2[.,]?0/i;

/** Turns every text, day and number of a service into a canary, and canaries in parameters back. */
function canaries(token: string): Change {
  const words = new Map<string, string>();
  const values = new Map<string, string>();
  const text = (value: string) => {
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) return marks.year + value.slice(4);
    const known = words.get(value) ?? `${marks.word}${String.fromCharCode(65 + (words.size % 26))}${words.size} Pérez @/-:`;
    words.set(value, known);
    values.set(known, value);
    return known;
  };
  const turned = (value: unknown, isMeta = false): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number' && !isMeta) return Number(`${marks.number}${value}`);
    if (Array.isArray(value)) return value.map((one) => turned(one));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one, isMeta || name === 'meta')]));
  };
  const back = (value: string) => values.get(value) ?? value.replace(new RegExp(`^${marks.number}`), '');
  return {
    ask: (asked) => {
      asked.path = asked.path
        .split('/')
        .map((part) => encodeURIComponent(back(decodeURIComponent(part))))
        .join('/');
      for (const [name, value] of Array.from(asked.query)) asked.query.set(name, back(value));
      if (asked.headers['authorization'] !== 'Bearer no-vale') asked.headers['authorization'] = `Bearer ${token}`;
      if (asked.path.endsWith('/token/refresh'))
        return { json: wire({ title: '', messages: [], value: { token: 'a', refreshToken: 'b' } }) };
      return undefined;
    },
    tell: (told) => {
      const json = turned(told.json);
      if (isObject(json)) {
        // A document or an address as a name, too.
        Object.assign(json, {
          [`${marks.word}00113918205`]: 1,
          'qanario@ejemplo.do': marks.word,
          extra: { [`${marks.number}11`]: marks.word },
        });
        const roles = isObject(json['value']) ? json['value']['roles'] : undefined;
        if (Array.isArray(roles) && isObject(json['value'])) json['value']['roles'] = [{ id: 32 }];
      }
      told.json = wire(json);
      Object.assign(told.headers, {
        'x-usuario': marks.word,
        'retry-after': marks.word,
        server: marks.word,
        link: `<${marks.word}>`,
      });
    },
  };
}

test('no value of a service stands in the page, the JSON, the overlay or the terminal', async () => {
  const { token } = await signIn(sandbox, 'intermediario');
  const url = await startChangingProxy(sandbox.url, [canaries(token)]);
  const { report, ...written } = await checkServices(url, { args: ['--reports'] });
  // The walk was complete and filled every part of the report.
  expect(report.ended).toBeNull();
  expect(report.calls).toBeGreaterThan(120);
  expect(report.differences.length).toBeGreaterThan(30);
  for (const [name, text] of Object.entries(written)) {
    const lines = String(text)
      .split('\n')
      .filter((line) => looksLikeIt.test(line));
    expect([name, lines]).toEqual([name, []]);
  }
  expect(written.output + written.html).not.toContain('intermediario ');
});

test('the messages of a failing service are not in any output', async () => {
  const failing: Change = {
    ask: ({ path }) =>
      path.endsWith('/authenticate') ? { json: wire({ value: { token: marks.word, refreshToken: marks.word } }) } : undefined,
    tell: (told, { path }) => {
      if (path.endsWith('/authenticate')) return;
      told.json = wire({ title: marks.word, messages: [`El cliente ${marks.word} no existe`], error: marks.word });
      told.status = path.endsWith('/v1/sexos') ? 409 : 500;
    },
  };
  const url = await startChangingProxy(sandbox.url, [failing]);
  const { report, html, json, output, errors } = await checkServices(url);
  expect(report.differences.length).toBeGreaterThan(30);
  for (const text of [html, json, output, errors]) expect(text).not.toMatch(looksLikeIt);
});
