import { describe, expect, test } from 'vitest';
import { cliente, direccion, tarjeta } from '../../../../tests/support/cliente.ts';
import type { components } from '../../../generated/core.ts';
import { findPaisNacimiento, toClienteValues } from '../view/from-cliente.ts';
import { direccionCompleta, toClienteRequest } from './to-request.ts';

describe('The body that creates a client', () => {
  test('of the shortest client has false or null for everything unanswered', () => {
    expect(toClienteRequest(cliente)).toEqual({
      id: null,
      idTipoPersona: 1,
      razonSocial: null,
      idPais: 1,
      idTipoDocumento: 'CED',
      nuDocumento: '40221549039',
      fechaVencDocumento: '2030-12-31',
      fechaNacimiento: '1984-02-29',
      nombreCompleto: 'Ana Núñez',
      primerNombre: 'Ana',
      segundoNombre: null,
      primerApellido: 'Núñez',
      segundoApellido: null,
      apellidoCasado: null,
      idSexo: 2,
      idEstadoCivil: 1,
      idPaisNacimiento: 1,
      idProvincia: null,
      idCiudad: null,
      idNacionalidad: 1,
      idPaisResidencia: null,
      residenteDo: false,
      residenteEEUU: false,
      idActividadDeportiva: null,
      idGrupoPersona: 1,
      idTipoCanalInformacion: null,
      pep: false,
      vip: false,
      sujetoObligado: false,
      incapacitado: false,
      beneficiarioCheque: 'Ana Núñez',
      idTipoOcupacion: null,
      idActividadEconomica: 4,
      actividadEconomicaAdc: null,
      idProfesion: null,
      nombreEmpresa: null,
      idSector: null,
      codigoEmpleado: null,
      idOficioRiesgo: 1,
      idAfinidad: null,
      idIngresoPromedio: null,
      idIngresoPromedioAnual: null,
      idIngresoPromedioAdc: null,
      idPromedioPrimaAnualPagada: null,
      actComercialOrigenFondos: null,
      idActCTipoDocumento: null,
      actCNumeroIdentificacion: null,
      idReceptorFacElectronica: null,
      facturaFiscalEspecial: false,
      contribuyenteEspecialMoneda: null,
      confirmed: true,
      telefonos: [
        {
          consecutivo: null,
          idPersona: null,
          idPais: 1,
          idTipoNumero: 1,
          nuArea: '809',
          numero: '5550147',
          idStatus: 'A',
          idCanalInformacion: null,
        },
      ],
      correos: [{ email: 'ana@ejemplo.do', idTipoCorreo: 'P', idStatus: 'A', idCanalInformacion: null }],
      direcciones: [
        {
          idTipoDireccion: 'R',
          idPais: 1,
          idProvincia: 1,
          idMunicipio: 1,
          idCiudad: 1,
          idZona: 3,
          calle: 'Av. Bolívar',
          codigoPostal: null,
          idStatus: 'A',
          idTipoVivienda: 'A',
          numero: '54',
          piso: null,
          apto: null,
          longitud: null,
          latitud: null,
          direccionCompleta: 'Av. Bolívar, 54, Piantini',
          observacion: null,
          cobro: true,
          postal: false,
          fiscal: false,
        },
      ],
      domicilioBancarios: [],
    });
  });

  test('has the last month of a card as a day, and none for an account', () => {
    const [card, account] = toClienteRequest({
      ...cliente,
      domicilioBancarios: [tarjeta, { ...tarjeta, idTipoCuenta: 'A' }],
    }).domicilioBancarios;
    expect(card).toEqual({
      idDomicilioBancario: 1,
      idBanco: 2,
      noCuenta: '4111111111111111',
      idTipoCuenta: 'T',
      idTipoTarjeta: 1,
      fechaVencimiento: '2028-09-01',
      idEstatus: 1,
      idMoneda: 1,
      inPreferida: 0,
      inPago: 0,
      inCobro: 1,
      idTipoDocumento: 'CED',
      identificacion: '40221549039',
      titular: 'Ana Núñez',
      idSexo: null,
      idNacionalidad: null,
    });
    expect(account?.idTipoTarjeta).toBe(null);
    expect(account).not.toHaveProperty('fechaVencimiento');
  });

  test.each([
    ['1', ' Sol, SRL ', null, 'Ana Núñez'],
    ['2', ' Sol, SRL ', 'Sol, SRL', 'Sol, SRL'],
    ['2', '  ', null, 'Ana Núñez'],
    ['3', 'Sol, SRL', null, 'Ana Núñez'],
    ['4', 'Sol, SRL', null, 'Ana Núñez'],
    ['5', 'Colmado Ana', 'Colmado Ana', 'Colmado Ana'],
  ])('person type %s with razón social «%s»', (idTipoPersona, razonSocial, sent, nombreCompleto) => {
    expect(toClienteRequest({ ...cliente, idTipoPersona, razonSocial })).toMatchObject({ razonSocial: sent, nombreCompleto });
  });

  test('numbers too large to count stay digits, a postal code becomes a number', () => {
    const body = toClienteRequest({
      ...cliente,
      nuDocumento: '9007199254740993',
      direcciones: [{ ...direccion, codigoPostal: '0012' }],
      domicilioBancarios: [{ ...tarjeta, noCuenta: '9007199254740993123' }],
    });
    expect(body).toMatchObject({
      nuDocumento: '9007199254740993',
      direcciones: [{ codigoPostal: 12 }],
      domicilioBancarios: [{ noCuenta: '9007199254740993123' }],
    });
  });

  test('emoji and combining accents arrive as they were typed', () => {
    const body = toClienteRequest({ ...cliente, primerNombre: ' Jose\u0301 👩‍🚀 ' });
    expect(body.primerNombre).toBe('Jose\u0301 👩‍🚀');
  });
});

