// `npm run generate [-- --out DIR]`: docs/assumptions.md from docs/assumptions/by-hand.md and the
// `x-assumed` marks of the bundles. tests/contracts/drift.test.ts compares the committed page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { child, componentNames, isObject, type Json, type JsonObject, text } from './json.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const outAt = process.argv.indexOf('--out');
const out = outAt > 0 ? resolve(process.argv[outAt + 1] ?? '') : root;

interface Assumption {
  /** Name of the call, or words for several calls. */
  where: string;
  /** The parameter or field; empty for the call. */
  what: string;
  /** The contract's statement. */
  says: string;
  why: string;
}

interface Call {
  name: string;
  tag: string;
  node: JsonObject;
  parameters: Set<string>;
  body: Set<string>;
  answer: Set<string>;
}

function callsOf(document: JsonObject): Call[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => {
      const node = isObject(operation) ? operation : {};
      const [tag] = Array.isArray(node['tags']) ? node['tags'] : [];
      return {
        name: `\`${method.toUpperCase()} ${path}\``,
        tag: text(tag),
        node,
        parameters: componentNames(document, node['parameters'] ?? null, 'parameters'),
        body: componentNames(document, node['requestBody'] ?? null, 'schemas'),
        answer: componentNames(document, child(node, 'responses')['200'] ?? null, 'schemas'),
      };
    }),
  );
}

/** "`GET /v1/a` and `GET /v1/b`", or their number when the list would be long. */
function callList(calls: readonly Call[]): string {
  const names = calls.map(({ name }) => name);
  return names.length > 3 ? `${names.length} calls, such as ${names[0] ?? ''}` : names.join(' and ');
}

function marksOf(schema: Json, field = ''): { what: string; node: JsonObject }[] {
  if (!isObject(schema)) return [];
  const own = typeof schema['x-assumed'] === 'string' ? [{ what: field, node: schema }] : [];
  const inner = Object.entries(child(schema, 'properties')).flatMap(([name, property]) => marksOf(property, name));
  return [...own, ...inner];
}

function assumption(where: string, what: string, node: JsonObject): Assumption {
  return { where, what, says: text(node['description']), why: text(node['x-assumed']) };
}

function assumptionsOf(document: JsonObject): Map<string, Assumption[]> {
  const calls = callsOf(document);
  const byTag = new Map<string, Assumption[]>(calls.map(({ tag }) => [tag, []]));
  const add = (concerned: readonly Call[], one: Assumption) => byTag.get(concerned[0]?.tag ?? '')?.push(one);
  for (const call of calls) {
    if ('x-assumed' in call.node) add([call], { ...assumption(call.name, '', call.node), says: text(call.node['summary']) });
    for (const parameter of Array.isArray(call.node['parameters']) ? call.node['parameters'] : []) {
      if (!isObject(parameter) || !('x-assumed' in parameter)) continue;
      add([call], assumption(call.name, `${text(parameter['in'])} \`${text(parameter['name'])}\``, parameter));
    }
  }
  const components = child(document, 'components');
  for (const [name, parameter] of Object.entries(child(components, 'parameters'))) {
    if (!isObject(parameter) || !('x-assumed' in parameter)) continue;
    const users = calls.filter(({ parameters }) => parameters.has(name));
    add(users, assumption(callList(users), `${text(parameter['in'])} \`${text(parameter['name'])}\``, parameter));
  }
  for (const [name, schema] of Object.entries(child(components, 'schemas'))) {
    const senders = calls.filter(({ body }) => body.has(name));
    const readers = calls.filter(({ answer }) => answer.has(name));
    const users = senders.length > 0 ? senders : readers;
    const part = senders.length > 0 ? 'body' : 'answer';
    for (const { what, node } of marksOf(schema)) {
      const field = what === '' ? `${part}, \`${name}\`` : `${part}, \`${name}.${what}\``;
      add(users, assumption(callList(users), field, node));
    }
  }
  return byTag;
}

/** One line per assumption, or per group of fields or calls with the same reason. */
function lines(assumptions: readonly Assumption[]): string[] {
  const byCall = Map.groupBy(assumptions, ({ where, says, why }) => JSON.stringify([where, says, why]));
  const merged = Array.from(byCall.values(), (group) => ({ ...first(group), what: fieldList(group.map(({ what }) => what)) }));
  const byField = Map.groupBy(merged, ({ what, says, why }) => JSON.stringify([what, says, why]));
  return Array.from(byField.values(), (group) => {
    const { what, says, why } = first(group);
    const where = group.map((one) => one.where).join(', ');
    return `- ${where}${what === '' ? '' : `, ${what}`}${says === '' ? '' : `: ${says.replace(/\.$/, '')}`}. _${why}_`;
  });
}

/** First item of a group, which is never empty. */
function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('empty group');
  return item;
}

/** Fields as one text that names their place (query, body) once: "query `a`, `b`". */
function fieldList(fields: readonly string[]): string {
  return fields.map((field, index) => (index === 0 ? field : field.replace(/^[^`]*/, ''))).join(', ');
}

const sections: string[] = [];
for (const [name, title] of [
  ['auth', 'Authorisation service'],
  ['core', 'Core service'],
  ['reports', 'Report service'],
] as const) {
  const document = JSON.parse(readFileSync(join(root, `openapi/bundle/${name}.json`), 'utf8')) as JsonObject;
  sections.push(`### ${title}`);
  for (const [tag, assumptions] of assumptionsOf(document)) {
    if (assumptions.length > 0) sections.push(`**${tag}**`, lines(assumptions).join('\n'));
  }
}

const byHand = readFileSync(join(root, 'docs/assumptions/by-hand.md'), 'utf8').trim();
const page = `<!-- Generated by \`npm run generate\` from docs/assumptions/by-hand.md and openapi/. Do not edit. -->

${byHand}

## Names and shapes on the wire

What the contracts in \`openapi/\` had to assume, each with what they say and, in italics, what the specification leaves open.
To correct one, change it in its contract and run \`npm run generate\`.

${sections.join('\n\n')}
`;
mkdirSync(join(out, 'docs'), { recursive: true });
writeFileSync(join(out, 'docs/assumptions.md'), page);
