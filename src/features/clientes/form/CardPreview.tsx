import { cardBrand, cardLength } from '../../../domain/cards.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { RecordForm } from '../../../kit/records/use-record-form.tsx';
import type { DomicilioValues } from './cliente-values.ts';
import styles from './CardPreview.module.css';

/** The digits of a card in groups of four; dots stand for missing digits. */
const inGroups = (number: string) =>
  (
    normaliseNumeroDocumento(number)
      .padEnd(cardLength(number), '•')
      .match(/.{1,4}/gu) ?? []
  ).join(' ');

/** The typed card; its first digit determines the brand (specification 1, section 2). */
export function CardPreview({ form }: Pick<RecordForm<DomicilioValues>, 'form'>) {
  const noCuenta = useFieldValue(form, 'noCuenta');
  const titular = useFieldValue(form, 'titular');
  const mes = useFieldValue(form, 'mes');
  const anio = useFieldValue(form, 'anio');
  return (
    <figure className={styles['card']} aria-label="Vista previa de la tarjeta">
      <figcaption>{cardBrand(noCuenta) ?? 'Tarjeta'}</figcaption>
      <p>{inGroups(noCuenta)}</p>
      <dl>
        <div>
          <dt>Titular</dt>
          <dd>{titular.trim() || '—'}</dd>
        </div>
        <div>
          <dt>Vence</dt>
          <dd>{`${cleanTyped(mes).padStart(2, '0').replace('00', 'MM')}/${cleanTyped(anio) || 'AAAA'}`}</dd>
        </div>
      </dl>
    </figure>
  );
}
