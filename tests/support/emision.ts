import { DatabaseSync } from 'node:sqlite';
import { test as base } from './portal.ts';

/** A document of a quote in the database. */
interface StoredDocument {
  readonly idDocumentoTramite: number;
  readonly numItem: number;
  readonly nmArchivo: string;
  /** The media type by the first bytes, such as `application/pdf`. */
  readonly tipo: string;
  readonly bytes: Buffer;
  readonly feEmision: string | null;
  readonly feVencimiento: string | null;
}

/** A policy of a quote in the database; amounts in whole cents. */
interface StoredPolicy {
  readonly nuPoliza: number;
  readonly cdPersonaContratante: number;
  readonly cdPersonaAsegurada: number;
  readonly cdFormaPago: number;
  readonly nuDomicilio: number;
  readonly feDesde: string;
  readonly feHasta: string;
  readonly prima: number;
  readonly componente: number;
}

interface Records {
  /** The policies of a quote; more than one would be a fault of the portal or of the service. */
  policiesOf: (nuCotizacion: number) => StoredPolicy[];
  /** The uploaded documents of a quote with their bytes, in order of arrival. */
  documentsOf: (nuCotizacion: number) => StoredDocument[];
}

const POLICIES = `SELECT nu AS nuPoliza, id_contratante AS cdPersonaContratante, id_asegurado AS cdPersonaAsegurada,
  id_forma_pago AS cdFormaPago, nu_domicilio AS nuDomicilio, fe_desde AS feDesde, fe_hasta AS feHasta, prima, componente
  FROM poliza WHERE nu_cotizacion = ? ORDER BY nu`;
const DOCUMENTS = `SELECT id_tramite AS idDocumentoTramite, no_item AS numItem, nombre AS nmArchivo, tipo, contenido AS bytes,
  fe_emision AS feEmision, fe_vencimiento AS feVencimiento FROM documento WHERE nu_cotizacion = ? ORDER BY id`;

/** The suite's test with access to the sandbox's database. */
export const test = base.extend<Records>({
  policiesOf: async ({ database }, use) => {
    await use((nuCotizacion) => read<StoredPolicy>(database, POLICIES, nuCotizacion));
  },
  documentsOf: async ({ database }, use) => {
    await use((nuCotizacion) =>
      read<StoredDocument>(database, DOCUMENTS, nuCotizacion).map((one) => ({ ...one, bytes: Buffer.from(one.bytes) })),
    );
  },
});

function read<Row>(file: string, sql: string, nuCotizacion: number): Row[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db
      .prepare(sql)
      .all(nuCotizacion)
      .map((row) => ({ ...row }) as Row);
  } finally {
    db.close();
  }
}
