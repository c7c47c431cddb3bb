import type { RequestHandler } from 'express';
import type { Service } from './contracts.ts';

/** A call that the sandbox received, in the order of arrival. */
export interface Call {
  method: string;
  /** Contract path with concrete values, without the service's base and query. */
  path: string;
  query: string;
  /** Status of the answer; 0 while unanswered, and after a cut connection. */
  status: number;
  service: Service;
  /** Whether the call carried an Authorization header. */
  authorization: boolean;
}

const MAX_CALLS = 10_000;

/** Records every call of a service in `calls` (the last 10,000) and, with `log`, on stderr. */
export function recordCalls(service: Service, calls: Call[], log: boolean): RequestHandler {
  return (req, res, next) => {
    const [path = '', ...query] = req.url.split('?');
    const authorization = req.headers.authorization !== undefined;
    const call: Call = { method: req.method, path, query: query.join('?'), status: 0, service, authorization };
    calls.push(call);
    if (calls.length > MAX_CALLS) calls.shift();

    const end = res.end.bind(res) as (...args: unknown[]) => typeof res;
    // Set before the bytes leave, so that the status is here when a client has the answer.
    res.end = ((...args: unknown[]) => {
      call.status = res.statusCode;
      return end(...args);
    }) as typeof res.end;
    if (log) res.once('close', () => console.error(`${call.method} ${service} ${req.url} → ${call.status || 'cortada'}`));
    next();
  };
}
