/** Characters that a line has, about: what a text takes is reckoned before it is drawn. */
const lineWidth = 80;

/** Elements that begin a line. */
const lineTags = new Set('blockquote br dd div dt hr li p pre table tr'.split(' '));

/** How many characters of a text have room in so many lines, and how many lines they take. */
function measure(text: string, most: number, kept: boolean): { readonly length: number; readonly lines: number } {
  let length = 0;
  let lines = 0;
  for (const line of kept ? text.split('\n') : [text]) {
    const needed = Math.max(kept ? 1 : 0, line.length / lineWidth);
    if (lines + needed > most) return { length: length + Math.floor((most - lines) * lineWidth), lines: most };
    lines += needed;
    length += line.length + 1;
  }
  return { length: text.length, lines };
}

const cut = (text: string, length: number) => `${text.slice(0, length).toWellFormed().trimEnd()}…`;

/** The first lines of a text; the text itself where it has no more. */
export function foldText(text: string, most: number): string {
  const { length } = measure(text, most, true);
  return length < text.length ? cut(text, length) : text;
}

/** A copy of the first lines of some elements; null where they have no more. */
export function foldContent(content: DocumentFragment, most: number): DocumentFragment | null {
  const copy = content.cloneNode(true);
  if (!(copy instanceof DocumentFragment)) return null;
  const walker = content.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let lines = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      lines += lineTags.has(node.localName) ? 1 : 0;
    } else if (node instanceof Text) {
      const taken = measure(node.data, most - lines, node.parentElement?.closest('pre') !== null);
      lines += taken.lines;
      if (taken.length < node.data.length) node.data = cut(node.data, taken.length);
    }
    if (lines >= most) {
      const rest = content.ownerDocument.createRange();
      rest.setStartAfter(node);
      rest.setEnd(copy, copy.childNodes.length);
      const isLast = rest.toString().trim() === '';
      rest.deleteContents();
      return isLast && !copy.textContent?.endsWith('…') ? null : copy;
    }
  }
  return null;
}
