import type { components } from '../generated/core.ts';

/** The text of a comment without its markup. */
export function plainText({ body, html_body: html }: components['schemas']['TicketComment']): string {
  return body || (html ?? '').replaceAll(/<[^>]*>/g, ' ');
}
