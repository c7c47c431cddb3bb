/**
 * The oldest browsers that the portal promises to open in, all of the winter of 2023 to 2024 (docs/browsers.md): what is built for, what a lint rule
 * holds, and what the script in index.html asks for.
 */
export const promisedBrowsers = { chrome: '120', edge: '120', firefox: '121', safari: '17.4' } as const;

/** The same as Vite and Lightning CSS name them. */
export const buildTarget: string[] = Object.entries(promisedBrowsers).map((browser) => browser.join(''));
