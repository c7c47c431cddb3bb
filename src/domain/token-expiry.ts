/** When a JWT ends, in milliseconds since 1970; null without `exp` (assumptions S10). */
export function tokenExpiry(token: string | null): number | null {
  const payload = token?.split('.').length === 3 ? token.split('.')[1] : undefined;
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}
