import { describe, expect, test } from 'vitest';
import { findings, operations } from './support.ts';

describe.each(operations)('$name', ({ bundle, parameters, body, answers }) => {
  test.each(body?.examples ?? [['no body', undefined] as const])('request example: %s', (_name, value) => {
    expect(body ? findings(bundle, body.schema, value) : []).toEqual([]);
  });

  const shown = Object.entries(answers).flatMap(([status, { schema, examples }]) =>
    examples.map(([name, value]) => ({ status, name, schema, value })),
  );
  test.each(shown)('answer $status: $name', ({ schema, value }) => {
    expect(findings(bundle, schema, value)).toEqual([]);
  });

  test('the examples of its parameters', () => {
    const missing = parameters.filter(({ required, example }) => required && example === undefined);
    expect(missing.map(({ name }) => name)).toEqual([]);
    const given = parameters.filter(({ example }) => example !== undefined);
    expect(given.flatMap(({ schema, example }) => findings(bundle, schema, example))).toEqual([]);
  });

  test('an answer with a field too many, or without its title, is a finding', () => {
    for (const { schema, examples } of Object.values(answers)) {
      const [, first] = examples[0] ?? [];
      const answer = first as Record<string, unknown>;
      expect(findings(bundle, schema, { ...answer, extra: 1 })).not.toEqual([]);
      expect(findings(bundle, schema, { ...answer, title: undefined })).not.toEqual([]);
    }
  });
});

/** The first example of a call's answer: what Prism serves. */
function served(name: string): { value: never; meta?: unknown } {
  const operation = operations.find((one) => one.name === name);
  return operation?.answers['200']?.examples[0]?.[1] as { value: never };
}

/** The first example of a call's body. */
function sent(name: string): Record<string, never> {
  return operations.find((one) => one.name === name)?.body?.examples[0]?.[1] as Record<string, never>;
}

const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);

const ids = (name: string) => (served(name).value as { id: unknown }[]).map(({ id }) => id);

/** The examples as one story, read without their schemas. */
interface Story {
  id: number;
  idTipoDocumento: string;
  nuDocumento: string;
  nombreCompleto: string;
  fechaNacimiento: string;
}