test('an address is composed of its given parts', () => {
  const names = {
    zona: 'Piantini',
    municipio: 'Santo Domingo',
    ciudad: 'Distrito Nacional',
    provincia: '',
    pais: 'República Dominicana',
  };
  expect(direccionCompleta({ ...direccion, piso: ' 7 ', apto: '' }, names)).toBe(
    'Av. Bolívar, 54, 7, Piantini, Santo Domingo, Distrito Nacional, República Dominicana',
  );
});

/** The service's answer to a body: the same fields, two of them under other names. */
function answerFor(body: ReturnType<typeof toClienteRequest>): components['schemas']['Cliente'] {
  const { idSexo, idPaisNacimiento, ...rest } = body;
  return { ...rest, id: 7, sexo: idSexo, paisNacimiento: { id: 100 + idPaisNacimiento } };
}

describe('A client on screen', () => {
  test('shows what was sent', () => {
    const values = {
      ...cliente,
      razonSocial: '',
      domicilioBancarios: [tarjeta],
      direcciones: [{ ...direccion, codigoPostal: '0012' }],
    };
    const answer = answerFor(toClienteRequest(values));
    expect(toClienteRequest(toClienteValues(answer, '1'))).toEqual(toClienteRequest(values));
    expect(toClienteValues(answer, '1')).toMatchObject({
      fechaNacimiento: '29-02-1984',
      direcciones: [{ codigoPostal: '0012' }],
      domicilioBancarios: [{ mes: '09', anio: '2028', inCobro: true, inPago: false }],
      residenteDo: 'no',
    });
  });

  test('finds the birth country by its idNacimiento', () => {
    const countries = [
      { key: '1', nombre: 'República Dominicana', pais: { idNacimiento: 101 } },
      { key: '101', nombre: 'Otro', pais: { idNacimiento: 7 } },
    ];
    expect([101, 7, 9, undefined].map((id) => findPaisNacimiento(countries, id))).toEqual(['1', '101', '', '']);
  });

  test('shows null as empty, and a missing day as two dashes', () => {
    const body = answerFor(toClienteRequest(cliente));
    const values = toClienteValues({ ...body, fechaNacimiento: null, fechaVencDocumento: undefined, pep: null }, '');
    expect(values).toMatchObject({ fechaNacimiento: '--', fechaVencDocumento: '--', pep: 'no', paisNacimiento: '' });
  });
});
