/** A technical field of a product, in order of the form. */
export interface CampoVehiculo {
  cdDato: number;
  nombre: string;
  tipo: 'C' | 'N' | 'F' | 'A';
  tabla?: number;
  requerido?: boolean;
  defecto?: string;
  /** Parent fields; their values narrow the table as valorDato1, valorDato2 and so on. */
  padres?: readonly number[];
  /** Number of its insured good (default 1). */
  bien?: number;
}

/**
 * A motor product: commission in hundredths of a per cent, fields of quote (1) and issuance (2).
 */
export interface ProductoVehiculo {
  id: number;
  nombre: string;
  comision: number;
  campos: Record<1 | 2, readonly CampoVehiculo[]>;
}

export const MARCA = { cdDato: 250_005, nombre: 'Marca', tipo: 'N', tabla: 250_005, requerido: true } as const;
export const MODELO = {
  cdDato: 250_006,
  nombre: 'Modelo',
  tipo: 'N',
  tabla: 250_006,
  requerido: true,
  padres: [250_005],
} as const;
export const VERSION = {
  cdDato: 250_015,
  nombre: 'Versión',
  tipo: 'N',
  tabla: 250_015,
  requerido: true,
  padres: [250_006],
} as const;
export const ANIO = { cdDato: 250_007, nombre: 'Año', tipo: 'N', requerido: true } as const;
export const CHASIS = { cdDato: 250_008, nombre: 'Chasis', tipo: 'A' } as const;
export const PLACA = { cdDato: 250_011, nombre: 'Placa', tipo: 'A' } as const;
export const COLOR = { cdDato: 250_012, nombre: 'Color', tipo: 'N', tabla: 250_012 } as const;
export const SUMA = { cdDato: 250_016, nombre: 'Suma asegurada', tipo: 'N', requerido: true } as const;
export const USO = {
  cdDato: 250_017,
  nombre: 'Uso del vehículo',
  tipo: 'N',
  tabla: 250_017,
  requerido: true,
  defecto: '1',
} as const;
export const COBERTURA = {
  cdDato: 250_019,
  nombre: 'Cobertura de daños propios',
  tipo: 'N',
  tabla: 250_019,
  requerido: true,
} as const;
export const DEDUCIBLE = {
  cdDato: 250_020,
  nombre: 'Deducible',
  tipo: 'N',
  tabla: 250_020,
  requerido: true,
  padres: [250_017, 250_019],
} as const;
export const COMBUSTIBLE = { cdDato: 250_023, nombre: 'Combustible', tipo: 'N', tabla: 250_023 } as const;
export const CONCESIONARIO = { cdDato: 250_024, nombre: 'Concesionario', tipo: 'N', tabla: 250_024 } as const;
export const SECTOR = { cdDato: 840_086, nombre: 'Sector', tipo: 'N', tabla: 840_086, requerido: true } as const;
