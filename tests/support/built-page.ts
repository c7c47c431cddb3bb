import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds a page of this folder for one part of the portal, with React's development build (effects
 * run twice), and serves the page under the portal's base path during `use`.
 */
export async function withBuiltPage(
  folder: string,
  { plugins = [], serve }: { plugins?: readonly Plugin[]; serve: (dir: string) => RequestListener },
  use: (url: string) => Promise<void>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), `autogestion-${folder}-`));
  await build({
    root: join(import.meta.dirname, folder),
    base: '/autogestion/',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, target: 'es2023', minify: false, emptyOutDir: true },
  });
  const server = createServer(serve(outDir)).listen(0);
  await use(`http://localhost:${(server.address() as AddressInfo).port}/autogestion/`);
  server.close();
  server.closeAllConnections();
  rmSync(outDir, { recursive: true });
}
