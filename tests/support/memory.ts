import type { CDPSession, Page } from '@playwright/test';

/** The live objects of a page after garbage collection. */
export interface Held {
  /** The number of running actors by machine; `catalogo` stands for the catalogue cache. */
  readonly actors: Readonly<Record<string, number>>;
  readonly listeners: number;
  readonly megabytes: number;
}

/** Opens the debugging session for {@link measure}. */
export async function openMemory(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return cdp;
}

/** Counts live objects of a prototype by the name that a page function gives, except null. */
async function countLive(cdp: CDPSession, prototype: string, nameOf: string): Promise<Record<string, number>> {
  const { result: root } = await cdp.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const nameOf = ${nameOf};
      const counts = {};
      for (const object of this) {
        const name = nameOf(object);
        if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    }`,
  });
  for (const { objectId } of [objects, root]) await cdp.send('Runtime.releaseObject', { objectId: objectId ?? '' });
  return result.value as Record<string, number>;
}

/** The live actors, recognised among all objects of the page by XState's marks. */
const liveActors = (cdp: CDPSession) =>
  countLive(
    cdp,
    'Object.prototype',
    `(object) => {
      const isOfCache = (actor) => actor !== undefined && (actor.logic?.id === 'catalogoCache' || isOfCache(actor._parent));
      if (!Object.hasOwn(object, '_processingStatus') || object._processingStatus !== 1) return null;
      return isOfCache(object._parent) ? 'catalogo' : (object.logic?.id ?? object.id.replace(/^x:\\d+$/, 'x'));
    }`,
  );

/** The nodes outside the document that scripts still reference, by kind. */
export const detachedNodes = (cdp: CDPSession): Promise<Record<string, number>> =>
  countLive(
    cdp,
    'Node.prototype',
    `(node) => {
      try {
        return node.isConnected ? null : [node.nodeName, node.className].filter((part) => typeof part === 'string').join('.');
      } catch {
        return null; // A prototype.
      }
    }`,
  );

/** Measures the page now. */
export async function measure(cdp: CDPSession): Promise<Held> {
  const actors = await liveActors(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? NaN;
  return {
    actors,
    listeners: metric('JSEventListeners'),
    megabytes: metric('JSHeapUsedSize') / 1_048_576,
  };
}
