import { role } from '../../domain/usuario.ts';
import { lateCatalogos } from '../../machines/actors/load-catalogo.ts';
import {
  ClaimIcon,
  ClientsIcon,
  CollectionIcon,
  NoticeIcon,
  QuoteIcon,
  ReportIcon,
  RequestIcon,
  SettingsIcon,
  UserIcon,
} from '../../ui/icons/icons.tsx';
import { page, type Screen, withCatalogos } from './route-definition.ts';

/** The screens that are not in the menu: what creates, what shows one thing, and what the header leads to. */
export const screensBesideMenu: readonly Screen[] = [
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
      async () =>
        (await withCatalogos(import('../../features/clientes/create/ClienteWizardPage.tsx'), lateCatalogos.cliente.preload()))
          .ClienteWizardPage,
    ),
    search: { keywords: 'registrar registro crear agregar anadir alta', icon: <ClientsIcon /> },
  },
  {
    name: 'updateClientes',
    title: 'Cliente',
    role: role.intermediario,
    page: page(
      async () =>
        (await withCatalogos(import('../../features/clientes/view/ClienteViewPage.tsx'), lateCatalogos.cliente.preload()))
          .ClienteViewPage,
    ),
  },
  {
    name: 'createCotizaciones',
    title: 'Nueva cotización',
    role: role.intermediario,
    page: page(
      async () =>
        (
          await withCatalogos(
            import('../../features/cotizaciones/create/CotizacionCreatePage.tsx'),
            lateCatalogos.cotizacion.preload(),
          )
        ).CotizacionCreatePage,
    ),
    search: { keywords: 'cotizar crear nueva precio propuesta tarifa calcular prima', icon: <QuoteIcon /> },
  },
  {
    name: 'viewCotizaciones',
    title: 'Cotización',
    role: role.intermediario,
    page: page(
      async () =>
        (await withCatalogos(import('../../features/cotizaciones/create/CotizacionPage.tsx'), lateCatalogos.cotizacion.preload()))
          .CotizacionPage,
    ),
  },
  {
    name: 'emitirPoliza',
    title: 'Emisión de póliza',
    role: role.intermediario,
    page: page(
      async () =>
        (
          await withCatalogos(
            import('../../features/polizas/emision/EmisionPage.tsx'),
            Promise.all([lateCatalogos.cotizacion.preload(), import('../../api/upload-documento.ts')]),
          )
        ).EmisionPage,
    ),
  },
  {
    name: 'createSolicitudes',
    title: 'Nuevo solicitud',
    role: role.intermediario,
    page: page(
      async () =>
        (
          await withCatalogos(
            import('../../features/solicitudes/create/SolicitudCreatePage.tsx'),
            lateCatalogos.solicitud.preload(),
          )
        ).SolicitudCreatePage,
    ),
    search: { keywords: 'nueva abrir crear registrar ticket soporte ayuda caso peticion', icon: <RequestIcon /> },
  },
  {
    name: 'updateSolicitudes',
    title: 'Actualización de solicitud',
    role: role.intermediario,
    page: page(async () => (await import('../../features/solicitudes/update/SolicitudPage.tsx')).SolicitudPage),
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
];
