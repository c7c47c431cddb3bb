import express, { type RequestHandler } from 'express';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enforce, readContracts } from '../../sandbox/contracts.ts';
import { toEnvelope } from '../../sandbox/envelope.ts';
import { AUTH, CORE, REPORTS, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'intermediario');
const AUTHENTICATE = `POST ${AUTH}/v1/account/authenticate`;
const CLIENTES = `GET ${CORE}/v1/clientes`;

afterEach(() => vi.restoreAllMocks());

describe('a query that the contract refuses is a 400 that names the field', () => {
  test.each([
    ['pageNumber=0', 'El campo «pageNumber» debe ser mayor o igual que 1.'],
    ['pageNumber=-1', 'El campo «pageNumber» debe ser mayor o igual que 1.'],
    ['pageNumber=abc', 'El campo «pageNumber» debe ser un número entero.'],
    ['pageNumber=1.5', 'El campo «pageNumber» debe ser un número entero.'],
    ['pageNumber=1e400', 'El campo «pageNumber» debe ser un número entero.'],
    ['pageNumber=1000001', 'El campo «pageNumber» debe ser menor o igual que 1000000.'],
    ['pageSize=201', 'El campo «pageSize» debe ser menor o igual que 200.'],
    ['pageSize=', 'El parámetro «pageSize» está vacío.'],
    ['pageSize=10&pageSize=20', 'El campo «pageSize» debe ser un número entero.'],
    ['idTipoPersona=99999999999999999999', 'El campo «idTipoPersona» debe ser menor o igual que 9007199254740991.'],
    ['idTipoPersona=1)', 'El parámetro «idTipoPersona» tiene caracteres sin codificar.'],
    ['zonaRazonSocial[a]=1', 'El campo «zonaRazonSocial» debe ser un texto.'],
    ['otra=1', 'El parámetro «otra» no existe en esta consulta.'],
    ['__proto__=1', 'El parámetro «__proto__» no existe en esta consulta.'],
  ])('%s', async (query, message) => {
    const { status, body } = await send(sandbox, `${CLIENTES}?${query}`, { token });
    expect([status, body]).toEqual([400, { title: 'Solicitud no válida', messages: [message] }]);
  });
});

describe('a body that the contract refuses', () => {
  test.each([
    ['{', 400, 'El cuerpo de la solicitud no es JSON válido.'],
    ['null', 400, 'El cuerpo de la solicitud no es JSON válido.'],
    ['[]', 400, 'El cuerpo de la solicitud debe ser un objeto.'],
    ['{}', 400, 'Falta el campo «userName».'],
    ['{"userName":"a"}', 400, 'Falta el campo «password».'],
    ['{"userName":"","password":"x"}', 400, 'El campo «userName» no puede estar vacío.'],
    ['{"userName":7,"password":"x"}', 400, 'El campo «userName» debe ser un texto.'],
    ['{"userName":"a","password":null}', 400, 'El campo «password» debe ser un texto.'],
    ['{"userName":"a","password":"x","otro":1}', 400, 'El campo «otro» no está permitido.'],
    [`{"userName":"a","password":"${'x'.repeat(201)}"}`, 400, 'El campo «password» no puede tener más de 200 caracteres.'],
    [`"${'x'.repeat(16 * 1024 * 1024)}"`, 413, 'El cuerpo de la solicitud pasa de 16 MB.'],
  ])('%.60s', async (text, expected, message) => {
    const { status, body } = await send(sandbox, AUTHENTICATE, { body: text });
    expect([status, body?.messages]).toEqual([expected, [message]]);
  });

  test.each([
    ['params.0.value', { name: 'JRTE10069', params: [{ key: 'a' }], format: 'pdf' }, 'Falta el campo «params.0.value».'],
    ['format', { name: 'JRTE10069', params: [], format: 'xls' }, 'El campo «format» debe ser uno de estos valores: pdf.'],
    ['params', { name: 'JRTE10069', params: {}, format: 'pdf' }, 'El campo «params» debe ser una lista.'],
  ])('in the reports: %s', async (_name, body, message) => {
    const answer = await send(sandbox, `POST ${REPORTS}/v1/reportes`, { token, body });
    expect([answer.status, answer.body?.messages]).toEqual([400, [message]]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=latin1', 'x'])(
    'of the type %s is a 415',
    async (type) => {
      const body = '{"userName":"intermediario","password":"Portal-2026"}';
      const { status, body: answer } = await send(sandbox, AUTHENTICATE, { body, headers: { 'Content-Type': type } });
      expect([status, answer?.title]).toEqual([415, 'Formato no admitido']);
    },
  );
});

describe('an address that the contract does not have', () => {
  test.each([
    [`GET ${CORE}/v1/nada`, 404],
    [`GET ${CORE}`, 404],
    [`GET ${CORE}/V1/clientes`, 404],
    [`GET ${CORE}/v1/clientes/%E0%A4%A`, 400],
    ['GET /servicios/otro/v1/clientes', 404],
    ['GET /nada', 404],
    [`DELETE ${CORE}/v1/clientes`, 405],
    [`OPTIONS ${CORE}/v1/clientes`, 405],
    [`GET ${AUTH}/v1/account/authenticate`, 405],
  ])('%s is a %i', async (operation, expected) => {
    const { status, body, headers } = await send(sandbox, operation, { token });
    expect(status).toBe(expected);
    expect(Object.keys(body ?? {})).toEqual(['title', 'messages']);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

test('a report without one of its parameters is refused with the name of the parameter', async () => {
  const body = { name: 'JRTE10069', params: [{ key: 'CD_ENTIDAD', value: '1' }], format: 'pdf' };
  const answer = await send(sandbox, `POST ${REPORTS}/v1/reportes`, { token, body });
  expect([answer.status, answer.body?.messages]).toEqual([400, ['Falta el parámetro «FE_CORTE».']]);
});

test.each([
  ['an address of 17 KB', `GET ${CORE}/v1/clientes?zonaRazonSocial=${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '431'],
  ['a line that is no HTTP', 'HOLA\r\n\r\n', '400'],
])('%s is refused in the envelope', async (_name, raw, status) => {
  const socket = connect(sandbox.port, '127.0.0.1');
  socket.write(raw);
  const answer = await readAll(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as object)).toEqual(['title', 'messages']);
});

test('an answer that breaks the contract is a 500, reported on stderr', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const contract = readContracts().core;
  const app = express();
  const wrong = { title: 'Consulta de tipo de personas', messages: [], value: [{ id: 1, nombre: 'Natural', extra: true }] };
  const answer: RequestHandler = (_req, res) => {
    res.json(wrong);
  };
  app.use(contract.base, ...enforce(contract, () => true), answer, toEnvelope);
  const server = app.listen(0);
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    const { status, body } = await send({ url: `http://127.0.0.1:${address.port}` }, `GET ${CORE}/v1/tipopersonas`, {
      token: 'x',
    });
    expect([status, body]).toEqual([500, { title: 'Error del servicio', messages: ['Ocurrió un error inesperado.'] }]);
    expect(complaints).toHaveBeenCalledOnce();
  } finally {
    server.close();
  }
});
