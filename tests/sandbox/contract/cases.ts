import { type Operation, type Parameter, resolve, type Schema } from '../../contracts/support.ts';
import { ANY, type Expected } from './check.ts';
import { exampleBody, exampleParts, isOpen } from './examples.ts';
import { fieldsOf, finding, judge, objectsOf, type Path, takesText, withValue } from './schema.ts';
import { encode, EVERY_TYPE, HOSTILE, NOT_THAT_TYPE, RUBBISH, show, toJson } from './values.ts';
import type { Parts } from './wire.ts';

type Json = Record<string, unknown>;

/** An unusual call and its expected answer. */
export interface Case {
  what: string;
  parts: Parts;
  /** Makes the body from an acceptable one; only for operations with a body. */
  body?: (accepted: Json) => { text: string; expected: Expected };
  /** The expected answer, where the body does not decide it. */
  expected: Expected;
  /** Instead of the session's bearer; null sends none. */
  authorization?: string | null;
  contentType?: string;
}

const OK: Expected = { statuses: [200] };
/** Any answer that the contract allows, but no failure. */
const FITS: Expected = { statuses: [200, 400, 404, 409], field: ANY };
/** Badly encoded text may count as a text, or as an unreadable or unknown address. */
const LOST: Expected = { statuses: [200, 400, 404, 405, 409, 431] };

const refused = (field: string): Expected => ({ statuses: [400], field });

const required = (one: Parameter) => one.required === true;

/** Every example, and the parameters without the optional ones and one by one. */
export function exampleCases(operation: Operation): Case[] {
  const whole = exampleParts(operation);
  if (operation.body) {
    const examples = operation.body.examples as [name: string, value: Json][];
    return examples.map(([name, value]) => ({
      ...keeping(`example ${name}`, whole, OK),
      // The tokens of an example belong to no session.
      body: (body) => ({ text: toJson(operation.operationId === 'refreshToken' ? body : value), expected: OK }),
    }));
  }
  const alone = operation.parameters.filter((one) => !required(one) && one.example !== undefined);
  return [
    keeping('example', whole, OK),
    keeping('only what is required', exampleParts(operation, required), OK),
    ...alone.map((only) =>
      keeping(
        `only ${only.name}`,
        exampleParts(operation, (one) => required(one) || one === only),
        OK,
      ),
    ),
  ];
}

