import type { ReactNode } from 'react';

/** One entry of the main menu; the app builds it from the route table. */
export interface NavEntry {
  label: string;
  /** App-relative path, such as '/clientes'. */
  href: string;
  icon?: ReactNode;
  /** The entry of the page in sight. */
  current: boolean;
  /** Called when the pointer or the focus reaches it: a chance to preload the route's chunk. */
  onIntent?: () => void;
}

/** Entries under one name, or a run of entries between such groups that have none. */
export interface NavGroup {
  /** Tells it from the others. */
  key: string;
  label?: string | undefined;
  entries: readonly NavEntry[];
}
