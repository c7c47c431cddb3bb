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

/** Tells the session of what the other tabs write; gives what ends it. */
export function hearWrites(memory: Pick<SessionMemory, 'noteWrite'>): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', memory.noteWrite);
  return () => channel.close();
}
