import {
  type CampoVehiculo,
  COBERTURA,
  COLOR,
  COMBUSTIBLE,
  CONCESIONARIO,
  DEDUCIBLE,
  MARCA,
  MODELO,
  SECTOR,
  SUMA,
  USO,
  VERSION,
} from './campos-vehiculo.ts';

const CLASES = [
  'Automóviles',
  'Jeepetas',
  'Camionetas',
  'Motocicletas',
  'Minibuses',
  'Autobuses',
  'Camiones livianos',
  'Camiones pesados',
  'Cabezotes',
  'Remolques',
  'Montacargas',
  'Ambulancias',
];
const MEDIDAS = ['cantidad', 'valor total', 'antigüedad promedio en años', 'kilómetros al año'];
const NUMEROS: readonly Omit<CampoVehiculo, 'cdDato' | 'tipo'>[] = [
  { nombre: 'Cantidad de choferes', requerido: true },
  { nombre: 'Edad mínima del chofer', defecto: '25' },
  { nombre: 'Años mínimos de experiencia' },
  { nombre: 'Siniestros del último año' },
  { nombre: 'Siniestros de los últimos tres años' },
  { nombre: 'Monto reclamado en tres años' },
  { nombre: 'Horas de operación al día' },
  { nombre: 'Distancia máxima por viaje en kilómetros' },
  { nombre: 'Sucursales con estacionamiento' },
  { nombre: 'Capacidad de carga total en toneladas' },
  { nombre: 'Límite de responsabilidad civil' },
];
const TEXTOS: readonly Omit<CampoVehiculo, 'cdDato' | 'tipo'>[] = [
  { nombre: 'Nombre de la flotilla', requerido: true },
  { nombre: 'Responsable de la flotilla' },
  { nombre: 'Cargo del responsable' },
  { nombre: 'Teléfono del responsable' },
  { nombre: 'Correo del responsable' },
  { nombre: 'Dirección de la base' },
  { nombre: 'Aseguradora anterior', defecto: 'Ninguna' },
  { nombre: 'Número de la póliza anterior' },
  { nombre: 'Acreedor prendario' },
  { nombre: 'Rutas habituales' },
  { nombre: 'Mercancía que transporta' },
  { nombre: 'Taller propio' },
  { nombre: 'Empresa de rastreo' },
  { nombre: 'Empresa de seguridad' },
  { nombre: 'Observaciones' },
];
const CASILLAS: readonly Omit<CampoVehiculo, 'cdDato' | 'tipo'>[] = [
  { nombre: 'Rastreo satelital', defecto: '1' },
  { nombre: 'Cámaras a bordo' },
  { nombre: 'Limitador de velocidad' },
  { nombre: 'Mantenimiento preventivo' },
  { nombre: 'Licencias verificadas' },
  { nombre: 'Pruebas de alcohol' },
  { nombre: 'Estacionamiento techado' },
  { nombre: 'Transporta pasajeros' },
  { nombre: 'Transporta carga peligrosa' },
  { nombre: 'Sale de la provincia' },
];
const FECHAS: readonly Omit<CampoVehiculo, 'cdDato' | 'tipo'>[] = [
  { nombre: 'Inicio de operaciones', requerido: true },
  { nombre: 'Última inspección' },
  { nombre: 'Renovación de placas' },
  { nombre: 'Vencimiento de la póliza anterior' },
  { nombre: 'Última auditoría de seguridad' },
];

function numbered(first: number, tipo: CampoVehiculo['tipo'], fields: typeof NUMEROS): CampoVehiculo[] {
  return fields.map((field, index) => ({ ...field, cdDato: first + index, tipo }));
}

const porClase = CLASES.flatMap((clase) => MEDIDAS.map((medida) => ({ nombre: `${clase}: ${medida}` })));

/** Fields of a fleet: 60 numbers, 15 texts, 10 checkboxes, 5 dates and 10 lookups. */
export const FLOTILLA: readonly CampoVehiculo[] = [
  ...numbered(250_101, 'A', TEXTOS),
  ...numbered(250_121, 'F', FECHAS),
  SUMA,
  ...numbered(250_131, 'N', NUMEROS),
  USO,
  { ...COBERTURA, requerido: false },
  { ...DEDUCIBLE, requerido: false },
  SECTOR,
  { ...MARCA, nombre: 'Marca predominante', requerido: false },
  { ...MODELO, nombre: 'Modelo predominante', requerido: false },
  { ...VERSION, nombre: 'Versión predominante', requerido: false },
  COMBUSTIBLE,
  COLOR,
  CONCESIONARIO,
  ...numbered(250_151, 'C', CASILLAS),
  ...numbered(250_161, 'N', porClase),
];
