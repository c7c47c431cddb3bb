import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hintCompilation } from './tools/build/compile-hint.ts';
import { flowDescriptions } from './tools/build/flow-descriptions.ts';
import { loginTokens } from './tools/build/login-tokens.ts';
import { pdfjsFiles } from './tools/build/pdfjs-files.ts';

export default defineConfig({
  base: '/autogestion/',
  plugins: [react(), loginTokens(), pdfjsFiles(), flowDescriptions(), hintCompilation()],
  build: {
    target: 'es2023',
    manifest: true,
    // Chunks are preloaded by the app itself, on idle.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The worker of pdfjs and the viewer over it are large and come with a document only.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      output: {
        // The worker of pdfjs is an .mjs, which many servers give a type that browsers refuse to run.
        assetFileNames: ({ names, originalFileNames }) => {
          const name = originalFileNames.some((file) => file.includes('pdfjs-dist/legacy/')) ? '[name].legacy' : '[name]';
          return `assets/${name}-[hash]${names.some((file) => file.endsWith('.mjs')) ? '.js' : '[extname]'}`;
        },
        // What pages share in a few lines each, in one piece: every chunk costs a request and compresses on its own.
        codeSplitting: {
          groups: [
            // What the login shares with the rest: in a chunk of the widgets, the login would wait for all of them.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt)\/|\/src\/(?:text\/typed-text|domain\/not-loaded)\.ts$/,
            },
            // The widgets come with the portal, also those that only one page uses, and so does what forms stand on; tables, the viewer of
            // documents and the cards of the issuance come with their pages.
            {
              name: 'widgets',
              test: /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|@floating-ui|react-hook-form|@hookform)\/|\/src\/ui\/(?!(?:table|pdf|html)\/|fields\/OptionCards)/,
            },
            { name: 'texts', test: /src\/format\/(?:dates|numbers|instants)\.ts$/ },
            // What all screens, or all lists and forms, take a few lines of each; their own imports stay where they are.
            {
              name: 'frame',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:wiring\/portal\/portal-context|domain\/(?:documents|numero))\.tsx?$/,
            },
            {
              name: 'choices',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:wiring\/catalogo\/(?:CatalogoField|use-catalogo|use-catalogo-name)|machines\/actors\/personas)\.tsx?$/,
            },
            { name: 'figures', test: /src\/(?:format\/money|domain\/periods)\.ts$/ },
          ],
        },
      },
    },
  },
});
