import { afterEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../contracts/support.ts';
import { type Body, newCliente } from './clientes-examples.ts';
import { type Answer, CORE, listClientes, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const intermediario = (await signIn(sandbox, 'intermediario')).token;
const corredora = (await signIn(sandbox, 'corredora')).token;
const cobranzas = (await signIn(sandbox, 'cobranzas')).token;

const CREATE = `POST ${CORE}/v1/clientes`;

afterEach(() => vi.restoreAllMocks());

async function get(path: string, token = intermediario): Promise<Answer> {
  return send(sandbox, `GET ${CORE}${path}`, { token });
}

async function create(body: unknown, token = intermediario): Promise<Answer> {
  return send(sandbox, CREATE, { token, body });
}

/** The answer that the contract shows for a call. */
function example(name: string): unknown {
  return operations.find((one) => one.name === name)?.answers['200']?.examples[0]?.[1];
}

/** The value of a body at `direcciones.0.idZona`, replaced (or taken away when undefined). */
function change(body: Body, path: string, value: unknown): Body {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = body as Record<string, unknown>;
  for (const name of names) place = place[name] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return body;
}

describe('the client of the examples', () => {
  test.each([
    ['GET /v1/clientes/{id}', '/v1/clientes/1200'],
    ['GET /v1/personas/padron/{tipo}/{numero}', '/v1/personas/padron/CED/00113918254'],
    ['GET /v1/domiciliosbancarios', '/v1/domiciliosbancarios?idPersona=1200'],
  ])('%s answers as the contract shows', async (name, path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([200, example(name)]);
  });

  test.each(['/v1/clientes/CED/00113918254', '/v1/clientes/ced/00113918254'])('%s finds it', async (path) => {
    const { body } = await get(path);
    expect(body?.value).toEqual({ id: 1200, nombre: 'Yokasta Rosario Méndez', nombreCompleto: 'Yokasta Rosario Méndez' });
  });
});

describe('every seeded client', () => {
  test('of one page is whole: what the list shows, contacts, and an address to bill', async () => {
    for (const token of [intermediario, corredora]) {
      const { rows } = await listClientes(sandbox, token, { pageSize: '60' });
      const found = await Promise.all(rows.map((row) => get(`/v1/clientes/${row.id}`, token)));
      for (const [index, { body }] of found.entries()) {
        const value = body?.value as unknown as Body;
        const { nombre, nuDocumento, tipoDocumento, fechaNacimiento, id } = rows[index] ?? {};
        expect(value).toMatchObject({ id, nuDocumento, fechaNacimiento, nombreCompleto: nombre, idTipoDocumento: tipoDocumento });
        expect([value.telefonos.length, value.correos.length].every((count) => count > 0)).toBe(true);
        expect(value.direcciones.some(({ cobro }) => cobro === true)).toBe(true);
        expect(value.telefonos.map(({ idPersona }) => idPersona)).toEqual(value.telefonos.map(() => id));
        if (value['primerNombre'] === null) continue;
        const names = ['primerNombre', 'segundoNombre', 'primerApellido', 'segundoApellido'].map((name) => value[name]);
        expect(names.filter((name) => typeof name === 'string').join(' ')).toBe(nombre);
      }
    }
  });
});

describe('a missing record, or one of another intermediary', () => {
  test.each([
    ['/v1/clientes/100001', 404],
    ['/v1/clientes/999999', 404],
    ['/v1/clientes/0', 404],
    ['/v1/clientes/9007199254740991', 404],
    ['/v1/clientes/99999999999999999999', 400],
    ['/v1/clientes/1e400', 400],
    ['/v1/clientes/%20', 400],
    ['/v1/clientes/abc', 400],
    ['/v1/clientes/-1', 400],
    ['/v1/clientes/1.5', 400],
    ['/v1/clientes/CED/99999999999', 404],
    ['/v1/clientes/RNC/00113918254', 404],
    ['/v1/clientes/CED/0011391825%00', 400],
    ["/v1/clientes/CED/1'--", 400],
    ['/v1/clientes/C3D/1', 400],
    ['/v1/personas/padron/CED/99999999999', 404],
    ['/v1/personas/padron/PAS/00113918254', 404],
    ['/v1/personas/padron/RNC/130001456', 404],
    ['/v1/domiciliosbancarios', 400],
    ['/v1/domiciliosbancarios?idPersona=x', 400],
  ])('%s is a %i', async (path, expected) => {
    const { status, body } = await get(path);
    expect([status, Object.keys(body ?? {})]).toEqual([expected, ['title', 'messages']]);
  });

  test('the clients of one intermediary are nobody else’s', async () => {
    const { rows } = await listClientes(sandbox, corredora, { pageSize: '20' });
    for (const { id, tipoDocumento, nuDocumento } of rows) {
      const own = await get(`/v1/domiciliosbancarios?idPersona=${id}`, intermediario);
      expect([own.status, own.body?.value]).toEqual([200, []]);
      const theirs = await get(`/v1/clientes/${tipoDocumento}/${nuDocumento}`, intermediario);
      // Two intermediaries may have the same person, each as a client of her own.
      expect(theirs.body?.value?.['id']).not.toBe(id);
      expect((await get(`/v1/clientes/${id}`, intermediario)).status).toBe(404);
    }
  });

  test.each([
    '/v1/clientes/1200',
    '/v1/clientes/CED/00113918254',
    '/v1/personas/padron/CED/00113918254',
    '/v1/domiciliosbancarios?idPersona=1200',
  ])('%s asks for the role of intermediaries', async (path) => {
    expect((await get(path, cobranzas)).status).toBe(403);
    expect((await create({}, cobranzas)).status).toBeGreaterThanOrEqual(400);
  });
});

test('the register knows some thousand people, most of whom this intermediary has not', async () => {
  const { status, body } = await get('/v1/personas/padron/CED/40221549039');
  expect([status, body?.value]).toEqual([
    200,
    { primerNombre: 'Luis', segundoNombre: 'Alberto', primerApellido: 'Féliz', segundoApellido: 'Matos' },
  ]);
  expect((await get('/v1/clientes/CED/40221549039')).status).toBe(404);
});

describe('a new client', () => {
  test.each(['natural', 'juridica'] as const)(
    'as the example %s shows is found everywhere at once, first in the list',
    async (name) => {
      const body = newCliente(name, name === 'natural' ? '40221549039' : '131845207');
      const answer = await create(body);
      expect([answer.status, answer.body]).toEqual([200, example('POST /v1/clientes')]);

      const { rows, meta } = await listClientes(sandbox, intermediario, { pageSize: '1' });
      const { nombreCompleto, idTipoDocumento, nuDocumento, fechaNacimiento } = body;
      const id = rows[0]?.id ?? 0;
      expect(rows[0]).toEqual({
        id,
        nombre: nombreCompleto,
        tipoDocumento: idTipoDocumento,
        nuDocumento,
        fechaNacimiento,
        fechaIngresoSistema: '2026-11-20',
      });
      expect(meta.totalCount).toBeGreaterThan(1200);
      const search = { zonaRazonSocial: name === 'natural' ? 'feliz  MATOS' : 'cordillera, srl' };
      expect((await listClientes(sandbox, intermediario, search)).rows[0]?.id).toBe(id);
      expect((await get(`/v1/clientes/${String(idTipoDocumento)}/${String(nuDocumento)}`)).body?.value['id']).toBe(id);
      expect((await get(`/v1/clientes/${id}`, corredora)).status).toBe(404);

      const { idSexo, idPaisNacimiento, ...sent } = body;
      const { value } = (await get(`/v1/clientes/${id}`)).body ?? {};
      expect(value).toMatchObject({
        ...sent,
        id,
        sexo: idSexo,
        paisNacimiento: { id: 100 + Number(idPaisNacimiento), nombre: 'República Dominicana' },
        telefonos: body.telefonos.map((one, index) => ({ ...one, idPersona: id, consecutivo: index + 1 })),
      });
      const accounts = (await get(`/v1/domiciliosbancarios?idPersona=${id}`)).body?.value as unknown as unknown[];
      expect(accounts).toHaveLength(body.domicilioBancarios.length);
    },
  );

  test('has its rows numbered, its texts without blanks around, and its document in capitals', async () => {
    const body = newCliente('natural', 'rd0000001');
    Object.assign(body, { idTipoDocumento: 'PAS', nombreCompleto: '  Ana  Ñañez ', segundoNombre: '   ', razonSocial: '' });
    const [account = {}] = body.domicilioBancarios;
    body.domicilioBancarios = [account, { ...account, identificacion: 'ab12', noCuenta: ' 2 ' }];
    expect((await create(body)).status).toBe(200);
    const { value } = (await get('/v1/clientes/PAS/RD0000001')).body ?? {};
    const whole = (await get(`/v1/clientes/${String(value?.['id'])}`)).body?.value as unknown as Body;
    expect(whole).toMatchObject({ nombreCompleto: 'Ana  Ñañez', segundoNombre: null, razonSocial: null });
    expect(whole.domicilioBancarios).toMatchObject([
      { idDomicilioBancario: 1 },
      { idDomicilioBancario: 2, identificacion: 'AB12', noCuenta: '2' },
    ]);
    expect((await listClientes(sandbox, intermediario, { zonaRazonSocial: 'ana nanez' })).rows[0]?.nuDocumento).toBe('RD0000001');
  });

  test('with a document that this intermediary has is a 409, even from ten calls together; another’s is no matter', async () => {
    const again = await create(newCliente('natural', '00113918254'));
    expect([again.status, again.body]).toEqual([
      409,
      { title: 'Creación de cliente', messages: ['Ya existe un cliente con ese documento (#1200).'] },
    ]);
    const body = newCliente('natural', '00000000001');
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await create(body, corredora)).status).toBe(200);
  });

  test('lives on the day of the call when SANDBOX_NOW is not set', async () => {
    const other = await sandboxForFile({ now: '' });
    const { token } = await signIn(other, 'sociedad');
    // Without the card of the example, which ends in 2029.
    const body = { ...newCliente('natural', '00000000001'), domicilioBancarios: [] };
    expect((await send(other, CREATE, { token, body })).status).toBe(200);
    const { rows } = await listClientes(other, token, { pageSize: '1' });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santo_Domingo' });
    expect([rows[0]?.nuDocumento, rows[0]?.fechaIngresoSistema]).toEqual(['00000000001', today]);
  });
});

