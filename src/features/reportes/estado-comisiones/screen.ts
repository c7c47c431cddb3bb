import { role } from '../../../domain/usuario.ts';
import { CommissionIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const estadoComisionesScreen = defineScreen({
  name: 'estadoComisiones',
  title: 'Estado de comisiones',
  role: role.intermediario,
  page: page(async () => (await import('./EstadoComisionesPage.tsx')).EstadoComisionesPage),
  icon: CommissionIcon,
  menu: { label: 'Estado de comisiones', group: 'Comisiones' },
  search: { keywords: 'reportes pdf imprimir ingresos pagos' },
});

export const estadoComisionesRow = {
  screen: estadoComisionesScreen,
  typed: { 'Fecha desde': '01-10-2026', 'Fecha hasta': '31-10-2026' },
} as const satisfies ReportRow;
