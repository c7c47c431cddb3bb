import type { WithBearer } from '../../api/bearer-fetch.ts';
import { noteTrace, type TraceIds } from '../support/trace-ids.ts';

/** So many bytes by chance, in hexadecimal. */
const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The traces that calls to the services begin. */
export interface Tracing {
  /** A new trace, as the header `traceparent` names it. */
  readonly begin: () => { readonly ids: TraceIds; readonly traceparent: string };
  /** The rules of the bearer with a trace for each call; what goes to an address of no service has none. */
  readonly around: (withBearer: WithBearer) => WithBearer;
}

/** Makes traces for the calls to `bases`; those of a visit of which nothing is kept say so. */
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
