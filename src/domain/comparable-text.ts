/** A text as services may give it back: white space aside, and what can't be kept or seen. */
export function comparableText(text: string): string {
  return text
    .toWellFormed()
    .normalize()
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
