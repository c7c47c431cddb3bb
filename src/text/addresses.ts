/** The URL in a text; null for none. `URL.parse` is missing in Chromium before 126. */
export function addressIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
