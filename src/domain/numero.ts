/** The number of a quote, policy, claim or request as the services give them; undefined for anything else, which is then not sent. */
export function toNumero(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
