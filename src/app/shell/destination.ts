import type { ReactNode } from 'react';
import type { RecentThing } from '../../domain/recent.ts';
import type { LookUp } from '../../domain/search.ts';

/** Somewhere the header search leads: a screen (`href`, relative to the router's base) or something the frame does. */
export type Destination = {
  /** Names it among the others, where neither its address nor its label does. */
  readonly id?: string;
  readonly label: string;
  /** More of it, below its label. */
  readonly about?: string;
  readonly status?: ReactNode;
  /** The group of the menu it belongs to, or what it does. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** What may be looked up meanwhile, when it leads to a list that is searched for a number or a name. */
  readonly lookUp?: LookUp;
  /** The thing that the destination opens, for 'Recientes'. */
  readonly recent?: RecentThing;
  /** Called when it is pointed at: a chance to preload it. */
  readonly onIntent?: () => void;
} & ({ readonly href: string; readonly onSelect?: never } | { readonly onSelect: () => void; readonly href?: never });

/** A destination beside the screens, such as 'Salir', with the words it is found by, separated by spaces. */
export type FrameAction = Destination & { readonly keywords: string };

/** Destinations of one sort, the best first. */
export interface DestinationGroup {
  readonly label: string;
  readonly destinations: readonly Destination[];
}
