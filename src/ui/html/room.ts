/** Characters that a line has, about: what a text takes is reckoned before it is drawn. */
const lineWidth = 80;

/** The room that a text may take, in lines. */
export interface Room {
  /** What of a text has room, with '…' where it is cut. `kept`: line feeds break lines. */
  readonly take: (text: string, kept: boolean) => string;
  /** A line ends, if anything stands in it; `always` for an empty one, too. */
  readonly endLine: (always?: boolean) => void;
  /** Whether what lies deep may be taken: within bounds only where there is nothing before it. */
  readonly takeDeep: () => boolean;
  /** Nothing more has room. */
  readonly isFull: () => boolean;
  /** Nothing more is taken. */
  readonly isClosed: () => boolean;
  /** Not everything was taken as it is. */
  readonly isPartial: () => boolean;
  /** Something was taken. */
  readonly isUsed: () => boolean;
}

/** Where to cut a text that has room up to `end`: before a word, and never inside a character. */
function cutBefore(text: string, end: number): number {
  const space = text.slice(Math.max(0, end - 40), end).search(/\s\S*$/);
  if (space > 0) return Math.max(0, end - 40) + space;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** Room for so many lines; `Infinity` for all. */
export function createRoom(most: number): Room {
  let lines = 0;
  let column = 0;
  let closed = false;
  let partial = false;
  let used = false;
  const endLine = (always = false) => {
    if (column > 0 || always) lines += 1;
    column = 0;
  };
  /** How many characters of a text have room. */
  const fitting = (text: string, kept: boolean) => {
    let blank = true;
    for (let index = 0; index < text.length; index += 1) {
      const isBlank = /\s/.test(text.charAt(index));
      if (kept && text.charAt(index) === '\n') endLine(true);
      else if (kept || !isBlank || !blank) column += 1;
      if (column > lineWidth) {
        lines += 1;
        column = 1;
      }
      if (lines >= most) return index;
      blank = isBlank;
    }
    return text.length;
  };
  return {
    take(text, kept) {
      const hasText = /\S/.test(text);
      if (hasText && lines >= most) closed = partial = true;
      if (closed) return '';
      used ||= hasText;
      if (most === Infinity) return text;
      const end = fitting(text, kept);
      if (!/\S/.test(text.slice(end))) return text;
      closed = partial = true;
      return `${text.slice(0, cutBefore(text, end)).trimEnd()}…`;
    },
    endLine,
    takeDeep() {
      if (most === Infinity) return true;
      partial = true;
      closed ||= used;
      return !closed;
    },
    isFull: () => lines >= most,
    isClosed: () => closed,
    isPartial: () => partial,
    isUsed: () => used,
  };
}
