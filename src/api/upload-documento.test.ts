import { describe, expect, test } from 'vitest';
import { json, raw, unusable } from '../../tests/support/service.ts';
import { createBearer, type Renewal } from './bearer-fetch.ts';
import type { Posting } from './post-with-progress.ts';
import { createUploadDocumento } from './upload-documento.ts';

const base = 'https://core.example/servicios/core';
const url = `${base}/v1/documentos/cotizaciones`;
const operation = 'uploadCotizacionDocumento';
const done = { title: 'Documento cotización', messages: ['El documento fue cargado correctamente.'] };
const unauthorised = () => json({ title: 'Sesión', messages: [] }, 401);

/** The upload over posts that give `answers` one after the other. */
function start(answers: readonly (() => Response | Promise<Response>)[], renewal: Renewal = { kind: 'renewed', token: 't2' }) {
  const posts: Posting[] = [];
  const tokens = { current: () => 't1', renew: () => Promise.resolve(renewal), lose: () => undefined };
  const withBearer = createBearer([base], tokens, async () => true);
  const upload = createUploadDocumento({
    base,
    withBearer,
    deadline: 60_000,
    async post(posting) {
      posts.push(posting);
      posting.signal.throwIfAborted();
      posting.onProgress(0.5);
      const answer = answers[posts.length - 1];
      if (!answer) throw new Error('Posted too often');
      return answer();
    },
  });
  const controller = new AbortController();
  const body = new Blob(['{"docBytes":"JVBERi0="}']);
  const progress: number[] = [];
  const answer = upload(body, { signal: controller.signal, onProgress: (one) => progress.push(one) });
  const outcome = answer.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { outcome, posts, body, progress, controller };
}

describe('An upload', () => {
  test('is posted once, under the bearer, with its progress', async () => {
    const t = start([() => json(done)]);
    expect(await t.outcome).toEqual({ value: done });
    expect(t.posts.map(({ url: to, bearer }) => [to, bearer])).toEqual([[url, 't1']]);
    expect(t.progress).toEqual([0.5]);
  });

  test('is posted again with the same bytes under the new token when its own has expired', async () => {
    const t = start([unauthorised, () => json(done)]);
    expect(await t.outcome).toEqual({ value: done });
    expect(t.posts.map(({ bearer }) => bearer)).toEqual(['t1', 't2']);
    expect(t.posts.every(({ body }) => body === t.body)).toBe(true);
  });

  test('is not posted a third time after two refusals', async () => {
    const t = start([unauthorised, unauthorised]);
    expect(await t.outcome).toEqual({ error: { kind: 'rejected', operation, status: 401, title: 'Sesión', messages: [] } });
    expect(t.posts).toHaveLength(2);
  });

  test.each([
    ['offline', 'transport'],
    ['signedOut', 'cancelled'],
  ] as const)('has failed after the renewal %s: %s', async (kind, failure) => {
    const t = start([unauthorised], { kind });
    expect(await t.outcome).toEqual({ error: { kind: failure, operation } });
    expect(t.posts).toHaveLength(1);
  });

  test.each([400, 409, 413, 500])('has failed with the words of the service after a %i', async (status) => {
    const t = start([() => json({ title: 'Documento cotización', messages: ['No'] }, status)]);
    expect(await t.outcome).toEqual({
      error: { kind: 'rejected', operation, status, title: 'Documento cotización', messages: ['No'] },
    });
  });

  const done200 = ['an envelope without its value', 'a value of another type', 'an empty body', 'no content'];
  test.each(unusable.filter(([name]) => !done200.includes(name)))('has failed after %s', async (_, answer, failure) => {
    expect(await start([answer]).outcome).toEqual({ error: { ...failure, operation } });
  });

  test.each([204, 200])('is done after a %i without a body', async (status) => {
    const t = start([() => new Response(null, { status })]);
    expect(await t.outcome).toEqual({ value: done });
  });

  test('has failed without an answer', async () => {
    const t = start([() => Promise.reject(new TypeError('gone'))]);
    expect(await t.outcome).toEqual({ error: { kind: 'transport', operation } });
  });

  test('sends nothing again when it is cancelled during the renewal', async () => {
    const t = start([
      async () => {
        await Promise.resolve();
        t.controller.abort();
        return unauthorised();
      },
    ]);
    expect(await t.outcome).toEqual({ error: { kind: 'cancelled', operation } });
    expect(t.progress).toEqual([0.5]);
  });

  test('has failed after the error page of a proxy', async () => {
    const t = start([() => raw('<h1>413</h1>', 413, 'text/html')]);
    expect(await t.outcome).toEqual({ error: { kind: 'unreadable', operation, status: 413 } });
  });
});
