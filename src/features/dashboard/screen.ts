import { couldNot } from '../../domain/notice-row.ts';
import { chart } from './chart.ts';
import { latePendientes } from './late-pendientes.ts';
import { DashboardIcon } from '../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../kit/portal/screen.ts';

export const dashboardScreen = defineScreen({
  name: 'home',
  title: 'Dashboard',
  role: undefined,
  page: page(async () => (await import('./DashboardPage.tsx')).DashboardPage),
  late: [chart, latePendientes],
  icon: DashboardIcon,
  menu: { label: 'Dashboard' },
  search: { keywords: 'inicio home principal resumen panel tablero graficos indicadores' },
  notices: {
    fetchCotizacionesCount: couldNot('Consulta de cotizaciones', 'consultar la cantidad de cotizaciones'),
    fetchEmisionesCount: couldNot('Consulta de emisiones', 'consultar la cantidad de emisiones'),
    fetchSolicitudesCount: couldNot('Consulta de solicitudes', 'consultar la cantidad de solicitudes'),
    fetchPrimasCobrables: couldNot('Consulta de prima cobrable', 'consultar la prima cobrable'),
    fetchAntiguedadSaldos: couldNot('Consulta de saldo por antiguedad', 'consultar el saldo por antiguedad'),
    fetchComisionesByMonth: couldNot('Consulta de comisiones', 'consultar las comisiones por mes'),
  },
});
