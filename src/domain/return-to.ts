/** Base for reading relative addresses; never requested. */
const here = 'https://portal.invalid';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page that login comes back to.
 * Takes the raw `returnTo` of the address; gives a path relative to the base path (`/clientes?page=2`), or `/` for anything that is not
 * a plain path of this app: another origin, a scheme, control characters, backslashes, the login itself.
 */
export function safeReturnTo(raw: string | null | undefined): string {
  if (!raw || raw.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(raw)) return '/';
  let url: URL;
  try {
    url = new URL(raw, here);
  } catch {
    return '/';
  }
  // Nor what would be one of those once somebody decodes it, as the router does.
  const path = decoded(url.pathname);
  if (url.origin !== here || path === '/login' || /\/\/|[\\\p{Cc}]/u.test(path)) return '/';
  return url.pathname + url.search;
}
