import { role } from '../../../domain/usuario.ts';
import { CashOutIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const cartaRetencionScreen = defineScreen({
  name: 'cartaRetencionComision',
  title: 'Carta de retención de comisiones',
  role: role.intermediario,
  page: page(async () => (await import('./CartaRetencionPage.tsx')).CartaRetencionPage),
  icon: CashOutIcon,
  menu: { label: 'Carta de retención de comisión', group: 'Caja Egreso' },
  search: { keywords: 'reportes pdf imprimir impuestos isr retenciones certificacion' },
});

export const cartaRetencionRow = {
  screen: cartaRetencionScreen,
  typed: { 'Fecha desde': '01-01-2026', 'Fecha hasta': '31-10-2026' },
  chosen: { 'Formato de cálculo': 'Devengado' },
} as const satisfies ReportRow;
