import type { Operation, Parameter } from '../../contracts/support.ts';
import { encode, toJson } from './values.ts';
import { callOf, type Parts, type Wire } from './wire.ts';

/** The texts of an operation's parameters as their examples give them. */
export function exampleParts({ parameters }: Operation, keep: (parameter: Parameter) => boolean = () => true): Parts {
  const given = parameters.filter((parameter) => parameter.example !== undefined && keep(parameter));
  const texts = given.map(({ name, in: place, example }) => ({ name, place, text: encode(String(example)) }));
  return {
    path: Object.fromEntries(texts.filter(({ place }) => place === 'path').map(({ name, text }) => [name, text])),
    query: texts.filter(({ place }) => place === 'query').map(({ name, text }) => [name, text]),
  };
}

/** The first example of a call's body. */
export function exampleBody({ body }: Operation): Record<string, unknown> {
  return body?.examples[0]?.[1] as Record<string, unknown>;
}

/** Whether an operation asks for no bearer. */
export function isOpen({ bundle, path, method }: Operation): boolean {
  const own = bundle.paths[path]?.[method.toLowerCase()] as { security?: object[] } | undefined;
  return own?.security?.length === 0;
}

/** Makes bodies that no earlier call has used up. */
export interface Fresh {
  /** A body like `example` that would be accepted now. */
  body(operation: Operation, example: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Uploads the documents that the issuance of a quote needs. */
  documents(nuCotizacion: unknown): Promise<void>;
}

/** The documents that the example's area needs. */
const OBLIGATORIOS = [1, 2];

/** Writes that use up a document, an open quote or a refresh token; other examples can be sent again. */
export function createFresh(operations: readonly Operation[], wire: Wire, session: { token: string }): Fresh {
  let clients = 0;

  /** Sends the example of an operation, with changes; gives its value. */
  async function value<Value>(operationId: string, change: object = {}): Promise<Value> {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`no contract has ${operationId}`);
    const sent = { ...exampleBody(operation), ...change };
    const answer = await wire.send(callOf(operation, { path: {}, query: [], body: toJson(sent) }, session.token));
    if (answer.status !== 200) throw new Error(`${operationId}: ${answer.status} ${answer.text}`);
    return answer.body?.value as Value;
  }

  async function quote(): Promise<{ id: number; noItem: number; idPlanPago: number }> {
    const [plan] = await value<{ id: number; noItem: number; idPlanPago: number }[]>('createCotizacion');
    if (plan === undefined) throw new Error('a quote without plans');
    return plan;
  }

  async function documents(nuCotizacion: unknown): Promise<void> {
    for (const id of OBLIGATORIOS) {
      await value('uploadCotizacionDocumento', { nuCotizacion, idDocumentoTramite: id, cdDocumentoTramite: id });
    }
  }

  const makers: Record<string, (example: Record<string, unknown>) => Promise<Record<string, unknown>>> = {
    createCliente: async (example) => {
      clients += 1;
      return { ...example, nuDocumento: String(90_000_000_000 + clients) };
    },
    createEmision: async (example) => {
      const { id, noItem, idPlanPago } = await quote();
      await documents(id);
      return { ...example, nuCotizacion: id, nuItem: noItem, cdPlanPago: idPlanPago };
    },
    uploadCotizacionDocumento: async (example) => {
      const { id, noItem } = await quote();
      return { ...example, nuCotizacion: id, numItem: noItem };
    },
    refreshToken: async () => {
      const tokens = await value<{ token: string; refreshToken: string }>('authenticate');
      return { accessToken: tokens.token, refreshToken: tokens.refreshToken };
    },
  };

  return { documents, body: async (operation, example) => (await makers[operation.operationId]?.(example)) ?? example };
}
