import type { Page } from '@playwright/test';

/** The files of the viewer's library that a page asks for from now on, its workers included, by their names without the hash. */
export function viewerFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    const [, name] = /\/assets\/((?:pdfjs-|pdf\.worker).*?)(?:-[\w-]{8})?\.m?js$/.exec(request.url()) ?? [];
    if (name && !files.includes(name)) files.push(name);
  });
  return files;
}
