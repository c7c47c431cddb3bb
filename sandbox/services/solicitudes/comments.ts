const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What somebody typed, as the HTML of a comment: escaped, with its line ends. */
export function htmlOf(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return `<p>${escaped.replace(/\r\n?|\n/g, '<br>')}</p>`;
}
