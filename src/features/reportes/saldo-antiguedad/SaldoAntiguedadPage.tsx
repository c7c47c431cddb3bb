import { reportes } from '../../../domain/reportes.ts';
import { dayToTyped, toDay } from '../../../format/typed-days.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { choice, filledDay } from '../../../kit/form/rules.ts';
import { defineReport } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';

/** The amounts owed by days overdue, as PDF and spreadsheet (specification 2, sections 2 and 7). */
export const saldoAntiguedad = defineReport({
  report: reportes.JRCB10006,
  breadcrumbs: ['Cobranzas', 'Saldos por antiguedad'],
  fields: { entidad: ['Entidad', choice], corte: ['Fecha de corte', filledDay()] },
  presets: (today) => ({ corte: dayToTyped(today) }),
  submitLabel: 'Buscar',
  spreadsheet: 'saldoporantiguedad.xlsx',
  toValues: ({ entidad, corte }, { codePersonMediador }) => ({
    corte: toDay(corte),
    entidad,
    mediador: String(codePersonMediador),
    formato: '2',
    detalle: '0',
  }),
});

const { Day } = fieldsOf<typeof saldoAntiguedad.form.defaults>();

export function SaldoAntiguedadPage() {
  return (
    <ReportScreen report={saldoAntiguedad}>
      <EntidadChoice />
      <Day name="corte" />
    </ReportScreen>
  );
}
