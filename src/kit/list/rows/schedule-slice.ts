import type { ScheduleSlice } from './row-index.ts';

/** How long a slice may take, in milliseconds: a press meanwhile waits no longer than that. */
const sliceTime = 10;
/** How long work ahead waits for the page to have nothing to do, in milliseconds. */
const longestWait = 1000;

/** A task right after those that wait already; a timer would wait 4 ms longer each time. */
function soon(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    work();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

/** The end of the idle time that the browser gave last, on the page's clock. */
let idleUntil = 0;

/** A browser runs what is planned during idle time in the next: slices fill the rest of this one by themselves. */
function onceIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window) || performance.now() < idleUntil) return soon(work);
  const id = requestIdleCallback(
    (deadline) => {
      idleUntil = performance.now() + deadline.timeRemaining();
      work();
    },
    { timeout: longestWait },
  );
  return () => cancelIdleCallback(id);
}

/** Plans the slices of work as the page has room for them. */
export const scheduleSlice: ScheduleSlice = (isUrgent, work) =>
  (isUrgent ? soon : onceIdle)(() => {
    const end = performance.now() + sliceTime;
    work(() => performance.now() < end);
  });
