// oxlint-disable typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the one file of the machines that may
// Generic machines work over `unknown` and share charts and tests; their providers type the edge.
import type { PromiseActorLogic } from 'xstate';

/** The type of a machine's part for `setup({ types })`, which reads no value. */
export function ofType<T>(): T {
  return undefined as T;
}

/** Typed actor logic as a generic machine needs it; the typed side sends the input. */
export function untyped<WideOutput, WideInput, Output extends WideOutput, Input extends WideInput>(
  logic: PromiseActorLogic<Output, Input>,
): PromiseActorLogic<WideOutput, WideInput> {
  return logic as unknown as PromiseActorLogic<WideOutput, WideInput>;
}

/** A value of a generic machine, as the typed side gave it. */
export function typed<T>(value: unknown): T {
  return value as T;
}
