import { reportes } from '../../../domain/reportes.ts';
import { toDay } from '../../../format/typed-days.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { choice, filledDay, inOrder } from '../../../kit/form/rules.ts';
import { defineReport } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { TitularFields } from '../../shared/report/TitularFields.tsx';

/** The commission statement (specification 2, section 2). */
export const estadoComisiones = defineReport({
  report: reportes.JRCJ00525,
  breadcrumbs: ['Comisiones', 'Estado de comisiones'],
  fields: { entidad: ['Entidad', choice], desde: ['Fecha desde', filledDay()], hasta: ['Fecha hasta', filledDay()] },
  checks: [inOrder('desde', 'hasta')],
  toValues: ({ entidad, desde, hasta }, { codeMediador }) => ({
    entidad,
    desde: toDay(desde),
    hasta: toDay(hasta),
    mediador: String(codeMediador),
  }),
});

const { Day } = fieldsOf<typeof estadoComisiones.form.defaults>();

export function EstadoComisionesPage() {
  return (
    <ReportScreen report={estadoComisiones}>
      <EntidadChoice />
      <TitularFields />
      <Day name="desde" />
      <Day name="hasta" />
    </ReportScreen>
  );
}
