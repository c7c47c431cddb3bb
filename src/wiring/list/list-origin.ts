import { useState } from 'react';
import { useRouter } from 'wouter';

/** What the entry of the history that a list leads to keeps of it: its filters and page stand in its address. */
export const listOrigin = () => ({ list: window.location.pathname + window.location.search });

/** The query of the list at `path` that an entry of the history was reached from; empty where it was another place. */
export function searchOfOrigin(state: unknown, path: string): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof list === 'string' && list.startsWith(`${path}?`) ? list.slice(path.length) : '';
}

/** The way back to the list at `path`: with its filters and page where it led here. */
export function useListHref(path: string): string {
  const { base } = useRouter();
  return path + useState(() => searchOfOrigin(window.history.state, base + path))[0];
}
