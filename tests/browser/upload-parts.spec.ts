import type { Page } from '@playwright/test';
import { expect, sessionKey } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

// The modules below an upload, from the development server, with the browser's own worker and XHR.

interface Posted {
  readonly progress: readonly number[];
  readonly outcome: unknown;
}

/** Posts `bytes` bytes like an upload, and aborts after `patience` milliseconds. */
function post(page: Page, url: string, bytes: number, patience: number | null = null): Promise<Posted> {
  return page.evaluate(
    async ([to, size, wait]) => {
      const { postWithProgress } = (await import(
        /* @vite-ignore */ `${location.origin}/autogestion/src/api/post-with-progress.ts`
      )) as typeof import('../../src/api/post-with-progress.ts');
      const controller = new AbortController();
      const progress: number[] = [];
      if (wait !== null) setTimeout(() => controller.abort(), wait);
      const body = new Blob([new Uint8Array(size)], { type: 'application/json' });
      const posting = {
        url: to,
        bearer: 'ficha',
        body,
        signal: controller.signal,
        deadline: 60_000,
        onProgress: (part: number) => progress.push(part),
      };
      const outcome: unknown = await postWithProgress(posting).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        (error: unknown) => String(error),
      );
      return { progress, outcome };
    },
    [url, bytes, patience] as const,
  );
}

test.beforeEach(() => {
  test.setTimeout(120_000);
});

test('an upload sends the bearer, reports its progress and returns every answer as fetch does @slow', async ({ page }) => {
  const headers: (string | undefined)[] = [];
  await page.route('**/subida/*', async (route) => {
    const request = route.request();
    headers.push(request.headers()['authorization'], request.headers()['content-type'], request.method());
    const status = Number(new URL(request.url()).pathname.split('/').at(-1));
    await route.fulfill({ status, body: status === 204 ? '' : 'ñandú' });
  });
  expect((await post(page, '/subida/200', 10)).outcome).toEqual({ status: 200, text: 'ñandú' });
  expect(headers).toEqual(['Bearer ficha', 'application/json', 'POST']);
  for (const status of [204, 401, 409, 500]) {
    expect((await post(page, `/subida/${status}`, 10)).outcome).toEqual({ status, text: status === 204 ? '' : 'ñandú' });
  }
});

test('an upload reports its sent share @slow', async ({ page }) => {
  const { progress } = await post(page, '/autogestion/src/nada', 8_000_000);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});

test('an upload without network fails as fetch does, and a cancelled upload is aborted @slow', async ({ page }) => {
  await page.route('**/subida/cortada', (route) => route.abort());
  expect((await post(page, '/subida/cortada', 10)).outcome).toMatch(/^TypeError/);
  await page.route('**/subida/lenta', () => undefined);
  expect((await post(page, '/subida/lenta', 10, 100)).outcome).toMatch(/^AbortError/);
  expect((await post(page, '/subida/lenta', 10, 0)).outcome).toMatch(/^AbortError/);
});

test('a worker builds the body of 10 MB, and the page never blocks for 100 ms @slow', async ({ page }) => {
  const made = await page.evaluate(async () => {
    const { runDocumentTask } = (await import(
      /* @vite-ignore */ `${location.origin}/autogestion/src/api/document-tasks.ts`
    )) as typeof import('../../src/api/document-tasks.ts');
    const longest = { task: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
    const documento = {
      cdEntidad: 1,
      numItem: 1,
      nuCotizacion: 900,
      cdDocumentoTramite: 1,
      idDocumentoTramite: 1,
      nmArchivo: 'ñ "grande".pdf',
      feEmisionDocumento: null,
      feVencimientoDocumento: null,
    };
    const file = new File([new Uint8Array(10 * 1024 * 1024)], 'grande.pdf');
    const { signal } = new AbortController();
    const body = await runDocumentTask({ kind: 'body', documento, file }, signal);
    // Other tasks of the page are long at times; a task of the upload would be long each time.
    const held: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      longest.task = 0;
      await runDocumentTask({ kind: 'body', documento, file }, signal);
      held.push(longest.task);
    }
    const text = (await body?.text()) ?? '';
    const none = await runDocumentTask({ kind: 'smaller', picture: new Blob(['no picture']) }, signal);
    const { docBytes, ...rest } = JSON.parse(text) as { docBytes: string };
    return {
      held,
      rest,
      type: body?.type,
      length: docBytes.length,
      none,
      same: JSON.stringify(rest) === JSON.stringify(documento),
    };
  });
  expect(made).toMatchObject({ type: 'application/json', length: 13_981_016, none: null, same: true });
  expect(Math.min(...made.held)).toBeLessThan(100);
});

test('an upload with a refused token is sent once more with the new token @slow', async ({ page }) => {
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/documentos/cotizaciones')) bearers.push(request.headers()['authorization']);
  });
  const token = await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string };
    return session.token;
  }, sessionKey);
  const outcome = await page.evaluate(async (good) => {
    const from = `${location.origin}/autogestion/src/api`;
    const { createBearer } = (await import(
      /* @vite-ignore */ `${from}/bearer-fetch.ts`
    )) as typeof import('../../src/api/bearer-fetch.ts');
    const { createUploadDocumento } = (await import(
      /* @vite-ignore */ `${from}/upload-documento.ts`
    )) as typeof import('../../src/api/upload-documento.ts');
    const base = `${location.origin}/servicios/core`;
    const tokens = {
      current: () => 'vencida',
      renew: () => Promise.resolve({ kind: 'renewed', token: good } as const),
      lose: () => undefined,
    };
    const upload = createUploadDocumento({
      base,
      withBearer: createBearer([base], tokens, () => Promise.resolve(true)),
      deadline: 60_000,
    });
    const body = new Blob(['{"docBytes":"', 'x'.repeat(1_000_000), '"}'], { type: 'application/json' });
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    return upload(body, watch).catch((error: unknown) => error);
  }, token);
  // The body is no document, so a 400 proves that the service accepted the token.
  expect(outcome).toMatchObject({ kind: 'rejected', operation: 'uploadCotizacionDocumento', status: 400 });
  expect(bearers).toEqual(['Bearer vencida', `Bearer ${token}`]);
});
