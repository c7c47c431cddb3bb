import type { ScheduleSlice } from './row-index.ts';

/** In milliseconds: a press waits at most this long. */
const sliceTime = 10;
const longestWait = 1000;

/** Runs `work` after the waiting tasks; a nested timer would wait 4 ms longer each time. */
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

let idleUntil = 0;

/** Browsers defer nested idle callbacks; slices fill the rest of an idle period themselves. */
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

/** Runs slices of work when the page has time for them. */
export const scheduleSlice: ScheduleSlice = (isUrgent, work) =>
  (isUrgent ? soon : onceIdle)(() => {
    const end = performance.now() + sliceTime;
    work(() => performance.now() < end);
  });
