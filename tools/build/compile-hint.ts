import type { Plugin } from 'vite';

/** The line by which Chromium compiles all functions of a script while the script comes in, beside the page, and not when a screen first calls them. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** The chunks that forms stand on: a screen calls most of their functions at once. Compiling ahead costs memory. */
export const compiledAhead: ReadonlySet<string> = new Set([
  'widgets',
  'fields',
  'Portal',
  'forms',
  'use-steps-form',
  'EmisionPage',
]);

/**
 * Puts {@link compileHint} at the head of the chunks of {@link compiledAhead}. Chromium reads the hint in the first line alone, and Vite writes its list of late files
 * above whatever `postBanner` gives, so the hint is added after Vite has written the chunk.
 */
export function hintCompilation(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && compiledAhead.has(output.name)) output.code = `${compileHint}\n${output.code}`;
        }
      },
    },
  };
}
