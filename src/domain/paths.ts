/**
 * Paths of the screens by their route names (specification 1, section 2; specification 2, section 2), relative to the base path. A path stands
 * here before its screen exists; what leads to a screen asks `pathOf`, which knows whether it does.
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

/** Name of a screen, existing or still to come. */
export type RouteName = keyof typeof paths;

/** The login, with the page to come back to; the home page needs no mention. */
export function loginPath(returnTo?: string): string {
  return returnTo && returnTo !== paths.home ? `${paths.login}?returnTo=${encodeURIComponent(returnTo)}` : paths.login;
}

/** The path of one thing: `:id` of the route's path filled in. */
export function pathWithId(path: string, id: number): string {
  return path.replace(':id', String(id));
}

/** The view of one client. */
export function clientePath(id: number): string {
  return pathWithId(paths.updateClientes, id);
}