describe('a new client that is refused', () => {
  const CATALOGO = 'no existe en su catálogo.';
  test.each([
    ['idSexo', 9, CATALOGO],
    ['idPais', 9999, CATALOGO],
    ['idPaisNacimiento', 101_000, CATALOGO],
    ['idEstadoCivil', 9_007_199_254_740_991, CATALOGO],
    ['idGrupoPersona', 0, CATALOGO],
    ['idProfesion', 5000, CATALOGO],
    ['actividadEconomicaAdc', 5000, CATALOGO],
    ['idAfinidad', 'XXX', CATALOGO],
    ['idActCTipoDocumento', 'XXX', CATALOGO],
    ['idTipoDocumento', 'ced', CATALOGO],
    ['idTipoDocumento', 'RNC', 'no corresponde al tipo de persona y al país elegidos.'],
    ['idTipoPersona', 2, 'El campo «idTipoDocumento» no corresponde al tipo de persona y al país elegidos.'],
    ['idPais', 2, 'El campo «idTipoDocumento» no corresponde al tipo de persona y al país elegidos.'],
    ['idActividadEconomica', 1, 'no corresponde al tipo de persona elegido.'],
    ['idPaisNacimiento', 2, 'El campo «idProvincia» no pertenece al país elegido.'],
    ['idProvincia', 25, 'El campo «idCiudad» no pertenece a la provincia elegida.'],
    ['idProvincia', null, 'El campo «idCiudad» no pertenece a la provincia elegida.'],
    ['fechaNacimiento', '2026-11-21', 'no puede ser una fecha futura.'],
    ['fechaNacimiento', '1992-02-30', undefined],
    ['fechaNacimiento', '0000-01-01', 'no es una fecha válida.'],
    ['fechaNacimiento', '1899-12-31', 'no es una fecha válida.'],
    ['fechaVencDocumento', '9999-12-31', 'no es una fecha válida.'],
    ['nombreCompleto', ' ', 'no puede estar vacío.'],
    ['primerNombre', '\u0301', 'no puede estar vacío.'],
    ['beneficiarioCheque', 'a\u0000b', 'tiene caracteres que no se admiten.'],
    ['primerApellido', '\uD800', 'tiene caracteres que no se admiten.'],
    ['nombreEmpresa', 'x\u001B[31m', 'tiene caracteres que no se admiten.'],
    ['confirmed', false, undefined],
    ['nuDocumento', '001-1391825-4', undefined],
    ['telefonos', [], 'debe tener al menos 1 elemento.'],
    ['correos', [], 'debe tener al menos 1 elemento.'],
    ['direcciones', [], 'debe tener al menos 1 elemento.'],
    ['telefonos', Array.from({ length: 200_000 }, () => ({})), 'no puede tener más de 50 elementos.'],
    ['domicilioBancarios', Array.from({ length: 51 }, () => null), 'no puede tener más de 50 elementos.'],
    ['telefonos.0.idPais', 9999, CATALOGO],
    ['telefonos.0.idTipoNumero', 99, CATALOGO],
    ['telefonos.0.idStatus', 'X', CATALOGO],
    ['telefonos.0.idCanalInformacion', '99', CATALOGO],
    ['telefonos.0.numero', '555-0162', undefined],
    ['telefonos.0.numero', '٥٥٥', undefined],
    ['correos.0.email', 'luis', undefined],
    ['correos.0.idTipoCorreo', 'A', CATALOGO],
    ['correos.0.idStatus', 'N', CATALOGO],
    ['direcciones.0.cobro', false, 'El campo «direcciones» no tiene ninguna con «cobro»'],
    ['direcciones.0.idPais', 2, 'El campo «direcciones.0.idProvincia» no pertenece al país elegido.'],
    ['direcciones.0.idProvincia', 25, 'El campo «direcciones.0.idMunicipio» no pertenece a la provincia elegida.'],
    ['direcciones.0.idMunicipio', 2, 'no pertenece a la provincia elegida.'],
    ['direcciones.0.idCiudad', 2, 'no pertenece a la provincia elegida.'],
    ['direcciones.0.idZona', 999_999, CATALOGO],
    ['direcciones.0.idZona', 100, 'no pertenece a la ciudad elegida.'],
    ['direcciones.0.idTipoVivienda', 'R', CATALOGO],
    ['direcciones.0.calle', '\t', 'no puede estar vacío.'],
    ['direcciones.0.longitud', 1e308, undefined],
    ['direcciones.0.codigoPostal', 10_000, undefined],
    ['domicilioBancarios.0.idBanco', 999, CATALOGO],
    ['domicilioBancarios.0.idBanco', 16, 'es de un banco que no acepta débito directo.'],
    ['domicilioBancarios.0.idMoneda', 4, CATALOGO],
    ['domicilioBancarios.0.idTipoCuenta', 'X', CATALOGO],
    ['domicilioBancarios.0.idTipoTarjeta', 4, CATALOGO],
    ['domicilioBancarios.0.idTipoDocumento', 'DNI', CATALOGO],
    ['domicilioBancarios.0.fechaVencimiento', undefined, 'es obligatorio para una tarjeta.'],
    ['domicilioBancarios.0.fechaVencimiento', null, undefined],
    ['domicilioBancarios.0.fechaVencimiento', '2029-05-31', 'debe ser el primer día del mes.'],
    ['domicilioBancarios.0.fechaVencimiento', '2026-10-01', 'es de una tarjeta vencida.'],
    ['domicilioBancarios.0.fechaVencimiento', '2047-01-01', 'es de dentro de más de 20 años.'],
    ['domicilioBancarios.0.inCobro', true, undefined],
  ])('%s = %.40j', async (path, value, message) => {
    const before = (await listClientes(sandbox, intermediario)).meta.totalCount;
    const { status, body } = await create(change(newCliente('natural', '00000000002'), path, value));
    const expected = message?.startsWith('El campo') ? message : `El campo «${path}» ${message ?? ''}`;
    expect([status, body?.messages.filter((one) => one.startsWith(expected))]).toEqual([400, [expect.any(String)]]);
    expect((await listClientes(sandbox, intermediario)).meta.totalCount).toBe(before);
  });

  test('lists all errors at once', async () => {
    const body = change(change(newCliente('natural', '00000000002'), 'idSexo', 9), 'correos.0.idStatus', 'N');
    const { body: answer } = await create(body);
    expect(answer).toEqual({
      title: 'Creación de cliente',
      messages: ['El campo «idSexo» no existe en su catálogo.', 'El campo «correos.0.idStatus» no existe en su catálogo.'],
    });
  });

  test.each([
    ['00000000003', '2026-11-01'],
    ['00000000004', '2046-12-01'],
  ])('a card of the current month is good, and one of 20 years from now: %s', async (documento, day) => {
    const body = change(newCliente('natural', documento), 'domicilioBancarios.0.fechaVencimiento', day);
    expect((await create(body)).status).toBe(200);
  });

  test('an account goes without the month that a card must have', async () => {
    const card = newCliente('natural', '00000000005');
    const account = change(
      change(card, 'domicilioBancarios.0.idTipoCuenta', 'A'),
      'domicilioBancarios.0.fechaVencimiento',
      undefined,
    );
    expect((await create(change(account, 'domicilioBancarios.0.idTipoTarjeta', null))).status).toBe(200);
  });
});
