/** A control that can be pressed. */
export interface Control {
  /** Finds the control again after the screen has been redrawn. */
  readonly key: string;
  readonly kind: 'button' | 'tick' | 'text' | 'choice' | 'combobox';
  readonly name: string;
}

/** The slowest interaction; times in ms. */
export interface Felt {
  /** From the press to the next paint. */
  readonly total: number;
  /** Until its handlers began, their duration, and until the paint. */
  readonly delay: number;
  readonly work: number;
  readonly paint: number;
  /** Event and target. */
  readonly event: string;
  /** Scripts and layouts of those frames of more than 50 ms, the longest first. */
  readonly cause: string;
}

interface FeltWatch {
  list(within: string): Control[];
  /** The middle of a control scrolled into sight; null where missing, disabled or covered. */
  place(key: string): { readonly x: number; readonly y: number } | null;
  focus(key: string): void;
  begin(): void;
  /** The slowest since `begin`; null where none took 16 ms. */
  take(): Felt | null;
  /** Waits for two frames and `milliseconds`. */
  rest(milliseconds: number): Promise<void>;
  /** Whether an overlay is open. */
  isOpen(): boolean;
}

declare global {
  interface Window {
    felt: FeltWatch;
  }
}

interface AnimationFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly (PerformanceEntry & {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly forcedStyleAndLayoutDuration: number;
  })[];
}

// The functions inside installFelt run in the page, where there is no outer scope.
/* oxlint-disable unicorn/consistent-function-scoping */
/** Runs in the page before its own scripts (Playwright's addInitScript), so it must stand alone. */
export function installFelt(): void {
  let presses: PerformanceEventTiming[] = [];
  let frames: AnimationFrame[] = [];
  const pressObserver = new PerformanceObserver((list) => presses.push(...(list.getEntries() as PerformanceEventTiming[])));
  pressObserver.observe({ type: 'event', durationThreshold: 16 });
  const frameObserver = new PerformanceObserver((list) => frames.push(...(list.getEntries() as AnimationFrame[])));
  frameObserver.observe({ type: 'long-animation-frame' });
  const flush = () => {
    presses.push(...(pressObserver.takeRecords() as PerformanceEventTiming[]));
    frames.push(...(frameObserver.takeRecords() as AnimationFrame[]));
  };

  const selector =
    'button, [role=button], [role=tab], select, textarea, input:not([type=hidden], [type=file]), [role=combobox], summary';
  const refused = /archivo|^Salir$|^Subir|^Actualizar$|^Tomar|^Ingresar$/;
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? '';
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const text = label || ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (text || labels?.[0]?.textContent || element.textContent || element.id).replaceAll(/\s+/g, ' ').trim();
  };
  const kindOf = (element: Element): Control['kind'] => {
    if (element.getAttribute('role') === 'combobox') return 'combobox';
    if (element instanceof HTMLSelectElement) return 'choice';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'button';
    return ['checkbox', 'radio'].includes(element.type) ? 'tick' : 'text';
  };
  const isFree = (element: Element) =>
    visible(element) &&
    !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
    !element.closest('[inert], [aria-hidden=true]');
  const keyOf = (element: Element) => `${kindOf(element)} ${nameOf(element)}`;
  const find = (key: string) => Array.from(document.querySelectorAll(selector)).find((one) => keyOf(one) === key && isFree(one));
  const short = (url: string) => url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '') || 'la página';

  window.felt = {
    list(within) {
      const seen = new Map<string, number>();
      const keys = new Set<string>();
      return Array.from(document.querySelectorAll(within))
        .flatMap((root) => Array.from(root.querySelectorAll(selector)))
        .filter((element) => isFree(element) && !refused.test(nameOf(element)))
        .filter((element) => {
          // Similar controls behave alike: one of a row, two fields of a kind and three buttons are
          // enough.
          const kind = kindOf(element);
          const place = element.closest('tbody') ? 'row' : (element.closest('[role=dialog], header, nav, form')?.tagName ?? '');
          const like = `${kind} ${element.className} ${place} ${element.getAttribute('aria-haspopup') ?? ''}`;
          const count = (seen.get(like) ?? 0) + 1;
          seen.set(like, count);
          const key = keyOf(element);
          if (keys.has(key)) return false;
          keys.add(key);
          return count <= (place === 'row' ? 1 : kind === 'button' ? 3 : 2);
        })
        .map((element) => ({ key: keyOf(element), kind: kindOf(element), name: nameOf(element).slice(0, 40) }));
    },
    place(key) {
      const element = find(key);
      if (!element) return null;
      // A checkbox may be drawn by its label.
      const label = element instanceof HTMLInputElement && kindOf(element) === 'tick' ? element.labels?.[0] : undefined;
      const target = label ?? element;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : null;
    },
    focus(key) {
      const element = find(key);
      if (element instanceof HTMLElement) element.focus();
    },
    begin() {
      flush();
      presses = [];
      frames = [];
    },
    take() {
      flush();
      const interactions = presses.filter(({ interactionId }) => interactionId > 0);
      const [worst] = interactions.toSorted((a, b) => b.duration - a.duration || b.processingEnd - a.processingEnd);
      if (!worst) return null;
      const end = worst.startTime + worst.duration;
      const meant = frames.filter((frame) => frame.startTime < end && frame.startTime + frame.duration > worst.startTime);
      const parts = meant.flatMap((frame) => [
        ...frame.scripts.map(({ duration, invoker, sourceURL, forcedStyleAndLayoutDuration: forced }) => ({
          duration,
          text: `${invoker} (${short(sourceURL)}${forced >= 4 ? `, de ello trazado forzado ${Math.round(forced)} ms` : ''})`,
        })),
        { duration: frame.startTime + frame.duration - frame.styleAndLayoutStart, text: 'estilo, trazado y pintura' },
      ]);
      const target = worst.target instanceof Element ? nameOf(worst.target).slice(0, 30) : '';
      return {
        total: worst.duration,
        delay: Math.max(0, worst.processingStart - worst.startTime),
        work: worst.processingEnd - worst.processingStart,
        paint: Math.max(0, end - worst.processingEnd),
        event: `${worst.name}${target ? ` en «${target}»` : ''}`,
        cause: parts
          .filter(({ duration }) => duration >= 5)
          .toSorted((a, b) => b.duration - a.duration)
          .slice(0, 3)
          .map(({ duration, text }) => `${Math.round(duration)} ms ${text}`)
          .join('; '),
      };
    },
    rest: (milliseconds) =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(), milliseconds))),
      ),
    isOpen: () =>
      Array.from(document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=grid]')).some(
        (element) => visible(element) && !element.closest('[aria-hidden=true]'),
      ),
  };
}
