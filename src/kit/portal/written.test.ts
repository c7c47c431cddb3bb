import { describe, expect, test, vi } from 'vitest';
import type { RememberedRows } from '../../machines/walk/all-rows-machine.ts';
import { memoryOf } from './session-memory.ts';
import { watchWrites, notingWrites } from './written.ts';

const rows: RememberedRows = {
  query: '',
  lastState: 'whole',
  store: null,
  progress: { pageNumber: 2, total: 3, taken: 3, dropped: 0 },
  rows: [],
  rowsAskedAt: '2026-11-20T14:00:00.000Z',
  startedAt: '2026-11-20T14:00:00.000Z',
  failure: null,
  isOutdated: false,
};

/** Sends a request and gives the number of writes that its session has noted. */
async function notedAfter(path: string, method: string, status = 200): Promise<number> {
  let noteCount = 0;
  const send = notingWrites(async () => new Response(null, { status }), { noteWrite: () => (noteCount += 1) });
  await send(new Request(`https://core.example${path}`, { method }));
  return noteCount;
}

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe('A write of the portal', () => {
  test.each([
    ['/v1/clientes', 'POST', 200, 1],
    ['/v1/tickets/7/comments', 'PUT', 200, 1],
    ['/v1/emisiones', 'POST', 201, 1],
    ['/v1/clientes', 'GET', 200, 0],
    ['/v1/clientes', 'POST', 400, 0],
    ['/v1/productos/campos', 'POST', 200, 0],
  ])('is noted by its path, method and status: %s %s %d', async (path, method, status, times) => {
    expect(await notedAfter(path, method, status)).toBe(times);
  });

  test('makes remembered rows outdated and calls the listeners', () => {
    const memory = memoryOf('ana');
    memory.heldRows.set('/clientes', rows);
    const listener = vi.fn<() => void>();
    const end = memory.onWrite(listener);
    memory.noteWrite();
    expect(memory.heldRows.get('/clientes')).toEqual({ ...rows, isOutdated: true });
    end();
    memory.noteWrite();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is reported to the other tabs, as long as they listen', async () => {
    const other = { noteWrite: vi.fn<() => void>() };
    const end = watchWrites(other, new EventTarget());
    await notedAfter('/v1/clientes', 'POST');
    await vi.waitFor(() => expect(other.noteWrite).toHaveBeenCalledTimes(1));
    end();
    await notedAfter('/v1/clientes', 'POST');
    expect(other.noteWrite).toHaveBeenCalledTimes(1);
  });

  test('is not reported to a page in the back/forward cache, whose rows may be outdated on return', async () => {
    const page = new EventTarget();
    const [kept, other] = [{ noteWrite: vi.fn<() => void>() }, { noteWrite: vi.fn<() => void>() }];
    const ends = [watchWrites(kept, page), watchWrites(other, new EventTarget())];
    page.dispatchEvent(shown(false));
    page.dispatchEvent(new Event('pagehide'));
    await notedAfter('/v1/clientes', 'POST');
    await vi.waitFor(() => expect(other.noteWrite).toHaveBeenCalledTimes(1));
    expect(kept.noteWrite).not.toHaveBeenCalled();
    page.dispatchEvent(shown(true));
    expect(kept.noteWrite).toHaveBeenCalledTimes(1);
    await notedAfter('/v1/clientes', 'POST');
    await vi.waitFor(() => expect(kept.noteWrite).toHaveBeenCalledTimes(2));
    for (const end of ends) end();
    page.dispatchEvent(shown(true));
    expect(kept.noteWrite).toHaveBeenCalledTimes(2);
  });
});
