import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';

type Payment = Pick<components['schemas']['EmisionRequest'], 'cdFormaPago' | 'nuDomicilio' | 'cdPersonaContratante'>;

/** The payment method charged to a card; other debits are charged to an account. */
const DEBITO_TARJETA = 2;
const TARJETA = 'T';

/** Checks that a debit has a card or account of the contracting party, and other methods none. */
export function checkPayment(db: DatabaseSync, title: string, payment: Payment): void {
  const complaint = complaintAbout(db, payment);
  if (complaint !== undefined) throw new Refusal(400, title, `El campo ${complaint}`);
}

function complaintAbout(db: DatabaseSync, { cdFormaPago, nuDomicilio, cdPersonaContratante }: Payment): string | undefined {
  const [method] = rows<{ debito: number }>(db, 'SELECT debito FROM forma_pago WHERE id = ?', cdFormaPago);
  if (method === undefined) return '«cdFormaPago» no es una forma de pago.';
  if (method.debito === 0) return nuDomicilio === 0 ? undefined : '«nuDomicilio» debe ser 0 sin débito directo.';
  const card = cdFormaPago === DEBITO_TARJETA;
  const kind = card ? 'tarjeta' : 'cuenta';
  const own = rows<{ id: number; tipo: string }>(
    db,
    'SELECT consecutivo AS id, id_tipo_cuenta AS tipo FROM domicilio_bancario WHERE id_cliente = ?',
    cdPersonaContratante,
  ).filter(({ tipo }) => (tipo === TARJETA) === card);
  if (own.some(({ id }) => id === nuDomicilio)) return undefined;
  if (own.length === 0) return `«nuDomicilio» debe ser una ${kind} del contratante, que no tiene ninguna.`;
  return nuDomicilio === 0
    ? '«nuDomicilio» es obligatorio para esta forma de pago.'
    : `«nuDomicilio» no es una ${kind} del contratante.`;
}
