import type { CDPSession, Page, Request } from '@playwright/test';

/** Slow 4G and a processor four times slower. CDP applies the latency to each request. */
export const conditions = { downBytes: 1_600_000 / 8, upBytes: 750_000 / 8, latencyMs: 150, cpu: 4 };

/** Slows the page's network and processor down to {@link conditions}. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.downBytes,
    uploadThroughput: conditions.upBytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  return session;
}

/** Restores the machine's network and processor. */
export async function unthrottle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Returns a function that waits until the page has been without requests for a while. */
export function quietness(page: Page): () => Promise<void> {
  const quietTime = 1_200;
  const limit = 30_000;
  const open = new Set<Request>();
  let changed = Date.now();
  const start = (request: Request) => {
    open.add(request);
    changed = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  const quiet = () => open.size === 0 && Date.now() - changed >= quietTime;

  return async () => {
    const since = Date.now();
    changed = since;
    while (!quiet()) {
      const under = [...open].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
      if (Date.now() - since > limit)
        throw new Error(`la red no se calmó en 30 s: ${under.join(', ') || 'peticiones sin pausa'}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

/** The heap in MB of 1024² B after a garbage collection. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('HeapProfiler.disable');
  return usedSize / 1024 / 1024;
}

/**
 * Watches workers started from now on. The returned function gives the sum of their heaps in MB,
 * which the page's heap leaves out.
 */
export async function watchWorkers(session: CDPSession): Promise<() => Promise<number>> {
  const workers = new Set<string>();
  const answers = new Map<number, (message: string) => void>();
  let lastId = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id } = JSON.parse(message) as { id?: number };
    if (id !== undefined) answers.get(id)?.(message);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

  const heapOf = async (sessionId: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const id = (lastId += 1);
    answers.set(id, resolve);
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method: 'Runtime.getHeapUsage' }),
    });
    // A worker that has ended never answers.
    const given = await Promise.race([promise, new Promise<null>((wait) => setTimeout(wait, 2_000, null))]);
    const { result } = JSON.parse(given ?? '{}') as { result?: { usedSize: number } };
    return (result?.usedSize ?? 0) / 1024 / 1024;
  };
  return async () => {
    const heaps = await Promise.all([...workers].map((one) => heapOf(one).catch(() => 0)));
    return heaps.reduce((sum, one) => sum + one, 0);
  };
}
