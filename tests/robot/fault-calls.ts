import type { Call } from '../../sandbox/server.ts';

/** Tells the calls that a fault such as `GET /v1/clientes/{id}=500x1` is meant for. */
export function callsOf(fault: string): (call: Pick<Call, 'method' | 'path'>) => boolean {
  const [method = '', path = ''] = fault.split('=')[0]?.split(' ') ?? [];
  const wanted = path.split('/');
  return (call) => {
    const given = call.path.replace(/\/$/, '').split('/');
    const fits = wanted.every((part, index) => part.startsWith('{') || part === given[index]);
    return call.method === method && given.length === wanted.length && fits;
  };
}
