/** The address with `inspect` in its query, where it has lost it; null where it has it. */
export function withInspect(address: string): string | null {
  const url = new URL(address);
  if (url.searchParams.has('inspect')) return null;
  url.search = url.search === '' ? '?inspect' : `${url.search}&inspect`;
  return url.href;
}

function keep(): void {
  const address = withInspect(window.location.href);
  if (address !== null) window.history.replaceState(window.history.state, '', address);
}

/** Development only: the inspector stays in the address wherever the portal goes, so that a reload keeps it. wouter tells of each step. */
export function keepInspect(): void {
  for (const step of ['pushState', 'replaceState', 'popstate']) window.addEventListener(step, keep);
}
