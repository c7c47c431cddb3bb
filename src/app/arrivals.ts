let hasMoved = false;

/** Notes that the person has moved within the portal, the login included. */
export function noteMove(): void {
  hasMoved = true;
}

/** Notes that a page is reached; gives whether that was by moving, and not by the browser itself opening it. */
export function noteArrival(): boolean {
  const before = hasMoved;
  hasMoved = true;
  return before;
}
