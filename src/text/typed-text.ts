/** Where one marked text ends and the next begins: what people see as two texts has nothing else between. */
const seams = /[\u202C\u2069]\p{Default_Ignorable_Code_Point}*[\u202A-\u202E\u2066-\u2068]/gu;
/** Spaces and empty letters of any script, control characters, and the sign that separates unseen. */
const blanks = /[\s\p{Cc}\u115F\u1160\u2063\u2800\u3164\uFFA0]/gu;
/** Marks of direction, places to break, soft hyphens, variation selectors and their like. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Dash}\u02D7\u2043]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

/** A text without what nobody sees in it; whatever is blank is a space. */
export function visibleCharacters(text: string): string {
  return text.replace(seams, ' ').replace(blanks, ' ').replace(unseen, '');
}

/** The same without spaces around it: a text that is searched for. */
export function visibleText(text: string): string {
  return visibleCharacters(text).trim();
}

/** A text that is no free text, while it is being typed: {@link cleanTyped} but for the spaces around it. */
export function cleanCharacters(text: string): string {
  return visibleCharacters(text)
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - fullWidthOffset))
    .replace(dashes, '-');
}

/**
 * What was typed or pasted into anything but free text: numbers, days, amounts, documents, phones, e-mail addresses. What programs add in the clipboard
 * is left out, letters of full width and hyphens of any kind are those of the keyboard, and what separates two numbers still does.
 */
export function cleanTyped(text: string): string {
  return cleanCharacters(text).trim();
}

/**
 * Whether a cleaned text holds two numbers of six digits or letters at least, whatever separates them: without it they would read as one. No document,
 * phone or account is written in such groups.
 */
export function holdsTwoNumbers(text: string): boolean {
  return (text.match(/[0-9A-Za-z]{6,}/g) ?? []).filter((group) => /\d/.test(group)).length > 1;
}

/** Free text as it is sent: what was typed but for control characters; line breaks and tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '');
}
