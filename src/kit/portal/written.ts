import type { SessionMemory } from './session-memory.ts';

const channelName = 'autogestion.escrito';

/** POST calls that write nothing: they ask for the price of a plan. */
const readOnlyPosts = /\/v1\/productos\//;

/** Sends requests; notes successful writes in the session and in the other tabs. */
export function notingWrites(send: (request: Request) => Promise<Response>, memory: Pick<SessionMemory, 'noteWrite'>) {
  return async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (request.method === 'GET' || !response.ok || readOnlyPosts.test(request.url)) return response;
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
 * Notes the writes of other tabs; gives its end. A page in the back/forward cache listens to
 * nothing, as a message would evict it: on return, any write may have happened.
 */
export function watchWrites(
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
