import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { type CampoTecnico, contexto } from '../../domain/campos.ts';
import { type PlanTarifa, tablaPlan } from '../../domain/plan-tarifas.ts';
import { zFetchPlanTarifasResponse, zFetchProductoCamposResponse } from '../../generated/schemas/productos.ts';

/** Which technical fields: those of a product's quote (1) or of its issuance (2). */
export interface CamposQuery {
  /** Null while no product is chosen. */
  readonly cdProducto: number | null;
  readonly contexto: 1 | 2;
}

/** The technical fields of a product. */
export interface ProductoCampos extends CamposQuery {
  readonly campos: readonly CampoTecnico[];
}

/** Fields of quotes by product, kept so that the issuance does not load them again. */
const quoted = new WeakMap<CoreClient, Map<number, readonly CampoTecnico[]>>();

function keepQuoted(core: CoreClient, product: number, campos: readonly CampoTecnico[]): void {
  quoted.set(core, (quoted.get(core) ?? new Map<number, readonly CampoTecnico[]>()).set(product, campos));
}

/** The technical fields of a product (specification 2, section 7). Rejects with a Failure. */
export const fetchCampos = (core: CoreClient, product: number, context: CamposQuery['contexto'], signal: AbortSignal) =>
  callRows('fetchProductoCampos', zFetchProductoCamposResponse, () =>
    core.GET('/v1/productos/campos/{product}/{context}', { params: { path: { product, context } }, signal }),
  );

/** The technical fields of a product, for its form. Rejects with a Failure. */
export function defineFetchCamposActor(core: CoreClient) {
  return fromPromise<{ data: ProductoCampos; dropped: number }, { params: CamposQuery }>(async ({ input, signal }) => {
    const { cdProducto: product, contexto: context } = input.params;
    if (product === null) return { data: { ...input.params, campos: [] }, dropped: 0 };
    const { rows, dropped } = await fetchCampos(core, product, context, signal);
    if (context === contexto.cotizacion) keepQuoted(core, product, rows);
    return { data: { ...input.params, campos: rows }, dropped };
  });
}

/** Technical fields that name the values of a quote; none after a failure. Never rejects. */
export function defineFetchCamposCotizadosActor(core: CoreClient) {
  return fromPromise<{ data: readonly CampoTecnico[]; dropped: number }, { params: Pick<CamposQuery, 'cdProducto'> }>(
    async ({ input, signal }) => {
      const { cdProducto: product } = input.params;
      const known = product === null ? [] : quoted.get(core)?.get(product);
      if (product === null || known) return { data: known ?? [], dropped: 0 };
      return fetchCampos(core, product, contexto.cotizacion, signal).then(
        ({ rows }) => ({ data: rows, dropped: 0 }),
        () => ({ data: [], dropped: 0 }),
      );
    },
  );
}

/** The plan of a product whose rates are loaded. */
export interface TarifasQuery {
  readonly cdProducto: number;
  readonly plan: string;
}

/** POST /v1/productos/campos (specification 2, section 7) reads rates. Rejects with a Failure. */
export function defineFetchTarifasActor(core: CoreClient) {
  return fromPromise<readonly PlanTarifa[], TarifasQuery>(async ({ input, signal }) => {
    const body = { valor: input.plan, cdProducto: input.cdProducto, cdTabla: tablaPlan };
    const { rows } = await callRows('fetchPlanTarifas', zFetchPlanTarifasResponse, () =>
      core.POST('/v1/productos/campos', { body, signal }),
    );
    return rows;
  });
}
