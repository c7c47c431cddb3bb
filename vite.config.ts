import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loginTokens } from './tools/build/login-tokens.ts';

export default defineConfig({
  base: '/autogestion/',
  plugins: [react(), loginTokens()],
  build: {
    target: 'es2023',
    manifest: true,
    // Chunks are preloaded by the app itself, on idle.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What pages share in a few lines each, in one piece: every chunk costs a request and compresses on its own.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt)\//,
            },
            // The widgets come with the portal, also those that only one page uses; tables come with their pages.
            {
              name: 'widgets',
              test: /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|@floating-ui)\/|\/src\/ui\/(?!table\/)/,
            },
            { name: 'texts', test: /src\/format\/(?:dates|numbers)\.ts$/ },
            { name: 'figures', test: /src\/(?:format\/money|domain\/periods)\.ts$/ },
          ],
        },
      },
    },
  },
});
