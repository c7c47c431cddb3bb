import type { Page } from '@playwright/test';

/**
 * The bodies that a page sends to the addresses that end in `path`, as text, in their order; from the next page on that it opens or loads again. They
 * are taken at `fetch`: Chromium does not tell the bodies of cloned requests.
 */
export async function sentBodies(page: Page, path: string): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction('noteBody', (body: string) => bodies.push(body));
  await page.addInitScript((wanted) => {
    const plain = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'GET' && request.url.endsWith(wanted)) {
        const note = Reflect.get(window, 'noteBody') as (body: string) => Promise<void>;
        await note(await request.clone().text());
      }
      return plain(request);
    };
  }, path);
  return bodies;
}