/** Missing required parameters and fields, every wrong type, unknown names, and bodies that are no JSON. */
export function shapeCases(operation: Operation): Case[] {
  const whole = exampleParts(operation);
  const { bundle, parameters, body } = operation;
  const cases = [accepted(operation, 'an unknown query name', withQuery(whole, 'sobra', '1'), refused('sobra'))];
  for (const parameter of parameters) {
    const { name } = parameter;
    const parts = exampleParts(operation, (one) => one !== parameter);
    if (parameter.required && parameter.in === 'query') cases.push(keeping(`without ${name}`, parts, refused(name)));
    if (!takesText(resolve<Schema>(bundle, parameter.schema)) || parameter.in === 'query') {
      for (const text of texts(parameter, NOT_THAT_TYPE)) cases.push(parameterCase(operation, parameter, text));
    }
    if (parameter.in === 'query') {
      const twice = withQuery(withQuery(parts, name, 'a'), name, 'b');
      cases.push(keeping(`${name} twice`, twice, refused(name)));
      cases.push(keeping(`${name} as an object`, withQuery(parts, `${name}[a]`, '1'), { statuses: [400] }));
    }
  }
  if (!body) return cases;
  for (const field of fieldsOf(bundle, body.schema)) {
    if (field.required) cases.push(fieldCase(operation, whole, field.path, undefined));
    for (const value of EVERY_TYPE) cases.push(fieldCase(operation, whole, field.path, value));
  }
  for (const path of objectsOf(bundle, body.schema)) {
    for (const extra of ['sobra', '__proto__']) cases.push(fieldCase(operation, whole, [...path, extra], { a: 1 }));
  }
  for (const text of ['', '{', 'null', '[]', '{}', '7', '"texto"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]) {
    cases.push(bodyCase(`body ${show(text)}`, whole, { text, expected: { statuses: [400] } }));
  }
  for (const contentType of ['text/plain', 'application/xml', '']) {
    const unread = { text: toJson(exampleBody(operation)), expected: { statuses: [415] } };
    cases.push({ ...bodyCase(`body as «${contentType}»`, whole, unread), contentType });
  }
  return cases;
}

/** Hostile values in every text of the parameters and of the body. */
export function hostileCases(operation: Operation): Case[] {
  const { bundle, parameters, body } = operation;
  const cases: Case[] = [];
  for (const parameter of parameters) {
    if (takesText(resolve<Schema>(bundle, parameter.schema))) {
      for (const text of texts(parameter, HOSTILE)) cases.push(parameterCase(operation, parameter, text));
    }
    for (const raw of texts(parameter, RUBBISH)) {
      const parts = withText(
        exampleParts(operation, (one) => one !== parameter),
        parameter,
        raw,
      );
      cases.push(keeping(`${parameter.name} is ${raw}, as it is`, parts, LOST));
    }
  }
  if (!body) return cases;
  const whole = exampleParts(operation);
  for (const field of fieldsOf(bundle, body.schema)) {
    if (!takesText(field.schema)) continue;
    for (const text of HOSTILE) cases.push(fieldCase(operation, whole, field.path, text));
  }
  return cases;
}

/** No bearer, and expired or forged bearers; calls of the account that need no bearer accept them all. */
export function bearerCases(operation: Operation, bad: Record<string, string | null>): Case[] {
  const whole = exampleParts(operation);
  const open = isOpen(operation);
  const expected = open ? OK : { statuses: [401] };
  return Object.entries(bad).map(([what, authorization]) => ({ ...accepted(operation, what, whole, expected), authorization }));
}

function keeping(what: string, parts: Parts, expected: Expected): Case {
  return { what, parts, expected };
}

/** With a body that would be accepted, where the operation has one. */
function accepted(operation: Operation, what: string, parts: Parts, expected: Expected): Case {
  const one = keeping(what, parts, expected);
  return operation.body ? { ...one, body: (body) => ({ text: toJson(body), expected }) } : one;
}

/** Texts that a parameter can carry, without '' in a path, which is another address. */
function texts(parameter: Parameter, all: readonly string[]): readonly string[] {
  return parameter.in === 'path' ? all.filter((text) => text !== '') : all;
}

function bodyCase(what: string, parts: Parts, body: { text: string; expected: Expected }): Case {
  return { ...keeping(what, parts, body.expected), body: () => body };
}

/** A field of the body with another value: the contract decides the expected answer. */
function fieldCase(operation: Operation, parts: Parts, path: Path, value: unknown): Case {
  const { bundle, body } = operation;
  const field = path.join('.');
  // Calls without a bearer may refuse an unknown user or token.
  const fits = isOpen(operation) ? { statuses: [200, 401] } : FITS;
  const make = (base: Json) => {
    const text = toJson(withValue(base, path, value));
    const good = body !== undefined && finding(bundle, body.schema, JSON.parse(text)) === '';
    return { text, expected: good ? fits : refused(field) };
  };
  return { ...keeping(value === undefined ? `without ${field}` : `${field}: ${show(value)}`, parts, FITS), body: make };
}

function parameterCase(operation: Operation, parameter: Parameter, text: string): Case {
  const parts = withText(
    exampleParts(operation, (one) => one !== parameter),
    parameter,
    encode(text),
  );
  const what = `${parameter.name}=${show(text)}`;
  const verdict = judge(operation.bundle, parameter, text);
  return keeping(what, parts, verdict === 'bad' ? refused(parameter.name) : FITS);
}

function withText(parts: Parts, { name, in: place }: Parameter, text: string): Parts {
  return place === 'query' ? withQuery(parts, name, text) : { ...parts, path: { ...parts.path, [name]: text } };
}

function withQuery(parts: Parts, name: string, text: string): Parts {
  return { ...parts, query: [...parts.query, [name, text]] };
}
