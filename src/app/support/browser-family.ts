/** Patterns of user agents; browsers built on another one name that too, and stand first. */
const families: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* .*\bSafari\//],
];

/** The family and main version of a browser, and nothing more: `Firefox 140`. */
export function browserFamily(userAgent: string): string {
  for (const [name, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'otro';
}
