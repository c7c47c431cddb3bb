import type { Call, Sandbox } from '../../sandbox/server.ts';

/** Recognises the calls that a fault such as `GET /v1/clientes/{id}=500x1` applies to. */
export function callsOf(fault: string): (call: Pick<Call, 'method' | 'path'>) => boolean {
  const [method = '', path = ''] = fault.split('=')[0]?.split(' ') ?? [];
  const wanted = path.split('/');
  return (call) => {
    const given = call.path.replace(/\/$/, '').split('/');
    const fits = wanted.every((part, index) => part.startsWith('{') || part === given[index]);
    return call.method === method && given.length === wanted.length && fits;
  };
}

/** The faults that wait for a call of theirs. */
export interface ArmedFaults {
  /** Adds a fault for one call. */
  readonly arm: (fault: string) => void;
  /** Removes the faults that no call has met. */
  readonly lift: () => void;
  readonly figures: () => { readonly armed: number; readonly met: number };
}

const mostWaiting = 6;

/** Keeps a few faults waiting at a sandbox until a call meets them. */
export function createFaultsOf(sandbox: Pick<Sandbox, 'calls' | 'setFail'>): ArmedFaults {
  let waiting: readonly { readonly fault: string; readonly after: Call | undefined }[] = [];
  let [armed, met] = [0, 0];
  const sift = () => {
    const left = waiting.filter(
      ({ fault, after }) => !sandbox.calls.slice(after ? sandbox.calls.lastIndexOf(after) + 1 : 0).some(callsOf(fault)),
    );
    met += waiting.length - left.length;
    return left;
  };
  return {
    arm: (fault) => {
      armed += 1;
      waiting = [...sift(), { fault, after: sandbox.calls.at(-1) }].slice(-mostWaiting);
      sandbox.setFail(waiting.map((one) => one.fault).join());
    },
    lift: () => {
      sift();
      waiting = [];
      sandbox.setFail('');
    },
    figures: () => ({ armed, met }),
  };
}
