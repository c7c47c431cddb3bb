import DOMPurify, { type Config } from 'dompurify';
import { pictureAddress, safeAddress } from './safe-address.ts';

/** Elements that a comment may consist of. */
export const allowedTags: readonly string[] = (
  'a b blockquote br caption cite code dd del dfn div dl dt em hr i ins kbd li mark ol p pre q s samp small strong sub sup u ul var ' +
  'table tbody td tfoot th thead tr'
).split(' ');

/** The attributes that they may have. */
export const allowedAttributes: readonly string[] = ['href', 'rel', 'target', 'colspan', 'rowspan', 'start'];

/** What becomes of other elements that structure a text; of any further one its words alone are left. */
const renamed: Readonly<Record<string, string>> = {
  ...Object.fromEntries('h1 h2 h3 h4 h5 h6'.split(' ').map((tag) => [tag, 'p'])),
  ...Object.fromEntries(
    'address article aside center details figcaption figure footer header main nav section summary'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
  strike: 's',
  tt: 'code',
};

const strict = {
  ALLOWED_TAGS: [...allowedTags, ...Object.keys(renamed), 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** A longer text is not read as markup: the time that markup takes grows with the square of its length where somebody wants it to. */
const mostCharacters = 100_000;

/** More elements, and more attributes of one, than anybody writes: whoever sends so many wants to stop the page. */
const mostElements = 20_000;
const mostAttributes = 200;

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*/gi;

/**
 * The markup under other names for handlers and for the base. Browsers report those against the page's policy even where nothing runs, in a document
 * that is not shown; one that is missed here is reported and no more.
 */
const withoutReports = (markup: string) =>
  markup.replaceAll(tags, (tag) => tag.replace(/^<base\b/i, '<x-base').replaceAll(/([\s/"'`])on(?=[a-z]+\s*=)/gi, '$1x-on'));

const isBlank = (text: string | null) => !/\S/.test(text ?? '');

function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
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
    link.replaceWith(...link.childNodes);
    return;
  }
  if (isBlank(link.textContent)) link.textContent = address;
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

/** Parts of lists stand in lists, and nothing else does: a screen reader counts them. */
function mendLists(content: DocumentFragment): void {
  for (const stray of content.querySelectorAll('li:not(ul > li, ol > li), :is(dt, dd):not(dl > *)')) rename(stray, 'div');
  for (const foreign of content.querySelectorAll(':is(ul, ol) > :not(li)')) wrap(foreign, 'li');
  for (const foreign of content.querySelectorAll('dl > :not(dt, dd)')) wrap(foreign, 'dd');
}

/**
 * The one place where markup from outside becomes elements: what is harmless of it, in a document that is not shown. The result is put into the page as it
 * is: it never becomes text and is never parsed again. Null where nothing is to be seen in it, or far too much.
 */
export function sanitiseHtml(markup: string): DocumentFragment | null {
  if (markup.length > mostCharacters) return null;
  let count = 0;
  const refuseMass = (node: Node) => {
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
  }
  for (const picture of content.querySelectorAll('img')) linkPicture(picture);
  for (const link of content.querySelectorAll('a')) guardLink(link);
  for (const [tag, becomes] of Object.entries(renamed)) {
    for (const element of content.querySelectorAll(tag)) {
      const other = rename(element, becomes);
      if (/^h\d$/.test(tag)) {
        const words = other.ownerDocument.createElement('strong');
        words.append(...other.childNodes);
        other.append(words);
      }
    }
  }
  mendLists(content);
  // A table that is too wide scrolls in a box of its own.
  for (const table of content.querySelectorAll('table:not(table table)')) wrap(table, 'div');
  return isBlank(content.textContent) ? null : content;
}
