import { reportes } from '../../../domain/reportes.ts';
import { dayToTyped, toDay } from '../../../format/typed-days.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { choice, filledDay } from '../../../kit/form/rules.ts';
import { defineReport } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';

/** The policies in force on a day (specification 2, section 2). */
export const carteraVigente = defineReport({
  report: reportes.JRTE10069,
  breadcrumbs: ['Consultas', 'Reporte Cartera vigente'],
  fields: { entidad: ['Entidad', choice], corte: ['Fecha de corte', filledDay()] },
  presets: (today) => ({ corte: dayToTyped(today) }),
  toValues: ({ entidad, corte }) => ({ entidad, corte: toDay(corte) }),
});

const { Day } = fieldsOf<typeof carteraVigente.form.defaults>();

export function CarteraVigentePage() {
  return (
    <ReportScreen report={carteraVigente}>
      <EntidadChoice />
      <Day name="corte" />
    </ReportScreen>
  );
}
