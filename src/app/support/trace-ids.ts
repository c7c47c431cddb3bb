/** Where a call stands in the traces of whoever operates the services: ids in hexadecimal, as W3C Trace Context has them. */
export interface TraceIds {
  readonly trace: string;
  readonly span: string;
}

/** By what calls ended with, where `config.json` asks for traces; held no longer than that. */
const traces = new WeakMap<object, TraceIds>();

/** Notes the trace of what a call ended with: its answer, or what was thrown. */
export function noteTrace(end: unknown, ids: TraceIds): void {
  if (end instanceof Object) traces.set(end, ids);
}

/** The trace of a call by what it ended with. */
export const traceOf = (end: unknown): TraceIds | undefined => (end instanceof Object ? traces.get(end) : undefined);
