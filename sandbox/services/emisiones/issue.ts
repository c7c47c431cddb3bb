import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared, rows, transaction } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { absent } from '../cotizaciones/detail.ts';
import { nextNumber } from '../numbering.ts';
import { checkPeriod } from '../periods.ts';
import { EMISION } from '../productos/campos.ts';
import { checkDatos, type Dato } from '../productos/datos.ts';
import type { SignedIn } from '../usuarios.ts';
import { receiptsOf } from './receipts.ts';

type Schemas = components['schemas'];
type Request = Schemas['EmisionRequest'];

interface Quote {
  idEstatus: number;
  estatus: string;
  idProducto: number;
  idEntidad: number;
  idSucursal: number;
  idMoneda: number;
}

interface Plan {
  cuotas: number;
  prima: number;
  componente: number;
}

const TITLE = 'Emisión de póliza';
/** Pending issuance, and endorsement issue in process (specification 2, section 4). */
const EMITIBLES = [1, 6];
const PROCESADA = 3;

/** Issues the policy of a quote, once: the quote is processed afterwards. */
export function issuePolicy(db: DatabaseSync, who: SignedIn, body: Request, today: string): Required<Schemas['Emision']> {
  return transaction(db, () => {
    const quote = readQuote(db, who.idMediador, body.nuCotizacion);
    checkPeriod(TITLE, body.feDesde, body.feHasta);
    const plan = readPlan(db, body);
    checkRequest(who, body, quote, plan);
    checkPersons(db, who.idMediador, body);
    checkPayment(db, body);
    checkDatos(db, TITLE, quote.idProducto, EMISION, body.datos);

    const nuPoliza = nextNumber(db, who.idMediador, 'poliza');
    prepared(
      db,
      `INSERT INTO poliza (nu, id_mediador, nu_cotizacion, id_contratante, id_asegurado, id_producto, id_entidad, id_sucursal,
         id_moneda, id_forma_pago, nu_domicilio, fe_emision, fe_desde, fe_hasta, prima, componente)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      nuPoliza,
      who.idMediador,
      body.nuCotizacion,
      body.cdPersonaContratante,
      body.cdPersonaAsegurada,
      quote.idProducto,
      quote.idEntidad,
      quote.idSucursal,
      quote.idMoneda,
      body.cdFormaPago,
      body.nuDomicilio,
      today,
      body.feDesde,
      body.feHasta,
      plan.prima,
      plan.componente,
    );
    const receipts = receiptsOf(nuPoliza, { ...plan, feDesde: body.feDesde });
    const recibo = prepared(
      db,
      'INSERT INTO recibo (cd, nu_poliza, cuota, fe_vencimiento, prima, monto) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const one of receipts) recibo.run(one.cd, nuPoliza, one.cuota, one.feVencimiento, one.prima, one.monto);
    storeDatos(db, nuPoliza, body.datos);
    prepared(db, 'UPDATE cotizacion SET id_estatus = ? WHERE nu = ?').run(PROCESADA, body.nuCotizacion);
    return { nuPoliza, nuCertificado: 1, cdRecibo: receipts[0]?.cd ?? null };
  });
}

function readQuote(db: DatabaseSync, idMediador: number, nu: number): Quote {
  const [quote] = rows<Quote>(
    db,
    `SELECT q.id_estatus AS idEstatus, e.nombre AS estatus, q.id_producto AS idProducto, q.id_entidad AS idEntidad,
       q.id_sucursal AS idSucursal, q.id_moneda AS idMoneda
     FROM cotizacion AS q JOIN estatus_cotizacion AS e ON e.id = q.id_estatus WHERE q.nu = ? AND q.id_mediador = ?`,
    nu,
    idMediador,
  );
  if (quote === undefined) throw absent(nu);
  if (quote.idEstatus === PROCESADA) throw new Refusal(409, TITLE, 'Esta póliza ya ha sido emitida anteriormente');
  if (!EMITIBLES.includes(quote.idEstatus)) {
    throw new Refusal(409, TITLE, `La cotización ${nu} no se puede emitir: su estatus es «${quote.estatus}».`);
  }
  return quote;
}

function readPlan(db: DatabaseSync, { nuCotizacion, nuItem, cdPlanPago }: Request): Plan | undefined {
  return rows<Plan>(
    db,
    `SELECT cuotas, prima_prorrata AS prima, componente_prorrata AS componente FROM cotizacion_plan
     WHERE nu_cotizacion = ? AND no_item = ? AND id_plan_pago = ?`,
    nuCotizacion,
    nuItem,
    cdPlanPago,
  )[0];
}

function checkRequest({ user }: SignedIn, body: Request, quote: Quote, plan: Plan | undefined): asserts plan is Plan {
  const messages = [
    body.cdEntidad === quote.idEntidad ? '' : 'El campo «cdEntidad» no es la entidad de la cotización.',
    body.cdUsuario === user.userName ? '' : 'El campo «cdUsuario» no es el usuario de la sesión.',
    plan ? '' : 'Los campos «nuItem» y «cdPlanPago» no son un plan de la cotización.',
  ].filter((message) => message !== '');
  if (messages.length > 0) throw new Refusal(400, TITLE, ...messages);
}

function checkPersons(db: DatabaseSync, idMediador: number, { cdPersonaAsegurada, cdPersonaContratante }: Request): void {
  for (const [role, id] of Object.entries({ asegurado: cdPersonaAsegurada, contratante: cdPersonaContratante })) {
    if (rows(db, 'SELECT 1 FROM cliente WHERE id = ? AND id_mediador = ?', id, idMediador).length > 0) continue;
    throw new Refusal(404, TITLE, `No existe el cliente ${id} (${role}).`);
  }
}

/** A debit needs an account of the contracting party, when there is one; any other payment needs none. */
function checkPayment(db: DatabaseSync, { cdFormaPago, nuDomicilio, cdPersonaContratante }: Request): void {
  const [method] = rows<{ debito: number }>(db, 'SELECT debito FROM forma_pago WHERE id = ?', cdFormaPago);
  if (method === undefined) throw new Refusal(400, TITLE, 'El campo «cdFormaPago» no es una forma de pago.');
  if (method.debito === 0) {
    if (nuDomicilio !== 0) throw new Refusal(400, TITLE, 'El campo «nuDomicilio» debe ser 0 sin débito directo.');
    return;
  }
  const accounts = rows<{ id: number }>(
    db,
    'SELECT consecutivo AS id FROM domicilio_bancario WHERE id_cliente = ?',
    cdPersonaContratante,
  );
  if (accounts.length === 0 && nuDomicilio === 0) return;
  if (!accounts.some(({ id }) => id === nuDomicilio)) {
    throw new Refusal(400, TITLE, 'El campo «nuDomicilio» no es una cuenta del contratante.');
  }
}

function storeDatos(db: DatabaseSync, nuPoliza: number, datos: readonly Dato[]): void {
  const insert = prepared(
    db,
    'INSERT INTO poliza_dato (nu_poliza, cd_dato, nu_bien, nu_consecutivo, valor) VALUES (?, ?, ?, ?, ?)',
  );
  for (const one of datos) insert.run(nuPoliza, one.cdDato, one.nuBien, one.nuConsecutivo, one.valor);
}
