import type { ParentlessCatalogo } from './catalogos.ts';

/** The catalogues that a screen loads with its first calls, before its code. */
export const earlyCatalogos = {
  list: ['tipoDocumentos'],
  cliente: [
    'tipoPersonas',
    'paises',
    'sexos',
    'estadoCiviles',
    'paisesNacimiento',
    'nacionalidades',
    'actividadesDeportivas',
    'grupoPersonas',
    'tipoCanalInformaciones',
  ],
  cotizacion: ['productos', 'monedas', 'tipoDocumentos', 'entidades', 'sucursales', 'regiones'],
  emision: ['formaPagos', 'tipoDocumentos', 'monedas'],
  solicitud: ['tipoDocumentos', 'solicitudTipos'],
} as const satisfies Readonly<Record<string, readonly ParentlessCatalogo[]>>;

/** A catalogue that some screen needs at once. */
export type EarlyCatalogo = (typeof earlyCatalogos)[keyof typeof earlyCatalogos][number];
