/** Whether the person has moved within the portal, the login included; told by whoever moves. */
export interface Arrivals {
  /** Tells of one more page; gives whether it was reached by moving, and not opened by the browser itself. */
  readonly next: () => boolean;
  /** Tells of a move that is no page of the portal. */
  readonly moved: () => void;
}

/** Counts from the start of the app. */
export function createArrivals(): Arrivals {
  let moved = false;
  return {
    next: () => {
      const before = moved;
      moved = true;
      return before;
    },
    moved: () => {
      moved = true;
    },
  };
}
