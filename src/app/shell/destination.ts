import type { ReactNode } from 'react';
import type { RecentThing } from '../../domain/recent.ts';
import type { LookUp } from '../../domain/search.ts';

/** A result of the header search: a screen (`href`, relative to the base) or a frame action. */
export type Destination = {
  /** Id among the results where neither `href` nor label is unique. */
  readonly id?: string;
  readonly label: string;
  readonly about?: string;
  readonly status?: ReactNode;
  /** The destination's group in the menu, or its action. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** The look-up that runs meanwhile, for a list that is searched by number or name. */
  readonly lookUp?: LookUp;
  /** The thing that the destination opens, for 'Recientes'. */
  readonly recent?: RecentThing;
  /** Called when the pointer or the focus reaches it, to preload the screen. */
  readonly onIntent?: () => void;
} & ({ readonly href: string; readonly onSelect?: never } | { readonly onSelect: () => void; readonly href?: never });

/** A destination of the frame, such as 'Salir', with its search words separated by spaces. */
export type FrameAction = Destination & { readonly keywords: string };

/** Destinations of one sort, the best first. */
export interface DestinationGroup {
  readonly label: string;
  readonly destinations: readonly Destination[];
}
