import { role } from '../../../domain/usuario.ts';
import { HourglassIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, type ReportRow } from '../../../kit/portal/screen.ts';

export const saldoAntiguedadScreen = defineScreen({
  name: 'saldoAntiguedad',
  title: 'Saldo por antigüedad',
  role: role.intermediario,
  page: page(async () => (await import('./SaldoAntiguedadPage.tsx')).SaldoAntiguedadPage),
  icon: HourglassIcon,
  menu: { label: 'Saldos por antiguedad', group: 'Cobranzas' },
  search: { keywords: 'reportes pdf excel imprimir saldos balance vencidos deuda cobros' },
});

export const saldoAntiguedadRow = {
  screen: saldoAntiguedadScreen,
  typed: {},
} as const satisfies ReportRow;
