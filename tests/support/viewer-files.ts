import type { Page } from '@playwright/test';

/** Records the viewer files that a page and its workers fetch from now on, named without hash. */
export function viewerFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    const [, name] = /\/assets\/((?:pdfjs-|pdf\.worker).*?)(?:-[\w-]{8})?\.m?js$/.exec(request.url()) ?? [];
    if (name && !files.includes(name)) files.push(name);
  });
  return files;
}
