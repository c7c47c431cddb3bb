/** The ids of a call in the services' traces: hexadecimal, as in W3C Trace Context. */
export interface TraceIds {
  readonly trace: string;
  readonly span: string;
}

/** Traces by the result of their call, where `config.json` asks for traces. */
const traces = new WeakMap<object, TraceIds>();

/** Notes the trace of a call by its answer or its error. */
export function noteTrace(end: unknown, ids: TraceIds): void {
  if (end instanceof Object) traces.set(end, ids);
}

/** The trace of a call by its answer or its error. */
export const traceOf = (end: unknown): TraceIds | undefined => (end instanceof Object ? traces.get(end) : undefined);
