import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { YearPeriod } from '../../domain/periods.ts';
import type { components } from '../../generated/core.ts';
import { zComisionMes } from '../../generated/schemas/dashboard.ts';
import type { Loaded } from '../fetch/fetch-machine.ts';

/** The commissions of one month. */
export type ComisionMes = components['schemas']['ComisionMes'];

/** Commissions as their call gives them: the months that have any. */
export interface LoadedComisiones extends Loaded {
  readonly data: readonly ComisionMes[];
}

// The generated schemas know no patterns, and a row without its month can't be shown.
const fecha = z.string().check(z.refine((month) => /^\d{4}-(?:0[1-9]|1[0-2])(?:-|$)/.test(month)));
const comisionesList = z.object({ value: z.array(z.object({ ...zComisionMes.shape, fecha })) });

/** GET /v1/comisiones/groupbymonth/count (specification 1, section 7): the commissions of a year by month. Rejects with a Failure. */
export function defineFetchComisionesByMonthActor(core: CoreClient) {
  return fromPromise<LoadedComisiones, { params: YearPeriod }>(async ({ input, signal }) => {
    const { rows, dropped } = await callRows('fetchComisionesByMonth', comisionesList, () =>
      core.GET('/v1/comisiones/groupbymonth/count', { params: { query: input.params }, signal }),
    );
    return { data: rows, dropped };
  });
}
