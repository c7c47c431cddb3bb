/** Estimated characters per line: the height is reckoned before drawing. */
const lineWidth = 80;

/** Deepest nesting shown before the rest is asked for. */
const maxDepth = 48;

/** Elements that begin a line, and elements that take a line even when empty. */
const blocks = new Set('blockquote caption dd div dl dt h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const rows = new Set('br hr li tr'.split(' '));

const isBlank = (text: string | null) => !/\S/.test(text ?? '');
const cut = (text: string, length: number) =>
  `${text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;

/** Counts the lines of texts, up to `maxLines`. */
function createRuler(maxLines: number) {
  let lines = 0;
  let column = 0;
  return {
    isFull: () => lines >= maxLines,
    /** Ends a line that holds text; `always` ends an empty one, too. */
    endLine(always = false) {
      if (column > 0 || always) lines += 1;
      column = 0;
    },
    /** Number of characters that fit; `kept` lets line feeds break lines. */
    take(text: string, keepsLineFeeds: boolean): number {
      let taken = 0;
      for (const [index, part] of (keepsLineFeeds ? text.split('\n') : [text]).entries()) {
        if (index > 0) {
          taken += 1;
          lines += 1;
          column = 0;
        }
        const room = Math.max(0, (maxLines - lines) * lineWidth - column);
        if (part.length > room || lines >= maxLines) {
          lines = maxLines;
          return taken + Math.min(room, part.length);
        }
        column += part.length;
        lines += Math.floor(column / lineWidth);
        column %= lineWidth;
        taken += part.length;
      }
      return taken;
    },
  };
}

/** The first lines of a text; the whole text where it has no more. */
export function foldLines(text: string, maxLines: number): string {
  const length = createRuler(maxLines).take(text, true);
  return length < text.length ? cut(text, length) : text;
}

function isDeep(node: Node): boolean {
  let depth = 0;
  for (let above = node.parentNode; above; above = above.parentNode) depth += 1;
  return depth > maxDepth;
}

/**
 * Copies the first lines of some elements, except deeply nested ones. Null where nothing is left
 * out, or where only deep elements hold text.
 */
export function foldContent(content: DocumentFragment, maxLines: number): DocumentFragment | null {
  const copy = document.createDocumentFragment();
  copy.append(document.importNode(content, true));
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const ruler = createRuler(maxLines);
  const rest = document.createRange();
  rest.selectNodeContents(copy);
  rest.collapse(false);
  let isCut = false;
  for (let node = walker.nextNode(); node && !isCut && !ruler.isFull(); node = walker.nextNode()) {
    if (node instanceof Element) {
      if (rows.has(node.localName)) ruler.endLine(true);
      else if (blocks.has(node.localName)) ruler.endLine();
      isCut = ruler.isFull() || isDeep(node);
      if (isCut) rest.setStartBefore(node);
    } else if (node instanceof Text && !isBlank(node.data)) {
      const taken = ruler.take(node.data, node.parentElement?.closest('pre') !== null);
      isCut = taken < node.data.length;
      if (isCut) node.data = cut(node.data, taken);
      if (isCut || ruler.isFull()) rest.setStartAfter(node);
    }
  }
  if (!isCut && isBlank(rest.toString())) return null;
  rest.deleteContents();
  return isBlank(copy.textContent) ? null : copy;
}
