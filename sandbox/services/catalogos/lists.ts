interface Numbered {
  path: string;
  title: string;
  table: string;
}

/** Catalogues of an `id` and a `nombre` without a parent. */
export const NUMBERED: readonly Numbered[] = [
  { path: '/v1/tipopersonas', title: 'Consulta de tipo de personas', table: 'tipo_persona' },
  { path: '/v1/monedas', title: 'Consulta de monedas', table: 'moneda' },
  { path: '/v1/entidades', title: 'Consulta de entidades', table: 'entidad' },
  { path: '/v1/sexos', title: 'Consulta de sexo', table: 'sexo' },
  { path: '/v1/estadociviles', title: 'Consulta de estado civil', table: 'estado_civil' },
  { path: '/v1/nacionalidades', title: 'Consulta de nacionalidades', table: 'nacionalidad' },
  { path: '/v1/actividadesdeportivas', title: 'Consulta de actividades deportivas', table: 'actividad_deportiva' },
  { path: '/v1/grupopersonas', title: 'Consulta de grupo de personas', table: 'grupo_persona' },
  {
    path: '/v1/tipocanalarinformaciones',
    title: 'Consulta de tipo de canales de información',
    table: 'tipo_canal_informacion',
  },
  { path: '/v1/profesiones', title: 'Consulta de profesiones', table: 'profesion' },
  { path: '/v1/sectoreseconomicos', title: 'Consulta de sectores económicos', table: 'sector_economico' },
  { path: '/v1/ocupaciones', title: 'Consulta de ocupaciones', table: 'ocupacion' },
  { path: '/v1/oficioriesgos', title: 'Consulta de oficios de riesgo', table: 'oficio_riesgo' },
  { path: '/v1/tipotelefonos', title: 'Consulta de tipo de teléfonos', table: 'tipo_telefono' },
  { path: '/v1/tipotarjetas', title: 'Consulta de tipo de tarjeta', table: 'tipo_tarjeta' },
];

/** Catalogues with other keys than `id` or with text ids; the query gives the contract's rows. */
export const CODED: readonly { path: string; title: string; sql: string }[] = [
  {
    path: '/v1/afinidades',
    title: 'Consulta de afinidades',
    sql: 'SELECT tipo, nombre FROM afinidad ORDER BY orden',
  },
  {
    path: '/v1/tipocuentasbancarias',
    title: 'Consulta de tipo de cuentas',
    sql: 'SELECT id, nombre FROM tipo_cuenta ORDER BY orden',
  },
  {
    path: '/v1/sucursales',
    title: 'Consulta de sucurales',
    sql: 'SELECT id AS cdSucursal, nombre AS deSucursal FROM sucursal ORDER BY id',
  },
  {
    path: '/v1/regiones',
    title: 'Consulta de regiones',
    sql: 'SELECT id AS cdRegion, nombre AS deRegion FROM region ORDER BY id',
  },
];

/** Places, each narrowed by the level above: the parent's column and its name in query or path. */
export const PLACES: readonly (Numbered & { parent: string; name: string })[] = [
  { path: '/v1/provincias/:idPais', title: 'Consulta de provincias', table: 'provincia', parent: 'id_pais', name: 'idPais' },
  { path: '/v1/ciudades', title: 'Consulta de ciudades', table: 'ciudad', parent: 'id_provincia', name: 'idProvincia' },
  { path: '/v1/municipios', title: 'Consulta de municipios', table: 'municipio', parent: 'id_provincia', name: 'idProvincia' },
  { path: '/v1/zonas', title: 'Consulta de sectores', table: 'zona', parent: 'id_ciudad', name: 'idCiudad' },
];
