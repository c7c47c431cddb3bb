import { clientesRow, clientesScreen } from '../../features/clientes/list/screen.ts';
import { createClientesScreen } from '../../features/clientes/create/screen.ts';
import { updateClientesScreen } from '../../features/clientes/view/screen.ts';
import { pagosScreen } from '../../features/cobranzas/pagos/screen.ts';
import { configuracionScreen } from '../../features/configuracion/screen.ts';
import { createCotizacionesScreen, viewCotizacionesScreen } from '../../features/cotizaciones/create/screen.ts';
import { cotizacionesRow, cotizacionesScreen } from '../../features/cotizaciones/list/screen.ts';
import { dashboardScreen } from '../../features/dashboard/screen.ts';
import { perfilScreen } from '../../features/perfil/screen.ts';
import { emisionScreen } from '../../features/polizas/emision/screen.ts';
import { polizasRow, polizasScreen } from '../../features/polizas/list/screen.ts';
import { cartaRetencionRow, cartaRetencionScreen } from '../../features/reportes/carta-retencion/screen.ts';
import { carteraVigenteRow, carteraVigenteScreen } from '../../features/reportes/cartera-vigente/screen.ts';
import { estadoComisionesRow, estadoComisionesScreen } from '../../features/reportes/estado-comisiones/screen.ts';
import { estadoCuentaRow, estadoCuentaScreen } from '../../features/reportes/estado-cuenta/screen.ts';
import { historicoScreen } from '../../features/reportes/historico/screen.ts';
import { polizasRenovarRow, polizasRenovarScreen } from '../../features/reportes/polizas-renovar/screen.ts';
import { saldoAntiguedadRow, saldoAntiguedadScreen } from '../../features/reportes/saldo-antiguedad/screen.ts';
import { documentosSiniestrosScreen } from '../../features/siniestros/documentos/screen.ts';
import { siniestrosRow, siniestrosScreen } from '../../features/siniestros/list/screen.ts';
import { createNotificacionesScreen } from '../../features/siniestros/notificacion-create/screen.ts';
import { notificacionesRow, notificacionesScreen } from '../../features/siniestros/notificaciones/screen.ts';
import { createSolicitudesScreen } from '../../features/solicitudes/create/screen.ts';
import { solicitudesRow, solicitudesScreen } from '../../features/solicitudes/list/screen.ts';
import { updateSolicitudesScreen } from '../../features/solicitudes/update/screen.ts';
import { usuariosRow, usuariosScreen } from '../../features/usuarios/list/screen.ts';
import type { ListRow, ReportRow, Screen } from '../../kit/portal/screen.ts';

/** Every screen; those of the menu are in its order. */
export const screens = [
  dashboardScreen,
  clientesScreen,
  cotizacionesScreen,
  polizasScreen,
  solicitudesScreen,
  carteraVigenteScreen,
  polizasRenovarScreen,
  siniestrosScreen,
  notificacionesScreen,
  cartaRetencionScreen,
  estadoComisionesScreen,
  estadoCuentaScreen,
  saldoAntiguedadScreen,
  // Screens outside the menu: creating forms, single records, and links of the header.
  usuariosScreen,
  perfilScreen,
  configuracionScreen,
  createClientesScreen,
  updateClientesScreen,
  createCotizacionesScreen,
  viewCotizacionesScreen,
  emisionScreen,
  createSolicitudesScreen,
  updateSolicitudesScreen,
  createNotificacionesScreen,
  documentosSiniestrosScreen,
  historicoScreen,
  pagosScreen,
] as const satisfies readonly Screen[];

/** The lists for the tests; the build drops both tables. */
export const listRows: readonly ListRow[] = [
  clientesRow,
  cotizacionesRow,
  polizasRow,
  siniestrosRow,
  notificacionesRow,
  solicitudesRow,
  usuariosRow,
];

/** The reports for the tests. */
export const reportRows: readonly ReportRow[] = [
  estadoComisionesRow,
  carteraVigenteRow,
  polizasRenovarRow,
  cartaRetencionRow,
  estadoCuentaRow,
  saldoAntiguedadRow,
];
