/** The address with `inspect` added to its query; null where it is there already. */
export function withInspect(address: string, value: string): string | null {
  const url = new URL(address);
  if (url.searchParams.has('inspect')) return null;
  const parameter = value === '' ? 'inspect' : `inspect=${encodeURIComponent(value)}`;
  url.search = url.search === '' ? `?${parameter}` : `${url.search}&${parameter}`;
  return url.href;
}

/** Development only: keeps `inspect` in the address across navigation and reloads. */
export function keepInspect(): void {
  const value = new URLSearchParams(window.location.search).get('inspect') ?? '';
  const keep = () => {
    const address = withInspect(window.location.href, value);
    if (address !== null) window.history.replaceState(window.history.state, '', address);
  };
  for (const step of ['pushState', 'replaceState', 'popstate']) window.addEventListener(step, keep);
}
