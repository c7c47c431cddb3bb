import type { ParentlessCatalogo } from './catalogos.ts';

/** The catalogues that a screen offers at once: they are asked for with its first calls, before its code has come. */
export const earlyCatalogos = {
  list: ['tipoDocumentos'],
  /** The first step of a new client. */
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

/** A catalogue that some screen asks for at once. */
export type EarlyCatalogo = (typeof earlyCatalogos)[keyof typeof earlyCatalogos][number];
