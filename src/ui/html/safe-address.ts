import { addressIn } from '../../text/addresses.ts';

const leadsOut = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]+$/iu;

/** Address of a link in outside text; null where it must not be followed. */
export function safeAddress(raw: string | null): string | null {
  const address = raw?.trim() ?? '';
  return leadsOut.test(address) && addressIn(address) ? address : null;
}

/** Address of a picture in outside text, shown as a link. */
export function pictureAddress(raw: string | null): string | null {
  const address = safeAddress(raw);
  return address !== null && /^https?:/i.test(address) ? address : null;
}
