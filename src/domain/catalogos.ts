import type { OperationId } from './failure.ts';

/** A catalogue: its call, its parents by names of the contract, and whether it is large. */
export interface CatalogoDefinition {
  readonly operation: OperationId;
  readonly label: string;
  /** Field of a row that forms and filters send. */
  readonly keyField: 'id' | 'tipo' | 'cdSucursal' | 'cdRegion';
  /** Parents without which the call can't be made. */
  readonly required?: readonly string[];
  /** Parents that narrow the catalogue. */
  readonly optional?: readonly string[];
  /** Whether the list needs a search. */
  readonly large?: true;
}

/** All catalogues (specification 1, sections 3 and 7; specification 2, section 7). */
export const catalogos = {
  tipoPersonas: { operation: 'fetchTipoPersonas', label: 'Tipo de persona', keyField: 'id' },
  tipoDocumentos: {
    operation: 'fetchTipoDocumentos',
    label: 'Tipo de documento',
    keyField: 'tipo',
    optional: ['idPais', 'idTipoPersona'],
  },
  tablaCodigos: { operation: 'fetchTablaCodigos', label: 'Tabla de códigos', keyField: 'id', required: ['code'] },
  monedas: { operation: 'fetchMonedas', label: 'Moneda', keyField: 'id' },
  entidades: { operation: 'fetchEntidades', label: 'Entidad', keyField: 'id' },
  sucursales: { operation: 'fetchSucursales', label: 'Sucursal', keyField: 'cdSucursal' },
  regiones: { operation: 'fetchRegiones', label: 'Región', keyField: 'cdRegion' },
  paises: { operation: 'fetchPaises', label: 'País', keyField: 'id', large: true },
  paisesNacimiento: { operation: 'fetchPaisesNacimiento', label: 'País de nacimiento', keyField: 'id', large: true },
  provincias: { operation: 'fetchProvincias', label: 'Provincia', keyField: 'id', required: ['idPais'], large: true },
  ciudades: { operation: 'fetchCiudades', label: 'Ciudad', keyField: 'id', required: ['idProvincia'], large: true },
  municipios: { operation: 'fetchMunicipios', label: 'Municipio', keyField: 'id', required: ['idProvincia'], large: true },
  zonas: { operation: 'fetchZonas', label: 'Sector', keyField: 'id', required: ['idCiudad'], large: true },
  sexos: { operation: 'fetchSexos', label: 'Sexo', keyField: 'id' },
  estadoCiviles: { operation: 'fetchEstadoCiviles', label: 'Estado civil', keyField: 'id' },
  nacionalidades: { operation: 'fetchNacionalidades', label: 'Nacionalidad', keyField: 'id', large: true },
  actividadesDeportivas: { operation: 'fetchActividadesDeportivas', label: 'Actividad deportiva', keyField: 'id', large: true },
  grupoPersonas: { operation: 'fetchGrupoPersonas', label: 'Grupo de persona', keyField: 'id' },
  tipoCanalInformaciones: { operation: 'fetchTipoCanalInformaciones', label: 'Tipo de canal de información', keyField: 'id' },
  profesiones: { operation: 'fetchProfesiones', label: 'Profesión', keyField: 'id', large: true },
  sectoresEconomicos: { operation: 'fetchSectoresEconomicos', label: 'Sector económico', keyField: 'id', large: true },
  ocupaciones: { operation: 'fetchOcupaciones', label: 'Ocupación', keyField: 'id', large: true },
  actividadesEconomicas: {
    operation: 'fetchActividadesEconomicas',
    label: 'Actividad económica',
    keyField: 'id',
    optional: ['idTipoPersona'],
    large: true,
  },
  oficioRiesgos: { operation: 'fetchOficioRiesgos', label: 'Oficio de riesgo', keyField: 'id', large: true },
  afinidades: { operation: 'fetchAfinidades', label: 'Afinidad', keyField: 'tipo', large: true },
  tipoTelefonos: { operation: 'fetchTipoTelefonos', label: 'Tipo de teléfono', keyField: 'id' },
  bancos: { operation: 'fetchBancos', label: 'Banco', keyField: 'id', optional: ['indDebito'], large: true },
  tipoCuentasBancarias: { operation: 'fetchTipoCuentasBancarias', label: 'Tipo de cuenta', keyField: 'id' },
  tipoTarjetas: { operation: 'fetchTipoTarjetas', label: 'Tipo de tarjeta', keyField: 'id' },
  formaPagos: { operation: 'fetchFormaPagos', label: 'Forma de pago', keyField: 'id' },
  productos: { operation: 'fetchProductosByCanal', label: 'Producto', keyField: 'id' },
  tablaInformaciones: {
    operation: 'fetchTablaInformaciones',
    label: 'Tabla de información',
    keyField: 'id',
    required: ['IdTabla'],
    optional: ['valorDato1', 'valorDato2', 'valorDato3', 'valorDato4', 'valorDato5', 'valorDato6'],
    large: true,
  },
  solicitudTipos: { operation: 'fetchSolicitudTipos', label: 'Tipo de solicitud', keyField: 'id' },
  solicitudMotivos: { operation: 'fetchSolicitudMotivos', label: 'Motivo', keyField: 'id', required: ['idTipoMovimiento'] },
} as const satisfies Record<string, CatalogoDefinition>;

/** Name of a catalogue. */
export type CatalogoName = keyof typeof catalogos;

/** Catalogues that can be loaded without parents. */
export type ParentlessCatalogo = {
  [Name in CatalogoName]: (typeof catalogos)[Name] extends { readonly required: readonly string[] } ? never : Name;
}[CatalogoName];

/** All names, in the order of the table. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the constant above
export const catalogoNames = Object.keys(catalogos) as readonly CatalogoName[];

/** The definition of a catalogue, its optional parts included. */
export function definitionOf(name: CatalogoName): CatalogoDefinition {
  return catalogos[name];
}

/** The code tables in use (specification 1, section 3), each a `tablaCodigos` under its `code`. */
export const codeTables = [
  'ST_TELEFONO',
  'CD_CANAL_INFORMACION',
  'TP_EMAIL',
  'STATUS',
  'TP_DIRECCION',
  'TP_VIVIENDA',
  'TP_RAMO',
] as const;

/** The chosen parents of a catalogue, as text; without parents it is loaded whole. */
export type CatalogoParents = Readonly<Record<string, string>>;

/** One option of a catalogue, with its key as text for selects. */
export interface CatalogoOption {
  readonly key: string;
  readonly nombre: string;
  readonly pais?: {
    readonly idSigla?: string | null;
    readonly telPrefijo?: string | null;
    readonly idNacimiento?: number | null;
  };
}

/** A unique key of a catalogue under its parents. */
export function catalogoKey(name: CatalogoName, parents: CatalogoParents): string {
  const query = Object.entries(parents)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([parent, id]) => `${parent}=${encodeURIComponent(id)}`);
  return [name, ...query].join('&');
}
