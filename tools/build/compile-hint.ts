import type { Plugin } from 'vite';

/**
 * The line that makes Chromium compile all functions of a script while it downloads, off the main
 * thread, instead of at their first call.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Chunks that forms need at once. Compiling them ahead costs memory. */
export const compiledAhead: ReadonlySet<string> = new Set([
  'widgets',
  'fields',
  'Portal',
  'forms',
  'use-steps-form',
  'EmisionPage',
]);

/**
 * Puts {@link compileHint} at the head of {@link compiledAhead}'s chunks after writing: Chromium
 * reads only the first line, and Vite puts its list of late files above any `postBanner`.
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
