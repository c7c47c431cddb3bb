import type { ReactNode } from 'react';

/** One entry of the main menu; the app builds it from the route table. */
export interface NavEntry {
  label: string;
  /** App-relative path, such as '/clientes'. */
  href: string;
  icon?: ReactNode;
  /** Whether the entry leads to the current page. */
  current: boolean;
  /** Called when the pointer or the focus reaches the entry, to preload its screen. */
  onIntent?: () => void;
}

/** Entries under one name, or consecutive entries without a group. */
export interface NavGroup {
  key: string;
  label?: string | undefined;
  entries: readonly NavEntry[];
}
