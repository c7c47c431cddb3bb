/** A text to compare: services may change white space and drop control characters. */
export function comparableText(text: string): string {
  return text
    .toWellFormed()
    .normalize()
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
