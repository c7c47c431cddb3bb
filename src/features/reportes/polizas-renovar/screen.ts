import { role } from '../../../domain/usuario.ts';
import { CalendarIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const polizasRenovarScreen = defineScreen({
  name: 'reportePolizaRenovar',
  title: 'Reporte pólizas a renovar',
  role: role.intermediario,
  page: page(async () => (await import('./PolizasRenovarPage.tsx')).PolizasRenovarPage),
  icon: CalendarIcon,
  menu: { label: 'Reporte Pólizas a renovar', group: 'Consultas' },
  search: { keywords: 'consultas pdf imprimir renovaciones vencimientos vencen mes' },
});

export const polizasRenovarRow = {
  screen: polizasRenovarScreen,
  typed: { Año: '2026' },
} as const satisfies ReportRow;
