/** The number of a quote, policy, claim or request as the services give them; undefined for anything else, which is then not sent. */
export function toNumero(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The id that an address names (`/cotizaciones/900`); null for what can't be one. */
export function idOfPath(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
