import * as z from 'zod/mini';
import { type CoreClient, createCoreClient } from '../../api/core-client.ts';
import type { UploadDocumento } from '../../api/upload-documento.ts';
import type { StoredDocumento, TramiteDocumento } from '../../domain/documentos.ts';
import type { Failure } from '../../domain/failure.ts';

const operation = 'uploadCotizacionDocumento';

const tramites: readonly TramiteDocumento[] = [
  { idDocumentoTramite: 1, nombre: 'Copia de la cédula', obligatorio: true },
  { idDocumentoTramite: 2, nombre: 'Matrícula del vehículo', obligatorio: true },
  { idDocumentoTramite: 3, nombre: 'Fotos de la inspección', obligatorio: false },
];

const cotizacion = {
  nuCotizacion: 900,
  idEstatus: 1,
  cdEntidad: 1,
  cdMoneda: 1,
  cdProducto: 250,
  cdArea: 25,
  datos: [],
  planes: [],
};

/** A document as the service received it; the page shows it. */
export interface SentDocumento extends StoredDocumento {
  readonly numItem: number;
  /** Number of received bytes, and their SHA-256. */
  readonly size: number;
  readonly sha256: string;
}

const day = z.nullable(z.string());
const sentBody = z.object({
  numItem: z.int(),
  idDocumentoTramite: z.int(),
  nmArchivo: z.string(),
  feEmisionDocumento: day,
  feVencimientoDocumento: day,
  docBytes: z.string(),
});

/**
 * A service inside the page. File names choose the outcome: `falla` is refused once, `perdido` is
 * stored but loses its answer once, `lento` takes long.
 */
export interface FakeDocumentos {
  readonly core: CoreClient;
  readonly upload: UploadDocumento;
}

async function digest(base64: string): Promise<Pick<SentDocumento, 'size' | 'sha256'>> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { size: bytes.length, sha256: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Starts with the quote's stored documents; reports sent documents and parallel uploads. */
export function createFakeDocumentos(
  stored: readonly StoredDocumento[],
  onSent: (sent: SentDocumento) => void,
  onUnderWay: (count: number) => void,
): FakeDocumentos {
  const kept: StoredDocumento[] = [...stored];
  const seen = new Set<string>();
  let underWay = 0;

  const answer = (request: Request): Response => {
    const path = new URL(request.url).pathname;
    const value = path.endsWith('/tramitedocumentos') ? tramites : { ...cotizacion, documentos: kept };
    return Response.json({ title: 'Consulta', messages: [], value });
  };

  const upload: UploadDocumento = async (json, { signal, onProgress }) => {
    underWay += 1;
    onUnderWay(underWay);
    try {
      const { docBytes, ...body } = sentBody.parse(JSON.parse(await json.text()));
      const isFirst = !seen.has(body.nmArchivo);
      seen.add(body.nmArchivo);
      onSent({ ...body, ...(await digest(docBytes)) });
      for (let step = 1; step <= 5; step += 1) {
        await pause(body.nmArchivo.includes('lento') ? 5000 : 120);
        signal.throwIfAborted();
        onProgress(step / 5);
      }
      if (isFirst && body.nmArchivo.includes('falla')) {
        const said = { title: 'Documento cotización', messages: ['No se pudo cargar el documento de la cotización.'] };
        throw { kind: 'rejected', operation, status: 400, ...said } satisfies Failure;
      }
      kept.push(body);
      if (isFirst && body.nmArchivo.includes('perdido')) throw { kind: 'transport', operation } satisfies Failure;
      return { title: 'Documento cotización', messages: ['El documento fue cargado correctamente.'] };
    } finally {
      underWay -= 1;
    }
  };

  return { core: createCoreClient('https://galeria.invalid', (request) => Promise.resolve(answer(request))), upload };
}
