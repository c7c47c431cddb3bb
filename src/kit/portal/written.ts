import type { SessionMemory } from './session-memory.ts';

const channelName = 'autogestion.escrito';

/** A call that is a POST, but only asks what a plan would cost. */
const asks = /\/v1\/productos\//;

/** Sends requests, and tells the session and the other tabs of each that has written something. */
export function tellingWrites(send: (request: Request) => Promise<Response>, memory: Pick<SessionMemory, 'noteWrite'>) {
  return async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (request.method === 'GET' || !response.ok || asks.test(request.url)) return response;
    memory.noteWrite();
    if (typeof BroadcastChannel === 'function') {
      const channel = new BroadcastChannel(channelName);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(null);
      channel.close();
    }
    return response;
  };
}

/**
 * Tells the session of what the other tabs write; gives what ends it. A page that the browser keeps for Back listens to nothing, for a message would
 * make the browser drop the page: when it comes back, anything may have been written.
 */
export function hearWrites(
  memory: Pick<SessionMemory, 'noteWrite'>,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.addEventListener('message', memory.noteWrite);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const comeBack = (event: Event) => {
    if (!('persisted' in event) || !event.persisted) return;
    open();
    memory.noteWrite();
  };
  open();
  target.addEventListener('pagehide', close);
  target.addEventListener('pageshow', comeBack);
  return () => {
    target.removeEventListener('pagehide', close);
    target.removeEventListener('pageshow', comeBack);
    close();
  };
}
