import type { Batch } from './recorder.ts';
import type { SeenEvent } from './recording.ts';

/** What a window with the portal tells the pages that look at it. */
export type FromPortal =
  /** The portal was loaded. */
  | { readonly kind: 'hello'; readonly portal: string }
  /** Some entries, in their order; `first` counts those before. */
  | ({ readonly kind: 'batch'; readonly portal: string; readonly startedAt: number; readonly first: number } & Batch)
  /** Whether an event would be taken. */
  | { readonly kind: 'answer'; readonly portal: string; readonly asked: number; readonly can: boolean }
  | { readonly kind: 'bye'; readonly portal: string };

/** What such a page tells that window. */
export type FromPage =
  /** Asks for everything from the beginning. */
  | { readonly kind: 'join'; readonly portal: string }
  | { readonly kind: 'ask'; readonly portal: string; readonly asked: number; readonly actor: string; readonly event: SeenEvent }
  | { readonly kind: 'send'; readonly portal: string; readonly actor: string; readonly event: SeenEvent };

const channelName = 'autogestion.inspector';

/** Opens the portal's end of the channel: it reaches windows of this origin only. */
export function openPortalEnd(hear: (message: FromPage) => void): (message: FromPortal) => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<FromPage>) => hear(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
  return (message) => channel.postMessage(message);
}

/** The same for a page that looks on. */
export function openPageEnd(hear: (message: FromPortal) => void): (message: FromPage) => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<FromPortal>) => hear(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
  return (message) => channel.postMessage(message);
}
