import type { Batch } from './recorder.ts';
import type { SeenEvent } from './recording.ts';

/** Messages from a portal's window to inspector pages. */
export type FromPortal =
  /** The portal was loaded. */
  | { readonly kind: 'hello'; readonly portal: string }
  /** Entries in order; `first` is the number of earlier ones. */
  | ({ readonly kind: 'batch'; readonly portal: string; readonly startedAt: number; readonly first: number } & Batch)
  /** Whether the actor would take the event. */
  | { readonly kind: 'answer'; readonly portal: string; readonly asked: number; readonly can: boolean }
  | { readonly kind: 'bye'; readonly portal: string };

/** Messages from an inspector page to the portal's window. */
export type FromPage =
  /** Requests everything from the beginning. */
  | { readonly kind: 'join'; readonly portal: string }
  | { readonly kind: 'ask'; readonly portal: string; readonly asked: number; readonly actor: string; readonly event: SeenEvent }
  | { readonly kind: 'send'; readonly portal: string; readonly actor: string; readonly event: SeenEvent };

const channelName = 'autogestion.inspector';

/** Opens the portal's end of the channel, which reaches only windows of this origin. */
export function openPortalEnd(onMessage: (message: FromPage) => void): (message: FromPortal) => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<FromPage>) => onMessage(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
  return (message) => channel.postMessage(message);
}

/** Opens the inspector page's end of the channel. */
export function openPageEnd(onMessage: (message: FromPortal) => void): (message: FromPage) => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<FromPortal>) => onMessage(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
  return (message) => channel.postMessage(message);
}
