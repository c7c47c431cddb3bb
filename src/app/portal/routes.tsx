import type { ComponentType, ReactNode } from 'react';
import { matchRoute } from 'wouter';
import { filteredListPath } from '../../domain/list-addresses.ts';
import { paths, type RouteName } from '../../domain/paths.ts';
import { role } from '../../domain/usuario.ts';
import { chart } from '../../features/dashboard/chart.ts';
import {
  ClaimIcon,
  ClientsIcon,
  CollectionIcon,
  DashboardIcon,
  NoticeIcon,
  PolicyIcon,
  QuoteIcon,
  ReportIcon,
  RequestIcon,
  SettingsIcon,
  UserIcon,
} from '../../ui/icons/icons.tsx';
import { lateExport } from '../../wiring/list/late-export.ts';
import { type Preloadable, preloadable } from '../../wiring/portal/preloadable.tsx';

/** One screen of the portal: where it is, who may see it, what it is called. */
export interface RouteDefinition {
  readonly name: RouteName;
  /** Path relative to the base path, as wouter matches it. */
  readonly path: string;
  /** Title of the document. */
  readonly title: string;
  /** Role that the screen asks for; undefined asks for a session only. */
  readonly role: number | undefined;
  readonly page: Preloadable<object>;
  /** What the page loads after itself, fetched on idle like the pages. */
  readonly late?: readonly Pick<Preloadable<object>, 'preload'>[];
  /** Its entry in the main menu. */
  readonly menu?: { readonly label: string; readonly icon: ReactNode; readonly group?: string } | undefined;
  /** How the header search finds it; a route without it, such as one with a parameter, is not offered. */
  readonly search?: {
    /** Other words that people use for it, separated by spaces. */
    readonly keywords: string;
    /** Its own icon where it has no menu entry. */
    readonly icon?: ReactNode;
    /** Where a number typed into the search leads, when the screen can look for one; `label` is what it looks through. */
    readonly number?: { readonly label: string; readonly path: (digits: string) => string };
    /** The same for a word that is no screen, when the screen can look for a name. */
    readonly name?: { readonly label: string; readonly path: (name: string) => string };
  };
}

type Screen = Omit<RouteDefinition, 'path'>;

const page = (load: () => Promise<ComponentType>): Preloadable<object> => preloadable(load);

/** A page together with the calls of the catalogues that it shows: nothing of it is fetched after the click. */
async function withClienteCatalogos<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, import('../../machines/actors/catalogo-loaders-cliente.ts')]);
  return module;
}

/** Parts and catalogues on one page; the production build has neither the route nor its chunk. */
const developmentRoutes: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        name: 'galeria',
        title: 'Galería',
        role: role.intermediario,
        page: page(async () => (await import('../../dev/gallery/GaleriaPage.tsx')).GaleriaPage),
        menu: { label: 'Galería', icon: <SettingsIcon />, group: 'Desarrollo' },
      },
      {
        name: 'galeriaLista',
        title: 'Lista con detalle',
        role: role.intermediario,
        page: page(async () => (await import('../../dev/gallery/ListaPage.tsx')).ListaPage),
        menu: { label: 'Lista con detalle', icon: <SettingsIcon />, group: 'Desarrollo' },
      },
      {
        name: 'galeriaFormulario',
        title: 'Formulario de ejemplo',
        role: role.intermediario,
        page: page(async () => (await import('../../dev/gallery/FormularioPage.tsx')).FormularioPage),
        menu: { label: 'Formulario de ejemplo', icon: <SettingsIcon />, group: 'Desarrollo' },
      },
    ]
  : [];

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
    name: 'usuarioIntermediarios',
    title: 'Usuarios intermediarios',
    role: role.intermediario,
    page: page(async () => (await import('../../features/usuarios/list/UsuariosPage.tsx')).UsuariosPage),
    search: { keywords: 'listado administrador administracion personal accesos', icon: <UserIcon /> },
  },
  {
    name: 'perfil',
    title: 'Perfil',
    role: undefined,
    page: page(async () => (await import('../../features/perfil/PerfilPage.tsx')).PerfilPage),
    search: { keywords: 'mis datos usuario cuenta correo roles intermediario codigo', icon: <UserIcon /> },
  },
  {
    name: 'configuracion',
    title: 'Configuración',
    role: undefined,
    page: page(async () => (await import('../../features/configuracion/ConfiguracionPage.tsx')).ConfiguracionPage),
    search: {
      keywords: 'ajustes preferencias opciones modo oscuro claro tema color noche filas por pagina',
      icon: <SettingsIcon />,
    },
  },
  {
    name: 'createClientes',
    title: 'Nuevo cliente',
    role: role.intermediario,
    page: page(
      async () => (await withClienteCatalogos(import('../../features/clientes/create/ClienteWizardPage.tsx'))).ClienteWizardPage,
    ),
    search: { keywords: 'registrar registro crear agregar anadir alta', icon: <ClientsIcon /> },
  },
  {
    name: 'updateClientes',
    title: 'Cliente',
    role: role.intermediario,
    page: page(
      async () => (await withClienteCatalogos(import('../../features/clientes/view/ClienteViewPage.tsx'))).ClienteViewPage,
    ),
  },
  {
    name: 'createNotSiniestros',
    title: 'Nueva notificación',
    role: role.intermediario,
    page: page(
      async () =>
        (await import('../../features/siniestros/notificacion-create/NotificacionCreatePage.tsx')).NotificacionCreatePage,
    ),
    search: { keywords: 'notificar declarar reportar siniestro reclamacion accidente choque', icon: <NoticeIcon /> },
  },
  {
    name: 'documentosSiniestros',
    title: 'Documentos',
    role: role.intermediario,
    page: page(
      async () => (await import('../../features/siniestros/documentos/DocumentosSiniestrosPage.tsx')).DocumentosSiniestrosPage,
    ),
    search: { keywords: 'siniestros archivos adjuntos papeles reclamacion', icon: <ClaimIcon /> },
  },
  {
    name: 'historicoReportes',
    title: 'Histórico de reportes',
    role: role.intermediario,
    page: page(async () => (await import('../../features/reportes/historico/HistoricoReportesPage.tsx')).HistoricoReportesPage),
    search: { keywords: 'historial consultas anteriores generados impresos', icon: <ReportIcon /> },
  },
  {
    name: 'pagoFacturas',
    title: 'Cobro con tarjeta de crédito',
    role: role.intermediario,
    page: page(async () => (await import('../../features/cobranzas/pagos/PagosPage.tsx')).PagosPage),
    search: { keywords: 'pagos pagar cobrar cobranzas facturas recibos', icon: <CollectionIcon /> },
  },
  ...developmentRoutes,
];

/** The screens with their paths. */
export const routes: readonly RouteDefinition[] = screens.map((screen) => ({ ...screen, path: paths[screen.name] }));

/** The route of a location, as wouter's `parser` reads paths. */
export function findRoute(parser: Parameters<typeof matchRoute>[0], location: string): RouteDefinition | undefined {
  return routes.find((route) => matchRoute(parser, route.path, location)[0]);
}
