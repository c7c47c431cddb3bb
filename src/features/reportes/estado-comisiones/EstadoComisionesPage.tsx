import { reportes } from '../../../domain/reportes.ts';
import { thisMonth } from '../../../domain/report-periods.ts';
import { toDay } from '../../../format/typed-days.ts';
import { choice, filledDay, inOrder } from '../../../kit/form/rules.ts';
import { defineReport } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { PeriodFields, typedPeriod } from '../../shared/report/PeriodFields.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { TitularFields } from '../../shared/report/TitularFields.tsx';

/** The commission statement (specification 2, section 2). */
export const estadoComisiones = defineReport({
  report: reportes.JRCJ00525,
  breadcrumbs: ['Comisiones', 'Estado de comisiones'],
  fields: { entidad: ['Entidad', choice], desde: ['Fecha desde', filledDay()], hasta: ['Fecha hasta', filledDay()] },
  checks: [inOrder('desde', 'hasta')],
  presets: (today) => typedPeriod(thisMonth(today)),
  toValues: ({ entidad, desde, hasta }, { codeMediador }) => ({
    entidad,
    desde: toDay(desde),
    hasta: toDay(hasta),
    mediador: String(codeMediador),
  }),
});

export function EstadoComisionesPage() {
  return (
    <ReportScreen report={estadoComisiones}>
      <EntidadChoice />
      <TitularFields />
      <PeriodFields />
    </ReportScreen>
  );
}
