import type { WithBearer } from '../../api/bearer-fetch.ts';
import { noteTrace, type TraceIds } from '../support/trace-ids.ts';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes traces for calls to the services. */
export interface Tracing {
  /** A new trace with its `traceparent` header. */
  readonly begin: () => { readonly ids: TraceIds; readonly traceparent: string };
  /** Adds a trace to each call of a bearer; calls to other hosts get none. */
  readonly around: (withBearer: WithBearer) => WithBearer;
}

/** Makes traces for the calls to `bases`; `isSampled` sets their flag. */
export function createTracing(bases: readonly string[], isSampled: boolean): Tracing {
  const isService = (url: string) => bases.some((base) => url === base || url.startsWith(`${base}/`));
  const begin = () => {
    const ids = { trace: hex(16), span: hex(8) };
    return { ids, traceparent: `00-${ids.trace}-${ids.span}-${isSampled ? '01' : '00'}` };
  };
  return {
    begin,
    around: (withBearer) => async (url, send) => {
      if (!isService(new URL(url).href)) return withBearer(url, send);
      const { ids, traceparent } = begin();
      try {
        const response = await withBearer(url, (bearer) => send(bearer, traceparent));
        noteTrace(response, ids);
        return response;
      } catch (error) {
        noteTrace(error, ids);
        throw error;
      }
    },
  };
}
