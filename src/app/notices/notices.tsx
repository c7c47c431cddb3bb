import { useSyncExternalStore } from 'react';
import type { Notice } from '../../domain/notice.ts';

type Module = typeof import('./Toasts.tsx');

/** How long to wait before a chunk of toasts that could not be fetched is asked for again, in milliseconds. */
const retryAfter = 3000;

let loaded: Module | null = null;
let loading = false;
const waiting: (readonly [Notice, (() => void) | undefined])[] = [];
const listeners = new Set<() => void>();

/** Fetches the toasts before the first one is needed, and keeps trying: a notice that waits must not be lost with the network. */
export async function preloadNotices(): Promise<void> {
  if (loaded || loading) return;
  loading = true;
  try {
    loaded = await import('./Toasts.tsx');
    for (const [notice, retry] of waiting.splice(0)) loaded.showNotice(notice, retry);
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void preloadNotices(), retryAfter);
  } finally {
    loading = false;
  }
}

/**
 * Says something to the person. The toasts' chunk comes after the login's: until it is here, notices wait. `retry` makes again the calls of a
 * failure's kind that have failed.
 */
export function notify(notice: Notice, retry?: () => void): void {
  if (loaded) loaded.showNotice(notice, retry);
  else waiting.push([notice, retry]);
  void preloadNotices();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toasts' code; null until it is here. */
export const useNoticesModule = (): Module | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );

/** What a notice says, for the place that it is about, beside its toast; null until the words are here. */
export function useNoticeLine(notice: Notice | null): string | null {
  const module = useNoticesModule();
  return module && notice && module.noticeLine(notice);
}

/** Where toasts appear; empty until their chunk is here. In the portal they keep below its header. */
export function NoticesPlace({ inPortal }: { readonly inPortal: boolean }) {
  const module = useNoticesModule();
  return module ? <module.Toasts inPortal={inPortal} /> : null;
}
