let hasMoved = false;

/** Notes that the person moved within the portal, the login included. */
export function noteMove(): void {
  hasMoved = true;
}

/** Notes an arrival; true if the person moved there, false if the browser opened the page. */
export function noteArrival(): boolean {
  const before = hasMoved;
  hasMoved = true;
  return before;
}
