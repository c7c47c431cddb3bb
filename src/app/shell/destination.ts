import type { ReactNode } from 'react';

/** Somewhere the header search leads: a screen (`href`, relative to the router's base) or something the frame does. */
export type Destination = {
  readonly label: string;
  /** The group of the menu it belongs to, or what it does. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Called when it is pointed at: a chance to preload it. */
  readonly onIntent?: () => void;
} & ({ readonly href: string; readonly onSelect?: never } | { readonly onSelect: () => void; readonly href?: never });

/** A destination beside the screens, such as 'Salir', with the words it is found by, separated by spaces. */
export type FrameAction = Destination & { readonly keywords: string };
