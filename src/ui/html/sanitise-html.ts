import DOMPurify, { type Config } from 'dompurify';
import { allowedAttributes, allowedTags } from './allowed.ts';
import { copyAllowed } from './copy-allowed.ts';
import type { Room } from './room.ts';

/** The one policy that makes markup of text; it is for a document that is never shown. */
const policy = globalThis.trustedTypes?.createPolicy('autogestion', { createHTML: (markup) => markup });

/**
 * Elements that get another name before they are parsed: those that the parser opens again in every paragraph until they are closed (two kilobytes of
 * them would make millions of elements), and the form, whose properties can be hidden behind the names of its fields.
 */
const renamed = /<(\/?)(b|big|code|em|font|form|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

/** DOMPurify's own word on the copy, which should hold nothing that it would refuse. */
const strict = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  ADD_URI_SAFE_ATTR: allowedAttributes.filter((name) => name !== 'href'),
  // It has nothing to parse.
  TRUSTED_TYPES_POLICY: null,
} satisfies Config;

/**
 * Makes an element of what is harmless in foreign markup, as far as there is room: what is allowed is copied into new elements, and DOMPurify goes over
 * the copy. Nothing is changed afterwards, and nothing becomes text and is parsed again.
 */
export function sanitiseHtml(markup: string, room: Room): HTMLElement {
  const text = markup.replaceAll(renamed, '<$1x-$2');
  // A document of its own: no script of it runs, and no picture is fetched.
  const foreign = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
  const copy = copyAllowed(foreign, room);
  DOMPurify.sanitize(copy, { ...strict, IN_PLACE: true });
  return copy;
}
