import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { type DatoDescriptivo, type DatoNombrado, describingDatos } from '../../domain/bien.ts';
import { comparableValor, contexto, nameCampos } from '../../domain/campos.ts';
import { type Cotizacion, solicitanteOf } from '../../domain/cotizaciones.ts';
import type { ClienteRef } from '../../domain/send.ts';
import { zFetchTablaInformacionesResponse } from '../../generated/schemas/productos.ts';
import { type Cliente, fetchCliente } from './cliente.ts';
import { fetchCotizacion } from './cotizacion.ts';
import { findClienteByDocumento } from './personas.ts';
import { fetchCampos } from './productos.ts';

/** The subject of a message to a client. */
export interface SendQuery {
  readonly cotizacion: number | null;
  /** The recipient, where the quote names none. */
  readonly cliente: ClienteRef | null;
}

/** The loaded data for the message. */
export interface SendFacts {
  readonly cotizacion: Cotizacion | null;
  readonly cliente: Cliente | null;
  /** Whether a client is named and could not be loaded. */
  readonly isClienteFailed: boolean;
  readonly bien: readonly DatoNombrado[];
}

function refOf(cotizacion: Cotizacion): ClienteRef | null {
  if (cotizacion.idContratante) return { id: cotizacion.idContratante };
  const { tipoDocumento, nuDocumento } = solicitanteOf(cotizacion);
  return tipoDocumento === '' || nuDocumento === '' ? null : { tipoDocumento, nuDocumento };
}

async function findCliente(core: CoreClient, ref: ClienteRef, signal: AbortSignal): Promise<Cliente | null> {
  if ('id' in ref) return fetchCliente(core, ref.id, signal);
  const found = await findClienteByDocumento(core, ref, signal);
  return found && fetchCliente(core, found.id, signal);
}

/** The text of one value: the name of the chosen option, else the typed text. */
async function nameDato(
  core: CoreClient,
  { campo, valor, parents }: DatoDescriptivo,
  signal: AbortSignal,
): Promise<DatoNombrado> {
  const { cdTabla, deDato: label } = campo;
  if (typeof cdTabla !== 'number') return { label, text: valor };
  const { rows } = await callRows('fetchTablaInformaciones', zFetchTablaInformacionesResponse, () =>
    core.GET('/v1/tablainformaciones', { params: { query: { IdTabla: cdTabla, ...parents } }, signal }),
  );
  const found = rows.find(({ id }) => comparableValor(String(id)) === comparableValor(valor));
  return { label, text: found?.nombre ?? '' };
}

async function describeBien(core: CoreClient, cotizacion: Cotizacion, signal: AbortSignal): Promise<readonly DatoNombrado[]> {
  const { rows } = await fetchCampos(core, cotizacion.cdProducto, contexto.cotizacion, signal);
  return Promise.all(describingDatos(nameCampos(rows), cotizacion.datos).map((dato) => nameDato(core, dato, signal)));
}

/**
 * Loads a quote, its client and the insured good for a message; client and good may be missing.
 * Rejects with a Failure without the quote.
 */
export function defineLoadSendFactsActor(core: CoreClient) {
  return fromPromise<{ data: SendFacts; dropped: number }, { params: SendQuery }>(async ({ input, signal }) => {
    const { cotizacion: numero, cliente } = input.params;
    const cotizacion = numero === null ? null : await fetchCotizacion(core, numero, signal);
    const ref = cliente ?? (cotizacion && refOf(cotizacion));
    const [found, bien] = await Promise.allSettled([
      ref && findCliente(core, ref, signal),
      cotizacion ? describeBien(core, cotizacion, signal) : [],
    ]);
    return {
      data: {
        cotizacion,
        cliente: found.status === 'fulfilled' ? found.value : null,
        isClienteFailed: found.status === 'rejected',
        bien: bien.status === 'fulfilled' ? bien.value : [],
      },
      dropped: 0,
    };
  });
}
