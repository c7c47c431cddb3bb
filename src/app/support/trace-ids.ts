/** Traces by what calls ended with, where `config.json` asks for them; held no longer than that. */
const traces = new WeakMap<object, string>();

const isObject = (end: unknown): end is object => typeof end === 'object' && end !== null;

/** Notes the trace of what a call ended with: its answer, or what was thrown. */
export function noteTrace(end: unknown, trace: string): void {
  if (isObject(end)) traces.set(end, trace);
}

/** The trace of a call by what it ended with. */
export const traceOf = (end: unknown): string | undefined => (isObject(end) ? traces.get(end) : undefined);
