import * as z from 'zod/mini';
import { callRows } from '../../api/call.ts';
import type { OperationId } from '../../domain/failure.ts';
import type { components } from '../../generated/core.ts';
import { zSaldo } from '../../generated/schemas/dashboard.ts';
import type { Loaded } from '../fetch/fetch-machine.ts';

/** A balance in one currency. */
export type Saldo = components['schemas']['Saldo'];

/** Balances as their calls give them, one or more a currency. */
export interface LoadedSaldos extends Loaded {
  readonly data: readonly Saldo[];
}

const saldosList = z.object({ value: z.array(zSaldo) });

type Answer = Awaited<ReturnType<Parameters<typeof callRows>[2]>>;

/** The contract leaves open whether balances come as a list or as one alone: one alone is made a list. */
function asList(answer: Answer): Answer {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('value' in data)) return answer;
  const { value } = data;
  const alone = typeof value === 'object' && value !== null && !Array.isArray(value);
  return alone ? { ...answer, data: { ...data, value: [value] } } : answer;
}

/** Makes a call that answers with balances. Rejects with a Failure. */
export async function callSaldos(operation: OperationId, send: () => Promise<Answer>): Promise<LoadedSaldos> {
  const { rows, dropped } = await callRows(operation, saldosList, async () => asList(await send()));
  return { data: rows, dropped };
}
