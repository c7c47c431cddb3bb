import { formaPago, isDebito, nombreCuenta } from '../../../domain/emisiones.ts';
import { clientePath } from '../../../domain/paths.ts';
import { orDash } from '../../../format/text.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { OptionCards } from '../../../ui/fields/OptionCards.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { fieldId, useFieldError, useFieldValue } from '../../../kit/form/app-form.ts';
import styles from './CuentasSection.module.css';
import { idSeccion, nombreSeccion } from './secciones.ts';
import type { EmisionForm } from './use-emision.ts';

type Props = Pick<EmisionForm, 'form' | 'cuentas' | 'cdFormaPago' | 'contratante'>;

/** The accounts or cards that the payment method can debit (specification 2, section 4). */
export function CuentasSection(props: Props) {
  return (
    <div className={styles['section']}>
      <FieldGroup title={nombreSeccion.cuentas} id={idSeccion('cuentas')} plain>
        <Cuentas {...props} />
      </FieldGroup>
    </div>
  );
}

function Cuentas({ form, cuentas, cdFormaPago, contratante }: Props) {
  const chosen = useFieldValue(form, 'cuenta');
  const error = useFieldError(form, 'cuenta');
  if (cdFormaPago === 0) return <p className={styles['hint']}>Elige primero la forma de pago.</p>;
  if (!isDebito(cdFormaPago)) return <p className={styles['hint']}>Esta forma de pago no debita ninguna cuenta.</p>;
  if (!contratante.persona) return <p className={styles['hint']}>Falta conocer al contratante.</p>;
  const isTarjeta = cdFormaPago === formaPago.debitoTarjeta;
  if (cuentas.status === 'failed') {
    return (
      <p>
        No se pudieron cargar las cuentas del contratante. <InlineAction onClick={cuentas.retry}>Reintentar</InlineAction>
      </p>
    );
  }
  if (cuentas.status === 'loading') return <output className={styles['hint']}>Cargando las cuentas…</output>;
  if (cuentas.usable.length === 0) {
    return (
      <Note tone="warning">
        <p>
          {isTarjeta
            ? 'El contratante no tiene tarjetas registradas. Elige otra forma de pago o revisa sus datos financieros.'
            : 'El contratante no tiene cuentas registradas. Elige otra forma de pago o revisa sus datos financieros.'}
        </p>
        <LinkButton href={clientePath(contratante.persona.id)} variant="outline" size="sm">
          Ver cliente
        </LinkButton>
      </Note>
    );
  }
  return (
    <OptionCards
      optional
      id={fieldId(form, 'cuenta')}
      label={isTarjeta ? 'Tarjeta del débito' : 'Cuenta del débito'}
      required
      error={error}
      value={chosen}
      onChange={(value) => form.choose('cuenta', value)}
      options={cuentas.usable.map(({ idDomicilioBancario, banco, noCuenta, titular }) => ({
        value: String(idDomicilioBancario),
        label: nombreCuenta({ banco, noCuenta }),
        detail: `Titular: ${orDash(titular)}`,
      }))}
    />
  );
}
