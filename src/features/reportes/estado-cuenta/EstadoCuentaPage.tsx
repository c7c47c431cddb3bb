import { fieldsOf } from '../../../kit/form/fields.tsx';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { PeriodFields } from '../../shared/report/PeriodFields.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { ClienteFields } from './ClienteFields.tsx';
import { estadoCuenta } from './estado-cuenta.ts';

const { Text } = fieldsOf<typeof estadoCuenta.form.defaults>();

/** The account statement (specification 2, section 2). */
export function EstadoCuentaPage() {
  return (
    <ReportScreen report={estadoCuenta}>
      <EntidadChoice />
      <PeriodFields />
      <Text name="ramo" inputMode="numeric" help="El estado de cuenta toma aquí el número del ramo." />
      <Text name="poliza" inputMode="numeric" />
      <ClienteFields />
    </ReportScreen>
  );
}
