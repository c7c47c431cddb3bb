/** Words that services exchange for one another. */
const words: Readonly<Record<string, string>> = {
  nu: 'num',
  nro: 'num',
  no: 'num',
  num: 'num',
  numero: 'num',
  number: 'num',
  cd: 'cod',
  cod: 'cod',
  codigo: 'cod',
  code: 'cod',
  fe: 'fecha',
  fec: 'fecha',
  fecha: 'fecha',
  date: 'fecha',
  de: 'des',
  desc: 'des',
  des: 'des',
  descripcion: 'des',
  tp: 'tipo',
  tipo: 'tipo',
  type: 'tipo',
  nm: 'nombre',
  nombre: 'nombre',
  name: 'nombre',
  st: 'estatus',
  estado: 'estatus',
  status: 'estatus',
  estatus: 'estatus',
  msg: 'messages',
  mensajes: 'messages',
  titulo: 'title',
  data: 'value',
  result: 'value',
  results: 'value',
  items: 'value',
  pagination: 'meta',
  paginacion: 'meta',
  paging: 'meta',
};

/** A name's meaning: `nuCotizacion`, `NroCotizacion` and `numero_cotizacion` are equal. */
function meaning(name: string): string {
  const parts = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return parts.map((part) => (Object.hasOwn(words, part) ? words[part] : part)).join('');
}

/** The sent name with the same meaning as a missing field. */
export function otherSpelling(field: string, sent: readonly string[]): string | undefined {
  return sent.find((name) => name !== field && meaning(name) === meaning(field));
}
