import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const packageRoot = join(import.meta.dirname, '../../node_modules/pdfjs-dist');

/**
 * Files that a document may need, by folder below `pdfjs/`: character maps, fonts and colour
 * profiles that it names without holding, decoders, symbols of notes.
 */
const folders: Readonly<Record<string, { readonly from: string; readonly files: string }>> = {
  cmaps: { from: 'cmaps', files: '{*.bcmap,LICENSE*}' },
  standard_fonts: { from: 'standard_fonts', files: '{*.pfb,*.ttf,LICENSE*}' },
  iccs: { from: 'iccs', files: '{*.icc,LICENSE*}' },
  wasm: { from: 'wasm', files: '{*_nowasm_fallback.js,LICENSE*}' },
  images: { from: 'web/images', files: 'annotation-*.svg' },
};

const sizes = /`round\(down, (var\(--total-scale-factor\) \* \$\{page(?:Width|Height)\}px), var\(--scale-round-[xy]\)\)`/g;

/** Gives pages of the legacy build a size in Chromium before 125, which has no `round()`. */
function sizePagesWithoutRound(code: string): string {
  const sized = code.replace(
    sizes,
    (rounded, size: string) => `(CSS.supports('width', 'round(down, 1px, 1px)') ? ${rounded} : \`calc(${size})\`)`,
  );
  if (sized.split('`calc(var(--total-scale-factor)').length !== 3) throw new Error('pdfjs sizes its pages in another way');
  return sized;
}

/** Puts the files that pdfjs fetches below the base path, in a build and in development. */
export function pdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    configureServer({ config, middlewares }) {
      for (const [folder, { from }] of Object.entries(folders)) {
        middlewares.use(`${config.base}pdfjs/${folder}`, sirv(join(packageRoot, from), { dev: true }));
      }
    },
    transform: {
      filter: { id: /pdfjs-dist\/legacy\/build\/pdf\.mjs$/ },
      handler: (code) => sizePagesWithoutRound(code),
    },
    generateBundle() {
      for (const [folder, { from, files }] of Object.entries(folders)) {
        for (const file of globSync(join(packageRoot, from, files))) {
          // The portal takes a path without an extension for one of its pages.
          const name = basename(file).replace(/^LICENSE\w*$/, '$&.txt');
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${name}`, source: readFileSync(file) });
        }
      }
    },
  };
}
