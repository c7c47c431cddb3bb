import DOMPurify, { type Config } from 'dompurify';
import { visibleText } from '../../text/typed-text.ts';
import { pictureAddress, safeAddress } from './safe-address.ts';

/** Elements that a comment may consist of. */
export const allowedTags: readonly string[] = (
  'a b bdi blockquote br caption cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small strong sub ' +
  'sup u ul var table tbody td tfoot th thead tr'
).split(' ');

/** Attributes that these elements may have. */
export const allowedAttributes: readonly string[] = ['href', 'rel', 'target', 'colspan', 'rowspan', 'start', 'dir'];

const headings = 'h1, h2, h3, h4, h5, h6';

/** Replacements of other structural elements; all further ones leave only their text. */
const renamed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'address article aside center details figcaption figure footer header main nav section summary'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
  bdo: 'bdi',
  strike: 's',
  tt: 'code',
};

/** Elements kept only for the direction of their text. */
const directionOnlyTags = ['font', 'span'];

const purifyConfig = {
  ALLOWED_TAGS: [...allowedTags, ...Object.keys(renamed), ...directionOnlyTags, 'h1', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Longer texts are not parsed: hostile markup takes time that grows with the square of its length.
 */
const maxCharacters = 100_000;

/** More elements, or attributes of one element, come only from an attempt to freeze the page. */
const maxElements = 20_000;
const maxAttributes = 200;

/** Breaks names that the parser must not know; the character is removed from all texts first. */
const marker = '\uFDD0';

/**
 * Marks every possible name of a handler or of `base`; {@link removeMarkers} unmarks the texts.
 * Browsers report those names to the policy even in a hidden document where nothing runs.
 */
const withoutReports = (markup: string) =>
  markup.replaceAll(marker, '').replaceAll(/(?<=[\s/"'])o(?=n[a-z])|<b(?=ase\b)/gi, `$&${marker}`);

/** Removes the markers from texts and attribute values; marked names are already gone. */
function removeMarkers(content: DocumentFragment): void {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.includes(marker)) node.data = node.data.replaceAll(marker, '');
    if (!(node instanceof Element)) continue;
    for (const attribute of node.attributes)
      if (attribute.value.includes(marker)) attribute.value = attribute.value.replaceAll(marker, '');
  }
}

const isBlank = (text: string | null) => visibleText(text ?? '') === '';

function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  const dir = element.getAttribute('dir');
  if (dir !== null) other.setAttribute('dir', dir);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function unwrap(element: Element): void {
  if (element.hasAttribute('dir')) rename(element, 'bdi');
  else element.replaceWith(...element.childNodes);
}

function wrap(element: Element, tag: string): void {
  const box = element.ownerDocument.createElement(tag);
  element.replaceWith(box);
  box.append(element);
}

/** Makes a link safe; a link without a safe address becomes its text. */
function guardLink(link: Element): void {
  const address = safeAddress(link.getAttribute('href'));
  if (address === null) {
    unwrap(link);
    return;
  }
  if (isBlank(link.textContent)) link.textContent = address.replace(/^tel:/i, '');
  link.setAttribute('href', address);
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  link.setAttribute('target', '_blank');
}

/** Turns a picture into a link: pictures are not fetched. */
function linkPicture(picture: Element): void {
  const address = pictureAddress(picture.getAttribute('src'));
  const name = picture.getAttribute('alt')?.trim() || 'Imagen';
  if (address === null || picture.closest('a')) {
    picture.replaceWith(name);
    return;
  }
  const link = picture.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.append(name);
  picture.replaceWith(link);
}

/** Renumbers headings from `firstLevel` without gaps; headings without text become plain. */
function mendHeadings(content: DocumentFragment, firstLevel: number): void {
  const above: number[] = [];
  for (const heading of content.querySelectorAll(headings)) {
    if (isBlank(heading.textContent)) {
      rename(heading, 'div');
      continue;
    }
    const level = Number(heading.localName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    rename(heading, `h${Math.min(firstLevel + above.length, 6)}`);
    above.push(level);
  }
}

/** Elements that get a direction of their own: whole lists and each cell. */
const directedSelector = `p, div, blockquote, pre, ul, ol, dl, td, th, caption, h2, h3, h4, h5, h6`;

/** Keeps given directions; elsewhere the text decides. */
function mendDirections(content: DocumentFragment): void {
  for (const part of content.querySelectorAll(directedSelector)) {
    if (!part.parentElement?.closest('[dir]:not([dir=auto i]), ul, ol, dl') && !part.hasAttribute('dir'))
      part.setAttribute('dir', 'auto');
  }
}

/**
 * Puts list items into lists and moves other content out of them: screen readers count the items.
 */
function mendLists(content: DocumentFragment): void {
  for (const stray of content.querySelectorAll('li:not(ul > li, ol > li), :is(dt, dd):not(dl > *)')) rename(stray, 'div');
  for (const foreign of content.querySelectorAll(':is(ul, ol) > :not(li)')) wrap(foreign, 'li');
  for (const foreign of content.querySelectorAll('dl > :not(dt, dd)')) wrap(foreign, 'dd');
}

/**
 * The only place where outside markup becomes elements; these are never parsed again. Null where
 * nothing is visible, or far too much. `headingLevel`: level of the highest headings.
 */
export function sanitiseHtml(markup: string, headingLevel: number): DocumentFragment | null {
  if (markup.length > maxCharacters) return null;
  let count = 0;
  let pageDir: string | null = null;
  const refuseMass = (node: Node) => {
    if (node instanceof HTMLBodyElement) pageDir = node.getAttribute('dir') ?? node.parentElement?.getAttribute('dir') ?? null;
    count += 1;
    const attributes = node instanceof Element ? node.attributes.length : 0;
    if (count > maxElements || attributes > maxAttributes) throw new RangeError('Too much markup');
  };
  DOMPurify.addHook('uponSanitizeElement', refuseMass);
  let content: DocumentFragment;
  try {
    // An open body keeps the document from becoming a frameset.
    content = DOMPurify.sanitize(`<body>${withoutReports(markup)}`, purifyConfig);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    DOMPurify.removeHook('uponSanitizeElement', refuseMass);
    // DOMPurify keeps removed elements, with their whole document, until its next call.
    DOMPurify.removed.length = 0;
  }
  removeMarkers(content);
  if (pageDir !== null) {
    const page = content.ownerDocument.createElement('div');
    page.setAttribute('dir', pageDir);
    page.append(...content.childNodes);
    content.append(page);
  }
  for (const given of content.querySelectorAll('[dir]')) {
    if (!/^(?:ltr|rtl|auto)$/i.test(given.getAttribute('dir') ?? '')) given.removeAttribute('dir');
  }
  for (const picture of content.querySelectorAll('img')) linkPicture(picture);
  for (const link of content.querySelectorAll('a')) guardLink(link);
  for (const inline of content.querySelectorAll(directionOnlyTags.join())) unwrap(inline);
  for (const [tag, becomes] of Object.entries(renamed)) {
    for (const element of content.querySelectorAll(tag)) rename(element, becomes);
  }
  mendHeadings(content, headingLevel);
  mendLists(content);
  mendDirections(content);
  // A table wider than its place scrolls in its own box.
  for (const table of content.querySelectorAll('table:not(table table)')) wrap(table, 'div');
  return isBlank(content.textContent) ? null : content;
}
