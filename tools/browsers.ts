/**
 * Oldest supported browsers, all of winter 2023–2024 (docs/browsers.md): the build's target, a lint
 * rule's bound, and what the script in index.html tests for.
 */
export const promisedBrowsers = { chrome: '120', edge: '120', firefox: '121', safari: '17.4' } as const;

/** The same in the format of Vite and Lightning CSS. */
export const buildTarget: string[] = Object.entries(promisedBrowsers).map((browser) => browser.join(''));
