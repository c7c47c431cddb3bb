import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared, rows, transaction } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { quoteNotFound } from '../cotizaciones/detail.ts';
import { nextNumber } from '../numbering.ts';
import { checkPeriod } from '../periods.ts';
import { EMISION } from '../productos/campos.ts';
import { checkDatos, type Dato } from '../productos/datos.ts';
import type { SignedIn } from '../usuarios.ts';
import { checkMandatory } from './documents.ts';
import { alreadyIssued, PROCESADA } from './issued.ts';
import { checkPayment } from './payment.ts';
import { priceOf } from './price.ts';
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

const TITLE = 'Emisión de póliza';
/** Pending issuance, and endorsement issue in process (specification 2, section 4). */
const EMITIBLES = [1, 6];

/** Issues a quote's policy, once; the quote is processed afterwards. */
export function issuePolicy(db: DatabaseSync, who: SignedIn, body: Request, today: string): Required<Schemas['Emision']> {
  return transaction(db, () => {
    const quote = readQuote(db, who.idMediador, body.nuCotizacion);
    checkPeriod(TITLE, body.feDesde, body.feHasta);
    const price = priceOf(db, body);
    checkRequest(who, body, quote, price);
    checkPersons(db, who.idMediador, body);
    checkPayment(db, TITLE, body);
    checkDatos(db, TITLE, quote.idProducto, EMISION, body.datos);
    checkMandatory(db, TITLE, body.nuCotizacion);
    const { cuotas, primaProrrata: prima, componenteProrrata: componente } = price;

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
      prima,
      componente,
    );
    const receipts = receiptsOf(nuPoliza, { cuotas, prima, componente, feDesde: body.feDesde });
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
  if (quote === undefined) throw quoteNotFound(nu);
  if (quote.idEstatus === PROCESADA) throw alreadyIssued(TITLE);
  if (!EMITIBLES.includes(quote.idEstatus)) {
    throw new Refusal(409, TITLE, `La cotización ${nu} no se puede emitir: su estatus es «${quote.estatus}».`);
  }
  return quote;
}

function checkRequest<Price>({ user }: SignedIn, body: Request, quote: Quote, price: Price | undefined): asserts price is Price {
  const messages = [
    body.cdEntidad === quote.idEntidad ? '' : 'El campo «cdEntidad» no es la entidad de la cotización.',
    body.cdUsuario === user.userName ? '' : 'El campo «cdUsuario» no es el usuario de la sesión.',
    price ? '' : 'Los campos «nuItem» y «cdPlanPago» no son un plan de la cotización.',
  ].filter((message) => message !== '');
  if (messages.length > 0) throw new Refusal(400, TITLE, ...messages);
}

function checkPersons(db: DatabaseSync, idMediador: number, { cdPersonaAsegurada, cdPersonaContratante }: Request): void {
  for (const [role, id] of Object.entries({ asegurado: cdPersonaAsegurada, contratante: cdPersonaContratante })) {
    if (rows(db, 'SELECT 1 FROM cliente WHERE id = ? AND id_mediador = ?', id, idMediador).length > 0) continue;
    throw new Refusal(404, TITLE, `No existe el cliente ${id} (${role}).`);
  }
}

function storeDatos(db: DatabaseSync, nuPoliza: number, datos: readonly Dato[]): void {
  const insert = prepared(
    db,
    'INSERT INTO poliza_dato (nu_poliza, cd_dato, nu_bien, nu_consecutivo, valor) VALUES (?, ?, ?, ?, ?)',
  );
  for (const one of datos) insert.run(nuPoliza, one.cdDato, one.nuBien, one.nuConsecutivo, one.valor);
}
