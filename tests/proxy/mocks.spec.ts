import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { findings, type Operation, operations } from '../contracts/support.ts';
import { clienteRows, clientes, expect, expectToasts, heading } from '../support/portal.ts';
import { runMocks, test } from './mocks.ts';
import { choose } from './support.ts';

// `npm run start:prism`: every call is answered by the first example of its contract.

/** The address and the body of an operation, from the examples of its contract. */
function exampleOf({ path, parameters, body }: Operation): { address: string; body: string | undefined } {
  const query = new URLSearchParams();
  let address = path;
  for (const parameter of parameters.filter(({ example }) => example !== undefined)) {
    const { name, example } = parameter;
    const text = typeof example === 'string' ? example : JSON.stringify(example);
    if (parameter.in === 'query') query.set(name, text);
    else address = address.replace(`{${name}}`, encodeURIComponent(text));
  }
  return {
    address: query.size > 0 ? `${address}?${query}` : address,
    body: body && JSON.stringify(body.examples[0]?.[1]),
  };
}

test('each of the 68 operations answers its example request with its first example', async ({ mocks }) => {
  expect(operations).toHaveLength(68);
  for (const operation of operations) {
    const { bundle, method, name, answers } = operation;
    const { address, body } = exampleOf(operation);
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    const response = await fetch(`${mocks}${bundle.servers[0]?.url ?? ''}${address}`, { method, headers, body });
    const answer: unknown = await response.json();
    const [, first] = answers['200']?.examples[0] ?? [];
    expect.soft([response.status, response.headers.get('sl-violations'), answer], name).toEqual([200, null, first]);
    expect.soft(findings(bundle, answers['200']?.schema ?? {}, answer), name).toEqual([]);
  }
});

test('any credentials sign in, and every screen works on the examples', async ({ page, signIn }) => {
  await signIn('quien-sea');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menú de usuario: Ramón Alcántara Peña/ })).toBeVisible();

  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  const operation = operations.find(({ name }) => name === 'GET /v1/clientes');
  const example = operation?.answers['200']?.examples[0]?.[1] as { value: { nuDocumento: string }[] };
  const expectExample = async () => {
    const rows = await clienteRows(page, example.value.length);
    expect(rows.map(([, documento]) => documento?.replaceAll('-', ''))).toEqual(
      example.value.map(({ nuDocumento }) => nuDocumento),
    );
  };
  await expectExample();

  await test.step('the filters, with their catalogues', async () => {
    const search = page.getByRole('search', { name: 'Filtros de clientes' });
    await choose(search.getByLabel('Tipo de documento'), 'RNC');
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\?tipoDocumento=RNC$/);
    await expectExample();
    await search.getByRole('button', { name: 'Búsqueda avanzada' }).click();
    const advanced = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
    await choose(advanced.getByLabel('Tipo de persona'), 'Natural');
    await advanced.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/idTipoPersona=1/);
    await expectExample();
  });

  await page.reload();
  await expectExample();
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(clientes(page)).toHaveCount(0);
  await expectToasts(page, []);
});

test('the reports have their own service', async ({ mocks }) => {
  const response = await fetch(`${mocks}/autogestion/config.json`);
  expect(await response.json()).toMatchObject({
    servicios: { auth: '/servicios/autorizacion', core: '/servicios/core', reports: '/servicios/reportes' },
  });
});

/** The ids of the processes that a process started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Whether a process runs; a zombie doesn't: the parent of an orphan may collect it late or never. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

// A terminal sends Ctrl-C to the whole group of processes.
for (const { how, signal, group, code } of [
  { how: 'Ctrl-C', signal: 'SIGINT', group: true, code: 0 },
  { how: 'SIGKILL', signal: 'SIGKILL', group: false, code: null },
] as const) {
  test(`${how} stops everything at once`, async () => {
    test.skip(process.platform !== 'linux', 'reads /proc');
    const { child, url, done } = runMocks();
    await url;
    const pid = child.pid ?? 0;
    const prisms = childrenOf(pid);
    expect(prisms).toHaveLength(3);
    const begin = performance.now();
    process.kill(group ? -pid : pid, signal);
    const ended = await done;
    await expect.poll(() => prisms.filter(isAlive), { intervals: [20] }).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect([ended.code, ended.stderr]).toEqual([code, '']);
  });
}

test('a Prism process that ends takes the others along, with its last words', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const { child, url, done } = runMocks();
  await url;
  const [first = 0, ...others] = childrenOf(child.pid ?? 0);
  process.kill(first, 'SIGKILL');
  const { code, stderr } = await done;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Prism \((?:auth|core|reports)\) terminó\./);
  await expect.poll(() => others.filter(isAlive)).toEqual([]);
});

test('a busy port is one line and exit code 1', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, stdout, stderr } = await runMocks({ PORT: String(port) }).done;
  server.close();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `El puerto ${port} está ocupado: cierra el otro programa o elige otro puerto (PORT=${port + 1} npm run start:prism).\n`,
  );
});
