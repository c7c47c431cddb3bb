import { role } from '../../../domain/usuario.ts';
import { ReportIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../../kit/portal/screen.ts';

export const historicoScreen = defineScreen({
  name: 'historicoReportes',
  title: 'Histórico de reportes',
  role: role.intermediario,
  page: page(async () => (await import('./HistoricoReportesPage.tsx')).HistoricoReportesPage),
  icon: ReportIcon,
  search: { keywords: 'historial consultas anteriores generados impresos' },
});
