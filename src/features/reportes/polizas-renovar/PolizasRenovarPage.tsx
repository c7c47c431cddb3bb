import * as z from 'zod/mini';
import { renewalMonth } from '../../../domain/report-periods.ts';
import { reportes } from '../../../domain/reportes.ts';
import { monthTitles } from '../../../format/dates.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { choice, required } from '../../../kit/form/rules.ts';
import { defineReport, existingYear } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';

/** The policies that end in a month (specification 2, section 2). */
export const polizasRenovar = defineReport({
  report: reportes.JRTE10070,
  breadcrumbs: ['Consultas', 'Reporte Pólizas a renovar'],
  fields: { entidad: ['Entidad', choice], anio: ['Año', z.string().check(required(), existingYear())], mes: ['Mes', choice] },
  presets: renewalMonth,
  toValues: ({ entidad, anio, mes }) => ({ entidad, anio: cleanTyped(anio), mes }),
});

const { Text, Select } = fieldsOf<typeof polizasRenovar.form.defaults>();

const months = monthTitles.map((label, index) => ({ value: String(index + 1), label }));

export function PolizasRenovarPage() {
  return (
    <ReportScreen report={polizasRenovar}>
      <EntidadChoice />
      <Text name="anio" inputMode="numeric" />
      <Select name="mes" options={months} />
    </ReportScreen>
  );
}
