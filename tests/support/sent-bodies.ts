import type { Page } from '@playwright/test';

/**
 * The bodies as text that a page sends to addresses ending in `path`, in order, from its next load
 * on. They are read at `fetch`, because Chromium does not report the bodies of cloned requests.
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
