import { useId } from 'react';
import { formatMoney } from '../../../format/money.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldGroup, twoColumns } from '../../../ui/layout/FieldGroup.tsx';
import { FormActions } from '../../../ui/layout/FormActions.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import styles from './PagosPage.module.css';

const title = 'Cobro con tarjeta de crédito';

/** The charge to a card: a disabled preview of the form (specification 2, section 2). */
export function PagosPage() {
  const reason = useId();
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: 'Cobranzas' }, { label: title }]}
        description={
          <span id={reason}>
            Por ahora no puedes cobrar con tarjeta desde el portal: los campos y botones de esta página están desactivados.
          </span>
        }
      />
      <div className={styles['page']}>
        <Panel padded className={styles['form']}>
          <div>
            <FieldGroup title="Cliente" level={2}>
              <TextField label="Buscar cliente" className={twoColumns} disabled />
            </FieldGroup>
            <FieldGroup title="Tarjeta" level={2}>
              <TextField label="Número de tarjeta" className={twoColumns} disabled />
              <TextField label="Mes de vencimiento" disabled />
              <TextField label="Año de vencimiento" disabled />
              <TextField label="CVV" disabled />
            </FieldGroup>
            <FieldGroup title="Recibo" level={2}>
              <TextField label="Correo electrónico para el recibo" type="email" className={twoColumns} disabled />
            </FieldGroup>
          </div>
          <FormActions>
            <Button variant="outline" aria-disabled aria-describedby={reason}>
              Cancelar proceso
            </Button>
            <Button variant="solid" aria-disabled aria-describedby={reason}>
              Procesar pago
            </Button>
          </FormActions>
        </Panel>
        <Panel padded aria-label="Cliente y total">
          <dl className={styles['facts']}>
            <div>
              <dt>Cliente</dt>
              <dd>N/A</dd>
            </div>
            <div>
              <dt>Total</dt>
              <dd>{formatMoney(null)}</dd>
            </div>
          </dl>
        </Panel>
      </div>
    </>
  );
}