describe('the examples tell one story', () => {
  const cliente: Story = served('GET /v1/clientes/{id}').value;
  const documents = { tipoDocumento: cliente.idTipoDocumento, nombre: cliente.nombreCompleto };

  test('the client is the first of the list, and found by document', () => {
    const [row] = served('GET /v1/clientes').value as Record<string, unknown>[];
    const { id, nuDocumento, fechaNacimiento } = cliente;
    expect(row).toMatchObject({ id, nuDocumento, fechaNacimiento, ...documents });
    expect(served('GET /v1/clientes/{tipo}/{numero}').value).toMatchObject({ id, nombre: cliente.nombreCompleto });
  });

  test('the client is the applicant of the quote', () => {
    const applicant = {
      idContratante: cliente.id,
      tipoDocContratante: cliente.idTipoDocumento,
      noDocContratante: cliente.nuDocumento,
      nombreContratante: cliente.nombreCompleto,
    };
    const quote = served('GET /v1/cotizaciones/{id}').value as { nuCotizacion: number; planes: unknown[]; datos: unknown[] };
    expect(quote).toMatchObject({ ...applicant, asegurado: cliente.nombreCompleto, idEstatus: 1 });
    expect(served('POST /v1/cotizaciones').value).toMatchObject([applicant, applicant]);
    expect(quote.planes).toEqual(served('POST /v1/cotizaciones').value);
    expect(sent('POST /v1/cotizaciones')).toMatchObject({
      tpDocumento: cliente.idTipoDocumento,
      nuDocumento: cliente.nuDocumento,
    });
    expect(quote.datos).toEqual(sent('POST /v1/cotizaciones')['curDatos']);
    const [row] = served('GET /v1/cotizaciones').value as Record<string, unknown>[];
    expect(quote).toMatchObject(row ?? {});
    expect(sent('POST /v1/emisiones')).toMatchObject({
      nuCotizacion: quote.nuCotizacion,
      cdPersonaAsegurada: cliente.id,
      cdPersonaContratante: cliente.id,
    });
  });

  test('the values of the quote are those of the product’s fields, dependencies included', () => {
    const campos = served('GET /v1/productos/campos/{product}/{context}').value as {
      cdDato: number;
      nuConsecutivo: number;
      dependencias: { key: number }[];
    }[];
    const datos = sent('POST /v1/cotizaciones')['curDatos'] as unknown as Record<string, unknown>[];
    expect(datos.map(({ cdDato, nuConsecutivo }) => [cdDato, nuConsecutivo])).toEqual(
      campos.map(({ cdDato, nuConsecutivo }) => [cdDato, nuConsecutivo]),
    );
    for (const { cdDato, dependencias } of campos) {
      const own = datos.find((dato) => dato['cdDato'] === cdDato) ?? {};
      for (const [index, { key }] of dependencias.entries()) {
        expect(own[`cdDato${index + 1}`]).toBe(datos.find((dato) => dato['cdDato'] === key)?.['valor']);
      }
    }
  });

  test('the amounts of a plan add up', () => {
    for (const plan of served('POST /v1/cotizaciones').value as Record<string, number>[]) {
      expect(cents(plan['primaProrrata']) + cents(plan['componenteProrrata'])).toBe(cents(plan['totalProrrata']));
      expect(cents(plan['primaAnual']) + cents(plan['componenteAnual'])).toBe(cents(plan['totalAnual']));
    }
  });

  test('the user of the sign-in is the session’s, the intermediary of the quotes and the requester', () => {
    const user = served('POST /v1/account/authenticate').value as Record<string, unknown>;
    expect(user).toMatchObject(served('GET /v1/account/currentuser').value);
    expect(sent('POST /v1/cotizaciones')).toMatchObject({
      cdPersonaMed: user['codePersonMediador'],
      cdUsuario: user['userName'],
    });
    const [first] = served('GET /v1/tickets').value as Record<string, unknown>[];
    expect(served('GET /v1/tickets/{id}').value).toEqual({ ticket: first });
  });

  test('the parents of catalogues are entries of their own catalogue', () => {
    const parents: [name: string, parameter: string, catalogue: string][] = [
      ['GET /v1/provincias/{idPais}', 'idPais', 'GET /v1/paises'],
      ['GET /v1/ciudades', 'idProvincia', 'GET /v1/provincias/{idPais}'],
      ['GET /v1/municipios', 'idProvincia', 'GET /v1/provincias/{idPais}'],
      ['GET /v1/zonas', 'idCiudad', 'GET /v1/ciudades'],
      ['GET /v1/solicitudmotivos', 'idTipoMovimiento', 'GET /v1/solicitudtipos'],
      ['GET /v1/productos/campos/{product}/{context}', 'product', 'GET /v1/productos'],
    ];
    const strangers = parents.filter(([name, parameter, catalogue]) => {
      const parameters = operations.find((one) => one.name === name)?.parameters ?? [];
      return !ids(catalogue).includes(parameters.find((one) => one.name === parameter)?.example);
    });
    expect(strangers).toEqual([]);
  });

  test('the ids of the client are entries of the catalogues', () => {
    const client = served('GET /v1/clientes/{id}').value as Record<string, unknown> & {
      direcciones: Record<string, unknown>[];
      telefonos: Record<string, unknown>[];
      domicilioBancarios: Record<string, unknown>[];
      paisNacimiento: { id: number };
    };
    const keys = (name: string, key: string) => (served(name).value as Record<string, unknown>[]).map((row) => row[key]);
    const [address = {}] = client.direcciones;
    const [phone = {}] = client.telefonos;
    const [account = {}] = client.domicilioBancarios;
    const held: [value: unknown, name: string, key?: string][] = [
      [client['idTipoPersona'], 'GET /v1/tipopersonas'],
      [client['idTipoDocumento'], 'GET /v1/tipodocumentos', 'tipo'],
      [client['sexo'], 'GET /v1/sexos'],
      [client['idEstadoCivil'], 'GET /v1/estadociviles'],
      [client.paisNacimiento.id, 'GET /v1/paises/nacimientos', 'idNacimiento'],
      [client['idProvincia'], 'GET /v1/provincias/{idPais}'],
      [client['idCiudad'], 'GET /v1/ciudades'],
      [client['idNacionalidad'], 'GET /v1/nacionalidades'],
      [client['idActividadDeportiva'], 'GET /v1/actividadesdeportivas'],
      [client['idGrupoPersona'], 'GET /v1/grupopersonas'],
      [client['idTipoCanalInformacion'], 'GET /v1/tipocanalarinformaciones'],
      [client['idTipoOcupacion'], 'GET /v1/ocupaciones'],
      [client['idActividadEconomica'], 'GET /v1/actividadeseconomicas'],
      [client['idProfesion'], 'GET /v1/profesiones'],
      [client['idSector'], 'GET /v1/sectoreseconomicos'],
      [client['idOficioRiesgo'], 'GET /v1/oficioriesgos'],
      [client['idAfinidad'], 'GET /v1/afinidades', 'tipo'],
      [address['idMunicipio'], 'GET /v1/municipios'],
      [address['idZona'], 'GET /v1/zonas'],
      [phone['idTipoNumero'], 'GET /v1/tipotelefonos'],
      [account['idBanco'], 'GET /v1/bancos'],
      [account['idTipoCuenta'], 'GET /v1/tipocuentasbancarias'],
      [account['idMoneda'], 'GET /v1/monedas'],
    ];
    expect(held.filter(([value, name, key = 'id']) => !keys(name, key).includes(value))).toEqual([]);
  });

  test('every cédula and every RNC of the examples has its check digit', () => {
    const texts = operations.map(({ body, answers }) => JSON.stringify([body?.examples, answers['200']?.examples])).join();
    const cedulas = Array.from(texts.matchAll(/"((?:001|402|031|223)\d{8})"/g), ([, text = '']) => text);
    const companies = Array.from(texts.matchAll(/"(1[0-9]{8})"/g), ([, text = '']) => text);
    expect(new Set(cedulas).size).toBeGreaterThan(2);
    expect(new Set(companies).size).toBeGreaterThan(1);
    expect(cedulas.filter((text) => !isCedula(text))).toEqual([]);
    expect(companies.filter((text) => !isRnc(text))).toEqual([]);
  });
});

function isCedula(text: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(text, Number).entries()) {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return text.length === 11 && sum % 10 === 0;
}

function isRnc(text: string): boolean {
  const sum = [7, 9, 8, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  const rest = sum % 11;
  const check = rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest;
  return text.length === 9 && Number(text[8]) === check;
}
