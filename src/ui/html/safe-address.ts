import { addressIn } from '../../text/addresses.ts';

/** Where a link of foreign text may lead: an address that is whole by itself, of the web or of mail, or a telephone. */
const leadsOut = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]+$/iu;

/** The address of a link of foreign text; null where it may not be followed. */
export function safeAddress(raw: string | null): string | null {
  const address = raw?.trim() ?? '';
  return leadsOut.test(address) && addressIn(address) ? address : null;
}

/** The address of a picture of foreign text, which becomes a link. */
export function pictureAddress(raw: string | null): string | null {
  const address = safeAddress(raw);
  return address !== null && /^https?:/i.test(address) ? address : null;
}
