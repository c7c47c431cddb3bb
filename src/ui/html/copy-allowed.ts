import { homes, inline, leftOut, madeOf, numbersOf, partOf, rows } from './allowed.ts';
import type { Room } from './room.ts';
import { pictureAddress, safeAddress } from './safe-address.ts';

/** How deep elements are copied; what lies deeper comes as lines of text, with its links. */
const deepest = 48;

/** Where a copy goes. */
interface Place {
  readonly parent: HTMLElement;
  /** How deep the original lies. */
  readonly depth: number;
  readonly inLink: boolean;
  readonly inTable: boolean;
  /** Line feeds break lines. */
  readonly inPre: boolean;
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const hasText = (text: string) => /\S/.test(text);
const append = (parent: HTMLElement, tag: string) => parent.appendChild(document.createElement(tag));

/** The text without the characters that turn the direction of what follows. */
export const withoutOverrides = (text: string): string => text.replaceAll(/[\u202D\u202E]/g, '');

/** The parent for a copy: a list or a table takes what is none of its parts into one. */
function parentFor(tag: string, parent: HTMLElement): HTMLElement {
  const part = homes.get(tag)?.includes(parent.localName) ? undefined : partOf.get(parent.localName);
  return part === undefined ? parent : parentFor(tag, append(parent, part));
}

/**
 * Copies what is allowed of a foreign document, as far as there is room. The copy consists of new elements: of a foreign one nothing is ever read but its
 * name, the address of a link or a picture, the text that stands for a picture, and the numbers of lists and tables. The walker is this document's: a
 * foreign one may hide its own properties behind names (`<img name=body>`).
 */
export function copyAllowed(foreign: Document, room: Room): HTMLElement {
  const walker = document.createTreeWalker(foreign, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);

  const addText = (text: string, place: Place) => {
    if (!hasText(text) && partOf.has(place.parent.localName)) return;
    const taken = room.take(withoutOverrides(text), place.inPre);
    if (taken !== '') parentFor('#text', place.parent).append(taken);
  };

  const addChildren = (original: Node, place: Place) => {
    const inside = { ...place, depth: place.depth + 1 };
    for (let child = walker.firstChild(); child && !room.isClosed(); child = walker.nextSibling()) {
      if (child instanceof Text) addText(child.data, inside);
      else if (child instanceof Element) addElement(child, inside);
    }
    walker.currentNode = original;
  };

  const addLink = (address: string, place: Place, fill: (inside: Place) => void) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
    fill({ ...place, parent: link, inLink: true });
    if (!hasText(link.textContent)) link.replaceChildren(room.take(address, false));
    if (hasText(link.textContent)) parentFor('a', place.parent).append(link);
  };

  const addPicture = (picture: Element, place: Place) => {
    const name = picture.getAttribute('alt')?.trim() || 'Imagen';
    const address = pictureAddress(picture.getAttribute('src'));
    if (address === null || place.inLink) addText(name, place);
    else addLink(address, place, (inside) => addText(name, inside));
  };

  const addBreak = (place: Place) => {
    room.endLine(true);
    if (!room.isFull() && !partOf.has(place.parent.localName)) append(place.parent, 'br');
  };

  const addCopy = (original: Element, name: string, made: string, place: Place) => {
    if (!inline.has(made)) room.endLine(rows.has(made));
    // What follows is only looked through for something that would have been seen.
    if (room.isFull()) {
      addChildren(original, place);
      return;
    }
    const tag = (homes.get(made)?.includes(place.parent.localName) ?? true) ? made : 'div';
    const parent = parentFor(tag, place.parent);
    // A table that is too wide scrolls in a box of its own.
    const copy = append(tag === 'table' && !place.inTable ? append(parent, 'div') : parent, tag);
    for (const attribute of numbersOf.get(tag) ?? []) {
      const value = original.getAttribute(attribute) ?? '';
      if (/^[1-9]\d{0,2}$/.test(value)) copy.setAttribute(attribute, value);
    }
    addChildren(original, {
      ...place,
      parent: /^h\d$/.test(name) ? append(copy, 'strong') : copy,
      inTable: place.inTable || tag === 'table',
      inPre: place.inPre || tag === 'pre',
    });
    if (!inline.has(made)) room.endLine();
  };

  /** What lies too deep: the lines of its text. */
  const addFlat = (original: Element, made: string | undefined, place: Place) => {
    if (!room.takeDeep()) return;
    addChildren(original, place);
    if (made !== undefined && !inline.has(made) && place.parent.lastChild instanceof Text) addBreak(place);
  };

  const addElement = (original: Element, place: Place) => {
    // `sanitise-html.ts` gives some of them a prefix.
    const name = original.localName.replace(/^x-/, '');
    if (original.namespaceURI !== htmlNamespace || leftOut.has(name)) return;
    const made = madeOf.get(name);
    const address = name === 'a' && !place.inLink ? safeAddress(original.getAttribute('href')) : null;
    if (name === 'img') addPicture(original, place);
    else if (name === 'br') addBreak(place);
    else if (address !== null) addLink(address, place, (inside) => addChildren(original, inside));
    else if (made === undefined || made === 'a') addChildren(original, place);
    else if (place.depth > deepest) addFlat(original, made, place);
    else addCopy(original, name, made, place);
  };

  const root = document.createElement('div');
  addChildren(foreign, { parent: root, depth: 0, inLink: false, inTable: false, inPre: false });
  return root;
}
