import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './tools/browsers.ts';
import { hintCompilation } from './tools/build/compile-hint.ts';
import { flowDescriptions } from './tools/build/flow-descriptions.ts';
import { loginTokens } from './tools/build/login-tokens.ts';
import { pdfjsFiles } from './tools/build/pdfjs-files.ts';

export default defineConfig({
  base: '/autogestion/',
  plugins: [react(), loginTokens(), pdfjsFiles(), flowDescriptions(), hintCompilation()],
  // Leaves out pages of the benchmarks and of former builds in dist-bench/.
  optimizeDeps: { entries: ['index.html', 'inspector.html'] },
  build: {
    target: buildTarget,
    manifest: true,
    // The app preloads chunks itself, in idle time.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The worker of pdfjs and the viewer are large and load only with a document.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      output: {
        // The worker of pdfjs is an .mjs, which many servers send with a type that browsers refuse
        // to run.
        assetFileNames: ({ names, originalFileNames }) => {
          const name = originalFileNames.some((file) => file.includes('pdfjs-dist/legacy/')) ? '[name].legacy' : '[name]';
          return `assets/${name}-[hash]${names.some((file) => file.endsWith('.mjs')) ? '.js' : '[extname]'}`;
        },
        // Small modules that pages share go into one chunk: every chunk costs a request and
        // compresses on its own.
        codeSplitting: {
          groups: [
            // Modules that the login shares: inside the chunk of widgets, they would make the login
            // wait for all widgets.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt)\/|\/src\/(?:text\/typed-text|domain\/not-loaded|api\/troubles)\.ts$/,
            },
            // Modules that signing in and the widgets share, so that signing in does not wait for
            // the widgets.
            {
              name: 'texts',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:text\/(?:instants|made-once)|format\/(?:text|calendar|dates|typed-days))\.ts$/,
            },
            {
              name: 'figures',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:domain\/(?:periods|dashboard-choices|early-catalogos|cotizaciones)|machines\/actors\/catalogo-calls)\.ts$/,
            },
            // Facts that support and telemetry share.
            {
              name: 'support',
              includeDependenciesRecursively: false,
              test: /\/src\/app\/support\/(?:build|broken-places|browser-family|trace-ids)\.ts$/,
            },
            // Modules that only forms need load right after the portal.
            {
              name: 'fields',
              includeDependenciesRecursively: false,
              test: /node_modules\/(?!.*anatomy)(?:@zag-js\/(?:date-picker|date-utils|tabs)\/|@internationalized\/date|react-hook-form\/|@hookform\/|@(?:ark-ui|chakra-ui)\/react\/.*\/(?:date-picker|tabs)\/)|\/src\/ui\/(?:fields\/(?:DateField|Calendar)|layout\/StepTabs)/,
            },
            // All widgets and the base of forms load with the portal. Tables, the viewer of
            // documents and the cards of the issuance load with their pages.
            {
              name: 'widgets',
              test: /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|@floating-ui|react-hook-form|@hookform)\/|\/src\/ui\/(?!(?:table|pdf|html)\/|fields\/OptionCards|text\/Breakable|copy\/CopyText|actions\/TextButton)/,
            },
            // Small modules that screens share, in few chunks within the budgets of `npm run size`:
            // a request costs 150 ms on a slow network. Their imports stay in place.
            {
              name: 'frame',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:format\/(?:numbers|instants|money|polizas)|app\/notices\/notice-texts|kit\/portal\/portal-context|kit\/drafts\/(?:draft-keeper|RepeatQuestion)|machines\/draft\/draft-machine|storage\/(?:drafts|draft-claims)|domain\/(?:day-ranges|documents|new-rows|notice-row|numero|reportes))\.tsx?$/,
            },
            {
              name: 'choices',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:kit\/catalogo\/(?:CatalogoField|use-catalogo|use-catalogo-name|when-catalogo)|features\/shared\/cliente\/(?:cells|documento-filters)|machines\/actors\/personas|domain\/person(?:a|-types)|generated\/schemas\/personas|ui\/table\/(?:FailedBar|TableMenu))\.(?:tsx?|module\.css)$/,
            },
            {
              name: 'forms',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:kit\/form\/(?:FormSummary|define-fields|form-problems|app-form|AppFormElement|choice-names|FormChoice|fields|rules|typing|form-methods|pointer-press|record-rows|use-change-pause|use-app-form)|kit\/records\/record-kind|features\/shared\/cliente\/documento-rules|domain\/(?:phones|dependencies)|format\/(?:amount-hint|choose-first))\.(?:tsx?|module\.css)$/,
            },
            {
              name: 'writes',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:machines\/write\/|kit\/drafts\/(?:DraftOffer|use-drafts|FormDrafts|first-day|schema-like)|kit\/leave\/CancelarDialog|kit\/catalogo\/use-early-catalogos|api\/to-body|domain\/comparable-text)/,
            },
            {
              name: 'look-ups',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:features\/shared\/cliente\/(?:DocumentoFields|use-cliente-look-up)|kit\/portal\/use-change|machines\/look-up\/look-up-machine)\.tsx?$/,
            },
            {
              name: 'cliente',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:features\/shared\/cliente\/use-whole-cliente|domain\/clientes|generated\/schemas\/cliente|machines\/actors\/(?:cliente|cotizacion)|generated\/schemas\/cotizacion|storage\/chosen-plans|domain\/campos|kit\/records\/(?:use-records|RecordsSummary)|kit\/form\/(?:ValuesOffer|FailureNote)|machines\/actors\/find-recent)\.(?:tsx?|module\.css)$/,
            },
            {
              name: 'reports',
              includeDependenciesRecursively: false,
              test: /\/src\/(?:kit\/report\/(?!Reports?Dialog|late-|use-reports?-action)|machines\/(?:report\/|actors\/reportes)|features\/shared\/report\/|domain\/(?:report-periods|send)\.)/,
            },
          ],
        },
      },
    },
  },
});
