import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../tools/services-check/arguments.ts';
import { runCommand } from '../../tools/services-check/command.ts';
import { createSender } from '../../tools/services-check/send.ts';
import { readContract, ROOT } from '../../tools/services-check/contract.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { sandboxForFile, temporaryFolder } from '../sandbox/support.ts';
import { type Change, wire } from './changing-proxy.ts';
import { checkServices, keptScreen, servicesAt, startChangingProxy } from './check-services.ts';

const sandbox = await sandboxForFile({ attempts: 1 });
const folder = temporaryFolder();

/** The text on the screen after the last line of progress was erased. */
const sentence = (text: string) => text.split('\u001B[2K').at(-1)?.trim();

const at = (change: Change) => startChangingProxy(sandbox.url, [change]);

describe('An impossible check ends with one sentence, status 2 and the results so far', () => {
  test('no network', async () => {
    const gone = await startSandbox();
    await gone.close();
    const { status, errors, report } = await checkServices(gone.url);
    expect(status).toBe(2);
    expect(sentence(errors)).toMatch(
      /^No se llega a 127\.0\.0\.1:\d+ \(ECONNREFUSED\): comprueba la red y «servicios» de config\.json\.$/,
    );
    expect([report.calls, report.counts.confirmed, report.counts.contradicted]).toEqual([1, 0, 0]);
  });

  test('a wrong password, and then a user who is locked out', async () => {
    const wrong = await checkServices(sandbox.url, { password: 'mala', user: 'sociedad' });
    expect([wrong.status, sentence(wrong.errors)]).toEqual([
      2,
      'El servicio de autorización no acepta el usuario o la contraseña (401).',
    ]);
    const locked = await checkServices(sandbox.url, { user: 'sociedad' });
    expect([locked.status, sentence(locked.errors)]).toEqual([
      2,
      'El usuario está bloqueado por demasiados intentos (429): espera y prueba otra vez.',
    ]);
  });

  test('a user without a role of the portal', async () => {
    const { status, errors, report } = await checkServices(sandbox.url, { user: 'autorizador' });
    expect([status, sentence(errors)]).toEqual([
      2,
      'El usuario no tiene ningún rol que el portal acepte (32, 55, 57, 58, 59 o 76): hace falta otro.',
    ]);
    expect(report.verdicts.find(({ id }) => id === 'S3')?.outcome).toBe('confirmed');
  });

  test('a certificate that is not trusted', async () => {
    const [cert, key] = ['crt', 'key'].map((name) => readFileSync(join(ROOT, `tests/support/tls/localhost.${name}`)));
    if (!cert || !key) throw new Error('no certificate');
    const secure = await sandboxForFile({ tls: { cert, key } });
    const { status, errors } = await checkServices(secure.url);
    expect(status).toBe(2);
    expect(sentence(errors)).toMatch(
      /^El certificado de 127\.0\.0\.1:\d+ no es de confianza \([A-Z_]+\): da el de su autoridad con NODE_EXTRA_CA_CERTS=archivo\.pem\.$/,
    );
  });

  test('HTML in place of JSON', async () => {
    const url = await at({ tell: (told) => void (told.text = '<!doctype html><title>Portal</title>') });
    const { status, errors } = await checkServices(url);
    expect(status).toBe(2);
    expect(sentence(errors)).toMatch(
      /^127\.0\.0\.1:\d+ contesta con una página HTML en lugar de JSON: comprueba «servicios\.auth» de config\.json\.$/,
    );
  });

  test('a service that answers too late', async () => {
    const url = await at({ ask: ({ path }) => (path.includes('/account/') ? undefined : { silent: true }) });
    const { status, errors, report } = await checkServices(url, { plazos: { lecturas: 1 } });
    expect([status, report.calls]).toEqual([2, 6]);
    expect(sentence(errors)).toMatch(/^El servicio de 127\.0\.0\.1:\d+ no contestó en 1 segundo\.$/);
    expect(report.verdicts.find(({ id }) => id === 'S7')?.outcome).toBe('contradicted');
  });

  test('tokens that do not come', async () => {
    const url = await at({ tell: (told) => void (told.json = wire({ title: '', messages: [], value: {} })) });
    const { status, errors } = await checkServices(url);
    expect([status, sentence(errors)]).toEqual([
      2,
      'El servicio de autorización contestó sin «token» o sin «refreshToken»: no se puede seguir.',
    ]);
  });

  test('Ctrl C', async () => {
    const stop = new AbortController();
    const url = await at({ ask: ({ path }) => (path === '/v1/sexos' ? stop.abort() : undefined) });
    const { status, errors, report } = await checkServices(url, { signal: stop.signal });
    expect([status, sentence(errors)]).toEqual([
      2,
      'La comprobación se interrumpió: el informe tiene lo que se supo hasta entonces.',
    ]);
    expect(report.counts.confirmed).toBeGreaterThan(3);
  });
});

