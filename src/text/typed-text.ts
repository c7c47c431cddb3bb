/** The end of one marked text before the start of the next, with nothing visible between. */
const seams = /[\u202C\u2069]\p{Default_Ignorable_Code_Point}*[\u202A-\u202E\u2066-\u2068]/gu;
/** Spaces and empty letters of any script, control characters, and the invisible separator. */
const blanks = /[\s\p{Cc}\u115F\u1160\u2063\u2800\u3164\uFFA0]/gu;
/** Direction marks, break opportunities, soft hyphens, variation selectors and the like. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Dash}\u02D7\u2043]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

/** A text without invisible characters; every blank character is a space. */
export function visibleCharacters(text: string): string {
  return text.replace(seams, ' ').replace(blanks, ' ').replace(unseen, '');
}

/** A visible text without spaces around it, for searches. */
export function visibleText(text: string): string {
  return visibleCharacters(text).trim();
}

/** {@link cleanTyped} during typing, which keeps the spaces around the text. */
export function cleanCharacters(text: string): string {
  return visibleCharacters(text)
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - fullWidthOffset))
    .replace(dashes, '-');
}

/**
 * Cleans typed or pasted numbers, days, amounts, documents, phones and e-mails: drops invisible
 * characters, and makes full-width letters and any dash plain. Separators between two numbers stay.
 */
export function cleanTyped(text: string): string {
  return cleanCharacters(text).trim();
}

/**
 * Whether a cleaned text holds two numbers of at least six digits or letters, which would read as
 * one without separator. No document, phone or account has such groups.
 */
export function holdsTwoNumbers(text: string): boolean {
  return (text.match(/[0-9A-Za-z]{6,}/g) ?? []).filter((group) => /\d/.test(group)).length > 1;
}

/** Free text for the wire, without control characters; line breaks and tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '');
}
