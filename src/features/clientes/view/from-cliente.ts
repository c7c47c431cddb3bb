import type { CatalogoOption } from '../../../domain/catalogos.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import type { components } from '../../../generated/core.ts';
import { dayOfWire } from '../../../text/instants.ts';
import { type ClienteValues, noCliente, type YesNo } from '../form/cliente-values.ts';

type Cliente = components['schemas']['Cliente'];

const text = (value: string | null | undefined) => value ?? '';
const key = (value: number | string | null | undefined) => (value === null || value === undefined ? '' : String(value));
const yesNo = (value: boolean | null | undefined): YesNo => (value ? 'si' : 'no');
const flag = (value: boolean | number | null | undefined) => value === true || value === 1;

/** The key of the birth country, or empty (specification 1, section 2, "Client view"). */
export function findPaisNacimiento(countries: readonly CatalogoOption[], idNacimiento: number | undefined): string {
  if (idNacimiento === undefined) return '';
  return countries.find(({ pais }) => pais?.idNacimiento === idNacimiento)?.key ?? '';
}

/** A client's values for the tabs; pads a postal code to four digits, splits a card's expiry. */
export function toClienteValues(cliente: Cliente, paisNacimiento: string): ClienteValues {
  return {
    ...noCliente,
    idTipoPersona: key(cliente.idTipoPersona),
    idPais: key(cliente.idPais),
    idTipoDocumento: cliente.idTipoDocumento,
    nuDocumento: formatDocumento(cliente.idTipoDocumento, cliente.nuDocumento),
    fechaVencDocumento: formatDay(cliente.fechaVencDocumento),
    razonSocial: text(cliente.razonSocial),
    fechaNacimiento: formatDay(cliente.fechaNacimiento),
    primerNombre: text(cliente.primerNombre),
    segundoNombre: text(cliente.segundoNombre),
    primerApellido: text(cliente.primerApellido),
    segundoApellido: text(cliente.segundoApellido),
    sexo: key(cliente.sexo),
    idEstadoCivil: key(cliente.idEstadoCivil),
    apellidoCasado: text(cliente.apellidoCasado),
    paisNacimiento,
    idProvincia: key(cliente.idProvincia),
    idCiudad: key(cliente.idCiudad),
    idNacionalidad: key(cliente.idNacionalidad),
    idPaisResidencia: key(cliente.idPaisResidencia),
    residenteDo: yesNo(cliente.residenteDo),
    residenteEEUU: yesNo(cliente.residenteEEUU),
    idActividadDeportiva: key(cliente.idActividadDeportiva),
    idGrupoPersona: key(cliente.idGrupoPersona),
    idTipoCanalInformacion: key(cliente.idTipoCanalInformacion),
    pep: yesNo(cliente.pep),
    vip: yesNo(cliente.vip),
    telefonos: cliente.telefonos.map((phone) => ({
      idTipoNumero: key(phone.idTipoNumero),
      idPais: key(phone.idPais),
      nuArea: text(phone.nuArea),
      numero: phone.numero,
      idStatus: text(phone.idStatus),
      idCanalInformacion: text(phone.idCanalInformacion),
    })),
    correos: cliente.correos.map((correo) => ({
      email: correo.email,
      idTipoCorreo: text(correo.idTipoCorreo),
      idStatus: text(correo.idStatus),
      idCanalInformacion: text(correo.idCanalInformacion),
    })),
    direcciones: cliente.direcciones.map((direccion) => ({
      idTipoDireccion: text(direccion.idTipoDireccion),
      idPais: key(direccion.idPais),
      idProvincia: key(direccion.idProvincia),
      idMunicipio: key(direccion.idMunicipio),
      idCiudad: key(direccion.idCiudad),
      idZona: key(direccion.idZona),
      calle: text(direccion.calle),
      codigoPostal: key(direccion.codigoPostal).padStart(direccion.codigoPostal == null ? 0 : 4, '0'),
      idStatus: text(direccion.idStatus),
      idTipoVivienda: text(direccion.idTipoVivienda),
      numero: text(direccion.numero),
      piso: text(direccion.piso),
      apto: text(direccion.apto),
      observacion: text(direccion.observacion),
      cobro: flag(direccion.cobro),
      postal: flag(direccion.postal),
      fiscal: flag(direccion.fiscal),
      direccionCompleta: text(direccion.direccionCompleta),
    })),
    beneficiarioCheque: text(cliente.beneficiarioCheque),
    beneficiarioTyped: true,
    idTipoOcupacion: key(cliente.idTipoOcupacion),
    idActividadEconomica: key(cliente.idActividadEconomica),
    actividadEconomicaAdc: key(cliente.actividadEconomicaAdc),
    idProfesion: key(cliente.idProfesion),
    nombreEmpresa: text(cliente.nombreEmpresa),
    idSector: key(cliente.idSector),
    codigoEmpleado: text(cliente.codigoEmpleado),
    idOficioRiesgo: key(cliente.idOficioRiesgo),
    idAfinidad: text(cliente.idAfinidad),
    domicilioBancarios: cliente.domicilioBancarios.map((domicilio) => {
      const [anio = '', mes = ''] = text(dayOfWire(domicilio.fechaVencimiento)).split('-');
      return {
        idBanco: key(domicilio.idBanco),
        idTipoCuenta: text(domicilio.idTipoCuenta),
        idMoneda: key(domicilio.idMoneda),
        noCuenta: text(domicilio.noCuenta),
        idTipoTarjeta: key(domicilio.idTipoTarjeta),
        mes,
        anio,
        idTipoDocumento: text(domicilio.idTipoDocumento),
        identificacion: formatDocumento(text(domicilio.idTipoDocumento), text(domicilio.identificacion)),
        titular: text(domicilio.titular),
        idSexo: key(domicilio.idSexo),
        idNacionalidad: key(domicilio.idNacionalidad),
        inPreferida: flag(domicilio.inPreferida),
        inCobro: flag(domicilio.inCobro),
        inPago: flag(domicilio.inPago),
      };
    }),
  };
}
