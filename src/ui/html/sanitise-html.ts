import DOMPurify, { type Config } from 'dompurify';
import { visibleText } from '../../text/typed-text.ts';
import { pictureAddress, safeAddress } from './safe-address.ts';

/** Elements that a comment may consist of. */
export const allowedTags: readonly string[] = (
  'a b bdi blockquote br caption cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small strong sub ' +
  'sup u ul var table tbody td tfoot th thead tr'
).split(' ');

/** The attributes that they may have. */
export const allowedAttributes: readonly string[] = ['href', 'rel', 'target', 'colspan', 'rowspan', 'start', 'dir'];

const headings = 'h1, h2, h3, h4, h5, h6';

/** What becomes of other elements that structure a text; of any further one its words alone are left. */
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

/** What has no meaning but the direction of its words. */
const inlines = ['font', 'span'];

const strict = {
  ALLOWED_TAGS: [...allowedTags, ...Object.keys(renamed), ...inlines, 'h1', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** A longer text is not read as markup: the time that markup takes grows with the square of its length where somebody wants it to. */
const mostCharacters = 100_000;

/** More elements, and more attributes of one, than anybody writes: whoever sends so many wants to stop the page. */
const mostElements = 20_000;
const mostAttributes = 200;

/** Stands in names that the parser must not know; no text may hold this character. */
const marker = '\uFDD0';

/**
 * The markup with a marker in whatever could be the name of a handler or the base, for {@link removeMarkers}. Browsers report those against the page's
 * policy even where nothing runs, in a document that is not shown. Where attributes are broken only the parser knows which texts are names: all are marked.
 */
const withoutReports = (markup: string) =>
  markup.replaceAll(marker, '').replaceAll(/(?<=[\s/"'])o(?=n[a-z])|<b(?=ase\b)/gi, `$&${marker}`);

/** Gives texts and values back as they were: what was a name by then is gone. */
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

/** Leaves the words of an element, in the direction that it gave them. */
function unwrap(element: Element): void {
  if (element.hasAttribute('dir')) rename(element, 'bdi');
  else element.replaceWith(...element.childNodes);
}

function wrap(element: Element, tag: string): void {
  const box = element.ownerDocument.createElement(tag);
  element.replaceWith(box);
  box.append(element);
}

/** A link that leads out and brings nothing along; only its words where it leads nowhere. */
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

/** A picture is not fetched: it becomes a link. */
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

/** Headings of the levels from `first` on, each one under the last of a higher level that stands before it; without words they are none. */
function mendHeadings(content: DocumentFragment, first: number): void {
  const above: number[] = [];
  for (const heading of content.querySelectorAll(headings)) {
    if (isBlank(heading.textContent)) {
      rename(heading, 'div');
      continue;
    }
    const level = Number(heading.localName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    rename(heading, `h${Math.min(first + above.length, 6)}`);
    above.push(level);
  }
}

/** What has a direction of its own where none is given: a whole list, so that its marks stand on one side, and each cell. */
const directed = `p, div, blockquote, pre, ul, ol, dl, td, th, caption, h2, h3, h4, h5, h6`;

/** Directions stay; where none is given the words tell it. */
function mendDirections(content: DocumentFragment): void {
  for (const part of content.querySelectorAll(directed)) {
    if (!part.parentElement?.closest('[dir]:not([dir=auto i]), ul, ol, dl') && !part.hasAttribute('dir'))
      part.setAttribute('dir', 'auto');
  }
}

/** Parts of lists stand in lists, and nothing else does: a screen reader counts them. */
function mendLists(content: DocumentFragment): void {
  for (const stray of content.querySelectorAll('li:not(ul > li, ol > li), :is(dt, dd):not(dl > *)')) rename(stray, 'div');
  for (const foreign of content.querySelectorAll(':is(ul, ol) > :not(li)')) wrap(foreign, 'li');
  for (const foreign of content.querySelectorAll('dl > :not(dt, dd)')) wrap(foreign, 'dd');
}

/**
 * The one place where markup from outside becomes elements: what is harmless of it, in a document that is not shown. The result is put into the page as it
 * is: it never becomes text and is never parsed again. Null where nothing is to be seen in it, or far too much. `headingLevel` is that of its highest
 * headings.
 */
export function sanitiseHtml(markup: string, headingLevel: number): DocumentFragment | null {
  if (markup.length > mostCharacters) return null;
  let count = 0;
  let pageDir: string | null = null;
  const refuseMass = (node: Node) => {
    if (node instanceof HTMLBodyElement) pageDir = node.getAttribute('dir') ?? node.parentElement?.getAttribute('dir') ?? null;
    count += 1;
    const attributes = node instanceof Element ? node.attributes.length : 0;
    if (count > mostElements || attributes > mostAttributes) throw new RangeError('Too much markup');
  };
  DOMPurify.addHook('uponSanitizeElement', refuseMass);
  let content: DocumentFragment;
  try {
    // With its body open, a document can't become one of frames.
    content = DOMPurify.sanitize(`<body>${withoutReports(markup)}`, strict);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    DOMPurify.removeHook('uponSanitizeElement', refuseMass);
    // What it has taken out it holds until the next time, with the whole document that it was in.
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
  for (const inline of content.querySelectorAll(inlines.join())) unwrap(inline);
  for (const [tag, becomes] of Object.entries(renamed)) {
    for (const element of content.querySelectorAll(tag)) rename(element, becomes);
  }
  mendHeadings(content, headingLevel);
  mendLists(content);
  mendDirections(content);
  // A table that is too wide scrolls in a box of its own.
  for (const table of content.querySelectorAll('table:not(table table)')) wrap(table, 'div');
  return isBlank(content.textContent) ? null : content;
}
