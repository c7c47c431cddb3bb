import { role } from '../../../domain/usuario.ts';
import { ReportIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const carteraVigenteScreen = defineScreen({
  name: 'reporteCarteraVigente',
  title: 'Reporte cartera vigente',
  role: role.intermediario,
  page: page(async () => (await import('./CarteraVigentePage.tsx')).CarteraVigentePage),
  icon: ReportIcon,
  menu: { label: 'Reporte Cartera vigente', group: 'Consultas' },
  search: { keywords: 'consultas pdf imprimir polizas vigentes activas portafolio' },
});

export const carteraVigenteRow = {
  screen: carteraVigenteScreen,
  typed: { 'Fecha de corte': '20-11-2026' },
} as const satisfies ReportRow;
