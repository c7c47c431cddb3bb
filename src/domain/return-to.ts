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
 * The page to return to after login, from the raw `returnTo`, as a path relative to the base
 * (`/clientes?page=2`); `/` for anything but a plain path of this app.
 */
export function safeReturnTo(raw: string | null | undefined): string {
  if (!raw || raw.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(raw)) return '/';
  let url: URL;
  try {
    url = new URL(raw, here);
  } catch {
    return '/';
  }
  // The router decodes the path, so the decoded path must be safe, too.
  const path = decoded(url.pathname);
  if (url.origin !== here || path === '/login' || /\/\/|[\\\p{Cc}]/u.test(path)) return '/';
  return url.pathname + url.search;
}
