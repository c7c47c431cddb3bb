import { matchRoute } from 'wouter';
import { filteredListPath } from '../../domain/list-addresses.ts';
import { paths } from '../../domain/paths.ts';
import { role } from '../../domain/usuario.ts';
import { chart } from '../../features/dashboard/chart.ts';
import {
  CashOutIcon,
  ClaimIcon,
  ClientsIcon,
  CollectionIcon,
  CommissionIcon,
  DashboardIcon,
  NoticeIcon,
  PolicyIcon,
  QuoteIcon,
  ReportIcon,
  RequestIcon,
} from '../../ui/icons/icons.tsx';
import { lateExport } from '../../kit/list/late-export.ts';
import { lateReportDialog } from '../../kit/report/late-report-dialog.ts';
import { developmentScreens } from './development-screens.tsx';
import { page, type RouteDefinition, type Screen } from './route-definition.ts';
import { screensBesideMenu } from './screens-beside-menu.tsx';

/** Every screen that exists, those of the menu in its order: an entry appears with its row here. */
const screens: readonly Screen[] = [
  {
    name: 'home',
    title: 'Dashboard',
    role: undefined,
    page: page(async () => (await import('../../features/dashboard/DashboardPage.tsx')).DashboardPage),
    late: [chart],
    menu: { label: 'Dashboard', icon: <DashboardIcon /> },
    search: { keywords: 'inicio home principal resumen panel tablero graficos indicadores' },
  },
  {
    name: 'listClientes',
    title: 'Clientes',
    role: role.intermediario,
    page: page(async () => (await import('../../features/clientes/list/ClientesPage.tsx')).ClientesPage),
    late: [lateExport], // Once for all lists.
    menu: { label: 'Clientes', icon: <ClientsIcon /> },
    search: {
      keywords: 'listado consultar buscar asegurados contratantes personas cartera cedula rnc pasaporte documento',
      number: { label: 'Clientes', path: (digits) => `${paths.listClientes}?numeroDocumento=${encodeURIComponent(digits)}` },
      name: { label: 'Clientes', path: (name) => `${paths.listClientes}?nombre=${encodeURIComponent(name)}` },
    },
  },
  {
    name: 'listCotizaciones',
    title: 'Cotizaciones',
    role: role.intermediario,
    page: page(async () => (await import('../../features/cotizaciones/list/CotizacionesPage.tsx')).CotizacionesPage),
    late: [lateReportDialog], // Once for all lists.
    menu: { label: 'Cotizaciones', icon: <QuoteIcon />, group: 'Cotizaciones / Pólizas' },
    search: {
      keywords: 'listado consultar buscar precios propuestas tarifas emitir emision pendientes',
      number: {
        label: 'Cotizaciones',
        path: (digits) => filteredListPath(paths.listCotizaciones, 'numeroCotizacion', digits),
      },
    },
  },
  {
    name: 'listPolizas',
    title: 'Pólizas',
    role: role.intermediario,
    page: page(async () => (await import('../../features/polizas/list/PolizasPage.tsx')).PolizasPage),
    menu: { label: 'Pólizas', icon: <PolicyIcon />, group: 'Cotizaciones / Pólizas' },
    search: {
      keywords: 'listado consultar buscar emitidas contratos certificados vigencia',
      number: { label: 'Pólizas', path: (digits) => filteredListPath(paths.listPolizas, 'numeroPoliza', digits) },
    },
  },
  {
    name: 'listSolicitudes',
    title: 'Solicitudes',
    role: role.intermediario,
    page: page(async () => (await import('../../features/solicitudes/list/SolicitudesPage.tsx')).SolicitudesPage),
    menu: { label: 'Solicitudes', icon: <RequestIcon /> },
    search: { keywords: 'listado consultar buscar tickets soporte ayuda casos peticiones comentarios' },
  },
  {
    name: 'reporteCarteraVigente',
    title: 'Reporte cartera vigente',
    role: role.intermediario,
    page: page(async () => (await import('../../features/reportes/cartera-vigente/CarteraVigentePage.tsx')).CarteraVigentePage),
    menu: { label: 'Reporte Cartera vigente', icon: <ReportIcon />, group: 'Consultas' },
    search: { keywords: 'consultas pdf imprimir polizas vigentes activas portafolio' },
  },
  {
    name: 'reportePolizaRenovar',
    title: 'Reporte pólizas a renovar',
    role: role.intermediario,
    page: page(async () => (await import('../../features/reportes/polizas-renovar/PolizasRenovarPage.tsx')).PolizasRenovarPage),
    menu: { label: 'Reporte Pólizas a renovar', icon: <ReportIcon />, group: 'Consultas' },
    search: { keywords: 'consultas pdf imprimir renovaciones vencimientos vencen mes' },
  },
  {
    name: 'listSiniestros',
    title: 'Siniestros',
    role: role.intermediario,
    page: page(async () => (await import('../../features/siniestros/list/SiniestrosPage.tsx')).SiniestrosPage),
    menu: { label: 'Siniestros', icon: <ClaimIcon />, group: 'Siniestro' },
    search: {
      keywords: 'listado consultar buscar reclamaciones reclamos accidentes afectados',
      number: { label: 'Siniestros', path: (digits) => filteredListPath(paths.listSiniestros, 'numeroSiniestro', digits) },
    },
  },
  {
    name: 'listNotificacionesSiniestros',
    title: 'Notificaciones',
    role: role.intermediario,
    page: page(async () => (await import('../../features/siniestros/notificaciones/NotificacionesPage.tsx')).NotificacionesPage),
    menu: { label: 'Notificaciones', icon: <NoticeIcon />, group: 'Siniestro' },
    search: { keywords: 'listado consultar buscar avisos reportes siniestros reclamaciones' },
  },
  {
    name: 'cartaRetencionComision',
    title: 'Carta de retención de comisiones',
    role: role.intermediario,
    page: page(async () => (await import('../../features/reportes/carta-retencion/CartaRetencionPage.tsx')).CartaRetencionPage),
    menu: { label: 'Carta de retención de comisión', icon: <CashOutIcon />, group: 'Caja Egreso' },
    search: { keywords: 'reportes pdf imprimir impuestos isr retenciones certificacion' },
  },
  {
    name: 'estadoComisiones',
    title: 'Estado de comisiones',
    role: role.intermediario,
    page: page(
      async () => (await import('../../features/reportes/estado-comisiones/EstadoComisionesPage.tsx')).EstadoComisionesPage,
    ),
    menu: { label: 'Estado de comisiones', icon: <CommissionIcon />, group: 'Comisiones' },
    search: { keywords: 'reportes pdf imprimir ingresos pagos' },
  },
  {
    name: 'estadoCuenta',
    title: 'Estado de cuenta',
    role: role.intermediario,
    page: page(async () => (await import('../../features/reportes/estado-cuenta/EstadoCuentaPage.tsx')).EstadoCuentaPage),
    menu: { label: 'Estado de cuenta', icon: <CollectionIcon />, group: 'Cobranzas' },
    search: { keywords: 'reportes pdf imprimir recibos pendientes deuda cobros' },
  },
  {
    name: 'saldoAntiguedad',
    title: 'Saldo por antigüedad',
    role: role.intermediario,
    page: page(
      async () => (await import('../../features/reportes/saldo-antiguedad/SaldoAntiguedadPage.tsx')).SaldoAntiguedadPage,
    ),
    menu: { label: 'Saldos por antiguedad', icon: <CollectionIcon />, group: 'Cobranzas' },
    search: { keywords: 'reportes pdf excel imprimir saldos balance vencidos deuda cobros' },
  },
  ...screensBesideMenu,
  ...developmentScreens,
];

/** The screens with their paths. */
export const routes: readonly RouteDefinition[] = screens.map((screen) => ({ ...screen, path: paths[screen.name] }));

/** The route of a location, as wouter's `parser` reads paths. */
export function findRoute(parser: Parameters<typeof matchRoute>[0], location: string): RouteDefinition | undefined {
  return routes.find((route) => matchRoute(parser, route.path, location)[0]);
}
