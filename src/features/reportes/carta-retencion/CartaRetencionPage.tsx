import { formatosCalculo, reportes, titularOf } from '../../../domain/reportes.ts';
import { thisYear } from '../../../domain/report-periods.ts';
import { toDay } from '../../../format/typed-days.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { choice, filledDay, inOrder } from '../../../kit/form/rules.ts';
import { defineReport } from '../../../kit/report/define-report.ts';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { PeriodFields, typedPeriod } from '../../shared/report/PeriodFields.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { TitularFields } from '../../shared/report/TitularFields.tsx';

/** The letter about tax withheld from commissions (specification 2, section 2). */
export const cartaRetencion = defineReport({
  report: reportes.JRCJ00580,
  breadcrumbs: ['Caja Egreso', 'Carta de retención de comisión'],
  fields: {
    entidad: ['Entidad', choice],
    formatoCalculo: ['Formato de cálculo', choice],
    desde: ['Fecha desde', filledDay()],
    hasta: ['Fecha hasta', filledDay()],
  },
  checks: [inOrder('desde', 'hasta')],
  presets: (today) => typedPeriod(thisYear(today)),
  remembered: ['formatoCalculo'],
  toValues: ({ entidad, formatoCalculo, desde, hasta }, usuario) => {
    const { tipoDocumento, numeroDocumento } = titularOf(usuario);
    return { entidad, formatoCalculo, tipoDocumento, numeroDocumento, desde: toDay(desde), hasta: toDay(hasta) };
  },
});

const { Select } = fieldsOf<typeof cartaRetencion.form.defaults>();

const formatos = formatosCalculo.map(({ key, nombre }) => ({ value: key, label: nombre }));

export function CartaRetencionPage() {
  return (
    <ReportScreen report={cartaRetencion}>
      <EntidadChoice />
      <TitularFields />
      <Select name="formatoCalculo" options={formatos} />
      <PeriodFields />
    </ReportScreen>
  );
}
