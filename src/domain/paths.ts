/**
 * Paths of the screens by route name (specification 1, section 2; specification 2, section 2),
 * relative to the base path. Some screens are planned; `pathOf` knows which exist.
 */
export const paths = {
  home: '/',
  login: '/login',
  notfound: '/notfound',
  listClientes: '/clientes',
  createClientes: '/clientes/create',
  updateClientes: '/clientes/update/:id',
  listCotizaciones: '/cotizaciones',
  createCotizaciones: '/cotizaciones/create',
  viewCotizaciones: '/cotizaciones/:id',
  listPolizas: '/polizas',
  emitirPoliza: '/polizas/emision/:id',
  listSolicitudes: '/solicitudes',
  createSolicitudes: '/solicitudes/create',
  updateSolicitudes: '/solicitudes/update/:id',
  reporteCarteraVigente: '/consultas/carteravigente',
  reportePolizaRenovar: '/consultas/renovaciones',
  historicoReportes: '/consultas/historico/reportes',
  listSiniestros: '/siniestros',
  listNotificacionesSiniestros: '/siniestros/notificaciones',
  createNotSiniestros: '/siniestros/notificaciones/create',
  documentosSiniestros: '/siniestros/documentos',
  cartaRetencionComision: '/caja/egresos/cartaretencion',
  estadoComisiones: '/comisiones/estadocomisiones',
  estadoCuenta: '/cobranzas/estadocuenta',
  saldoAntiguedad: '/cobranzas/saldoporantiguedad',
  pagoFacturas: '/cobranzas/pagos',
  usuarioIntermediarios: '/administrador/usuarios/intermediarios',
  perfil: '/perfil',
  configuracion: '/configuracion',
  galeria: '/galeria',
  galeriaLista: '/galeria/lista',
  galeriaFormulario: '/galeria/formulario',
  galeriaPlanes: '/galeria/planes',
  galeriaDocumentos: '/galeria/documentos',
} as const;

/** Name of a screen, existing or planned. */
export type RouteName = keyof typeof paths;

/** The login with the page to return to; the home page is left out. */
export function loginPath(returnTo?: string): string {
  return returnTo && returnTo !== paths.home ? `${paths.login}?returnTo=${encodeURIComponent(returnTo)}` : paths.login;
}

/** A route's path with `:id` filled in. */
export function pathWithId(path: string, id: number): string {
  return path.replace(':id', String(id));
}

/** The page of one client. */
export function clientePath(id: number): string {
  return pathWithId(paths.updateClientes, id);
}
