import { useWatch } from 'react-hook-form';
import { cardBrand } from '../../../domain/cards.ts';
import { useClienteForm } from './cliente-form.ts';
import './CardPreview.css';

/** The digits of a card in groups of four, the missing ones as dots. */
const inGroups = (number: string) =>
  (
    number
      .replace(/\s/g, '')
      .padEnd(16, '•')
      .match(/.{1,4}/gu) ?? []
  ).join(' ');

/** The card that is being typed, as it looks: holder, number, month and year, and the brand that its first digit tells (specification 1, section 2). */
export function CardPreview() {
  const { form } = useClienteForm();
  const [noCuenta, titular, mes, anio] = useWatch({
    control: form.control,
    name: ['entrada.domicilio.noCuenta', 'entrada.domicilio.titular', 'entrada.domicilio.mes', 'entrada.domicilio.anio'],
  });
  return (
    <figure className="ag-card" aria-label="Vista previa de la tarjeta">
      <figcaption>{cardBrand(noCuenta) ?? 'Tarjeta'}</figcaption>
      <p className="ag-card-number">{inGroups(noCuenta)}</p>
      <dl>
        <div>
          <dt>Titular</dt>
          <dd>{titular.trim() || '—'}</dd>
        </div>
        <div>
          <dt>Vence</dt>
          <dd>
            {mes.trim().padStart(2, '0').replace('00', 'MM')}/{anio.trim() || 'AAAA'}
          </dd>
        </div>
      </dl>
    </figure>
  );
}
