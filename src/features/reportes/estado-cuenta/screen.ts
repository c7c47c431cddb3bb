import { role } from '../../../domain/usuario.ts';
import { CollectionIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const estadoCuentaScreen = defineScreen({
  name: 'estadoCuenta',
  title: 'Estado de cuenta',
  role: role.intermediario,
  page: page(async () => (await import('./EstadoCuentaPage.tsx')).EstadoCuentaPage),
  icon: CollectionIcon,
  menu: { label: 'Estado de cuenta', group: 'Cobranzas' },
  search: { keywords: 'reportes pdf imprimir recibos pendientes deuda cobros' },
});

export const estadoCuentaRow = {
  screen: estadoCuentaScreen,
  typed: { 'Fecha desde': '01-10-2026' },
} as const satisfies ReportRow;
