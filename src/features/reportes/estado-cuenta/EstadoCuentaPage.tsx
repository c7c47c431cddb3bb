import { fieldsOf } from '../../../kit/form/fields.tsx';
import { EntidadChoice } from '../../shared/report/EntidadChoice.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { ClienteFields } from './ClienteFields.tsx';
import { estadoCuenta } from './estado-cuenta.ts';

const { Day, Text } = fieldsOf<typeof estadoCuenta.form.defaults>();

/** The account statement (specification 2, section 2). */
export function EstadoCuentaPage() {
  return (
    <ReportScreen report={estadoCuenta}>
      <EntidadChoice />
      <Day name="desde" />
      <Day name="hasta" />
      <Text name="ramo" inputMode="numeric" />
      <Text name="poliza" inputMode="numeric" />
      <ClienteFields />
    </ReportScreen>
  );
}
