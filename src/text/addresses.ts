/** The address in a text, counted from `base` where it is relative; null where there is none. `URL.canParse` and `URL.parse` are missing in Chromium 119. */
export function addressIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
