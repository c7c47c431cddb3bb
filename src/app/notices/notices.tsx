import { useSyncExternalStore } from 'react';
import type { Notice } from '../../domain/notice.ts';

type Module = typeof import('./Toasts.tsx');

/** In milliseconds. */
const retryAfter = 3000;

let loaded: Module | null = null;
let loading = false;
const waiting: (readonly [Notice, (() => void) | undefined])[] = [];
const listeners = new Set<() => void>();

/** Loads the toasts ahead; retries until they are loaded, so that no waiting notice is lost. */
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

/** Shows a notice once the toasts are loaded; `retry` repeats the failed calls of its kind. */
export function notify(notice: Notice, retry?: () => void): void {
  if (loaded) loaded.showNotice(notice, retry);
  else waiting.push([notice, retry]);
  void preloadNotices();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The module of the toasts; null until it is loaded. */
export const useNoticesModule = (): Module | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );

/** The text of a notice for a place beside its toast; null until the toasts are loaded. */
export function useNoticeLine(notice: Notice | null): string | null {
  const module = useNoticesModule();
  return module && notice && module.noticeLine(notice);
}

/** The toasts; empty until they are loaded. In the portal they stand below its header. */
export function NoticesPlace({ inPortal }: { readonly inPortal: boolean }) {
  const module = useNoticesModule();
  return module ? <module.Toasts inPortal={inPortal} /> : null;
}
