// oxlint-disable typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the one file of the machines that may
// Generic machines work over `unknown`, so that their charts and tests are shared; whoever provides one types it at its edge, with these.
import type { PromiseActorLogic } from 'xstate';

/** The type of a part of a machine, for `setup({ types })`, which looks at no value. */
export function ofType<T>(): T {
  return undefined as T;
}

/** Typed actor logic as a generic machine names it: that machine hands it the very input that the typed side sent. */
export function untyped<WideOutput, WideInput, Output extends WideOutput, Input extends WideInput>(
  logic: PromiseActorLogic<Output, Input>,
): PromiseActorLogic<WideOutput, WideInput> {
  return logic as unknown as PromiseActorLogic<WideOutput, WideInput>;
}

/** What a generic machine holds, as the typed side gave it. */
export function typed<T>(value: unknown): T {
  return value as T;
}
