import {
  ANIO,
  CHASIS,
  COBERTURA,
  COLOR,
  COMBUSTIBLE,
  CONCESIONARIO,
  DEDUCIBLE,
  MARCA,
  MODELO,
  PLACA,
  type ProductoVehiculo,
  SECTOR,
  SUMA,
  USO,
  VERSION,
} from './campos-vehiculo.ts';
import { FLOTILLA } from './flotilla.ts';

const COBERTURAS = [
  'Daños a la propiedad ajena',
  'Lesiones a una persona',
  'Lesiones a más de una persona',
  'Fianza judicial',
].map((nombre, index) => ({ cdDato: 250_031 + index, nombre, tipo: 'N', requerido: true }) as const);
const VEHICULO = [MARCA, MODELO, ANIO, SUMA, USO, DEDUCIBLE, CHASIS];
const EMISION = [{ ...CHASIS, requerido: true }, PLACA, COLOR];
const GOODS = [1, 2];

/** Motor products beside the sandbox's first ones. */
export const PRODUCTOS_VEHICULO: readonly ProductoVehiculo[] = [
  {
    id: 2504,
    nombre: 'Vehículo de motor valor convenido',
    comision: 1200,
    campos: {
      1: [
        MARCA,
        MODELO,
        VERSION,
        ANIO,
        SUMA,
        { cdDato: 250_018, nombre: 'Fecha de adquisición', tipo: 'F', requerido: true },
        { cdDato: 250_021, nombre: 'Número de pasajeros', tipo: 'N', defecto: '5' },
        { cdDato: 250_022, nombre: 'Conductor habitual', tipo: 'A', defecto: 'El asegurado' },
        CHASIS,
        { cdDato: 250_014, nombre: 'Dispositivo de rastreo', tipo: 'C', defecto: '1' },
        USO,
        COBERTURA,
        DEDUCIBLE,
        SECTOR,
        { cdDato: 250_041, nombre: 'Plan', tipo: 'N', tabla: 250_041, requerido: true, defecto: '2' },
        {
          cdDato: 250_002,
          nombre: 'Opción del plan',
          tipo: 'N',
          tabla: 250_002,
          requerido: true,
          defecto: '1',
          padres: [250_041],
        },
        ...COBERTURAS,
      ],
      2: EMISION,
    },
  },
  {
    id: 2505,
    nombre: 'Auto familiar dos vehículos',
    comision: 1200,
    campos: {
      1: [SECTOR, COBERTURA, ...GOODS.flatMap((bien) => VEHICULO.map((campo) => ({ ...campo, bien })))],
      2: GOODS.flatMap((bien) => EMISION.map((campo) => ({ ...campo, bien }))),
    },
  },
  {
    id: 2506,
    nombre: 'Flotilla empresarial',
    comision: 900,
    campos: {
      1: FLOTILLA,
      2: [{ cdDato: 250_117, nombre: 'Contacto para la inspección', tipo: 'A', requerido: true }],
    },
  },
  {
    id: 2507,
    nombre: 'Vehículo clásico y de colección',
    comision: 1000,
    campos: {
      1: [
        MARCA,
        MODELO,
        ANIO,
        SUMA,
        { cdDato: 250_025, nombre: 'Fecha de la última tasación', tipo: 'F', requerido: true },
        { cdDato: 250_026, nombre: 'Club al que pertenece', tipo: 'A' },
      ],
      2: EMISION,
    },
  },
  {
    id: 2508,
    nombre: 'Transporte de combustibles',
    comision: 800,
    campos: {
      1: [
        ANIO,
        SUMA,
        { cdDato: 250_027, nombre: 'Capacidad en galones', tipo: 'N', requerido: true },
        { ...COMBUSTIBLE, nombre: 'Producto que transporta', requerido: true },
        SECTOR,
        CHASIS,
      ],
      2: EMISION,
    },
  },
  {
    id: 2509,
    nombre: 'Garantía mecánica',
    comision: 1500,
    campos: {
      1: [
        MARCA,
        MODELO,
        ANIO,
        SUMA,
        { cdDato: 250_028, nombre: 'Kilometraje', tipo: 'N', requerido: true },
        { cdDato: 250_029, nombre: 'Fecha de venta', tipo: 'F' },
        { ...CONCESIONARIO, requerido: true },
        { cdDato: 250_030, nombre: 'Taller autorizado', tipo: 'N', tabla: 250_030, requerido: true },
        CHASIS,
        COMBUSTIBLE,
      ],
      2: EMISION,
    },
  },
];
