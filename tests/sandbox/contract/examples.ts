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
}

/** What a write uses up: a document, an open quote, a refresh token. Everything else can be sent again as it is. */
export function createFresh(operations: readonly Operation[], wire: Wire, session: { token: string }): Fresh {
  let documents = 0;

  async function value<Value>(operationId: string, body: unknown): Promise<Value> {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`no contract has ${operationId}`);
    const sent = body ?? exampleBody(operation);
    const answer = await wire.send(callOf(operation, { path: {}, query: [], body: toJson(sent) }, session.token));
    if (answer.status !== 200) throw new Error(`${operationId}: ${answer.status} ${answer.text}`);
    return answer.body?.value as Value;
  }

  async function quote(): Promise<{ id: number; noItem: number; idPlanPago: number }> {
    const [plan] = await value<{ id: number; noItem: number; idPlanPago: number }[]>('createCotizacion', undefined);
    if (plan === undefined) throw new Error('a quote without plans');
    return plan;
  }

  const makers: Record<string, (example: Record<string, unknown>) => Promise<Record<string, unknown>>> = {
    createCliente: async (example) => {
      documents += 1;
      return { ...example, nuDocumento: String(90_000_000_000 + documents) };
    },
    createEmision: async (example) => {
      const { id, noItem, idPlanPago } = await quote();
      return { ...example, nuCotizacion: id, nuItem: noItem, cdPlanPago: idPlanPago };
    },
    uploadCotizacionDocumento: async (example) => {
      const { id, noItem } = await quote();
      return { ...example, nuCotizacion: id, numItem: noItem };
    },
    refreshToken: async () => {
      const tokens = await value<{ token: string; refreshToken: string }>('authenticate', undefined);
      return { accessToken: tokens.token, refreshToken: tokens.refreshToken };
    },
  };

  return { body: async (operation, example) => (await makers[operation.operationId]?.(example)) ?? example };
}