/** The command's output about arguments and files, without a service. */
async function saidOf(args: readonly string[]): Promise<[status: number, errors: string]> {
  const [output, errors] = [keptScreen(), keptScreen()];
  const signal = new AbortController().signal;
  const status = await runCommand({ args, readPassword: async () => 'x', output, errors, signal });
  return [status, errors.text().trim()];
}

describe('Arguments and files that can not be', () => {
  const file = (name: string, content: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const good = file('good.json', { servicios: servicesAt('http://127.0.0.1:9') });
  const relative = file('relative.json', { servicios: { auth: '/a', core: '/c' } });
  const mailto = file('mailto.json', { servicios: { auth: 'mailto:a@b.do', core: '/c' } });
  const other = file('other.json', { hola: 1 });
  const text = file('text.json', 'hola');
  const unknown = file('unknown.json', { borrarTodo: {} });
  const short = file('short.json', { createSolicitud: { id: 0 } });
  const base = ['--config', good, '--user', 'ana'];

  test.each([
    [[], 'Falta --config con el config.json del portal.'],
    [['--config', good], 'Falta --user con el nombre de quien inicia la sesión.'],
    [[...base, '--password', 'x'], 'La contraseña no se da en la línea de órdenes'],
    [[...base, '--nada'], 'No se entiende «--nada»'],
    [[...base, '--portal', 'hola'], '--portal «hola» no es una dirección http(s).'],
    [['--config', join(folder, 'nada.json'), '--user', 'ana'], 'no se puede leer como JSON.'],
    [['--config', text, '--user', 'ana'], 'no se puede leer como JSON.'],
    [['--config', other, '--user', 'ana'], 'no sirve: no es un config.json del portal.'],
    [
      ['--config', mailto, '--user', 'ana', '--portal', 'https://p.do'],
      'en servicios.auth: «mailto:a@b.do» no es una dirección http(s) ni una relativa.',
    ],
    [['--config', relative, '--user', 'ana'], 'son relativas: di con --portal la dirección del portal.'],
    [[...base, '--writes', text], 'El archivo de escrituras'],
    [[...base, '--writes', unknown], 'nombra «borrarTodo», que no es una de createCliente'],
    [[...base, '--writes', short], 'El cuerpo de «createSolicitud»'],
    [[...base, '--overlay', text], 'El overlay'],
  ])('%j', async (args, says) => {
    const [status, errors] = await saidOf(args);
    expect(status).toBe(2);
    expect(errors).toContain(says);
    expect(errors.split('\n')).toHaveLength(1);
  });

  test('help is no error', async () => {
    const output = keptScreen();
    const signal = new AbortController().signal;
    expect(await runCommand({ args: ['--help'], readPassword: async () => 'x', output, errors: keptScreen(), signal })).toBe(0);
    expect(output.text()).toContain('--writes FILE');
    expect(readArguments(['-h'])).toBeNull();
  });
});

test('the command names the missing password and ends with status 2', async () => {
  const main = join(ROOT, 'tools/services-check/main.ts');
  const config = join(folder, 'good.json');
  const env = { ...process.env, SERVICES_CHECK_PASSWORD: '' };
  const run = promisify(execFile)(process.execPath, [main, '--config', config, '--user', 'ana'], { env, cwd: folder });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Falta la contraseña: ponla en SERVICES_CHECK_PASSWORD'),
  });
});

test('calls leave half a second apart, one after the other, and no write leaves that was not allowed', async () => {
  const waits: number[] = [];
  const { operations } = readContract();
  const operation = (id: string) => {
    const found = operations.get(id);
    if (!found) throw new Error(id);
    return found;
  };
  const sender = createSender({
    bases: servicesAt(sandbox.url),
    pace: 500,
    limit: () => 30_000,
    portal: null,
    allowed: new Set(['authenticate']),
    signal: new AbortController().signal,
    wait: async (ms) => void waits.push(ms),
  });
  for (let call = 0; call < 3; call += 1) await sender.send({ operation: operation('fetchMonedas') }, null);
  expect(waits).toHaveLength(2);
  expect(waits[0]).toBeGreaterThan(300);
  expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) + 300);
  await expect(sender.send({ operation: operation('createSolicitud'), body: {} }, null)).rejects.toThrow('must not leave');
});

test('services that answer anything at all are walked to the end', async () => {
  const row = { id: [], nombre: {}, nuDocumento: null, meta: 7, value: 'x' };
  const anything = [
    null,
    7,
    'texto',
    [],
    {},
    [null],
    { value: null },
    { value: 7 },
    { value: [null, 7, 'x', [], row] },
    { value: row, meta: [] },
  ];
  let turn = 0;
  const url = await startChangingProxy(sandbox.url, [
    {
      tell: (answer, { path }) => {
        if (path.includes('/account/')) return;
        answer.json = wire(anything[(turn += 1) % anything.length]);
        answer.status = [200, 200, 200, 404, 201, 500][turn % 6] ?? 200;
      },
    },
  ]);
  const { status, report } = await checkServices(url, { args: ['--reports'] });
  expect([status, report.ended]).toEqual([1, null]);
  expect(report.verdicts.every(({ said, lines }) => said.length > 0 && lines.length > 0)).toBe(true);
});
