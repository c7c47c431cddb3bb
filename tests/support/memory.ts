import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once the garbage is gone. */
export interface Held {
  /** The actors that run, by the names of their machines, and how many of each; `catalogo` stands for all that the cache of catalogues keeps. */
  readonly actors: Readonly<Record<string, number>>;
  readonly listeners: number;
  readonly megabytes: number;
}

/** Opens a session that {@link measure} asks. */
export async function openMemory(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return cdp;
}

/** The live actors, found among all objects of the page by the marks that XState gives them. */
async function liveActors(cdp: CDPSession): Promise<Record<string, number>> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const counts = {};
      const isOfCache = (actor) => actor !== undefined && (actor.logic?.id === 'catalogoCache' || isOfCache(actor._parent));
      for (const object of this) {
        if (!Object.hasOwn(object, '_processingStatus') || object._processingStatus !== 1) continue;
        const name = isOfCache(object._parent) ? 'catalogo' : (object.logic?.id ?? object.id.replace(/^x:\\d+$/, 'x'));
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    }`,
  });
  for (const { objectId } of [objects, prototype]) await cdp.send('Runtime.releaseObject', { objectId: objectId ?? '' });
  return result.value as Record<string, number>;
}

/** What the page holds now. */
export async function measure(cdp: CDPSession): Promise<Held> {
  const actors = await liveActors(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? NaN;
  return { actors, listeners: metric('JSEventListeners'), megabytes: metric('JSHeapUsedSize') / 1_048_576 };
}
