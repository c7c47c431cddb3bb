/** The controls of a page that the runner calls. */
export interface GridPage {
  /** Shows all rows, which are in memory already. */
  readonly show: () => void;
  /** Filters the rows by one status; `null` shows all. */
  readonly facet: (estatus: string | null) => void;
  /** Texts of the first visible row, joined. */
  readonly firstRow: () => string;
}

declare global {
  interface Window {
    grid: GridPage;
    /**
     * Milliseconds from the last press (or `since`) to the frame whose first row contains `text`.
     */
    untilFirstRow: (text: string, since?: number) => Promise<number>;
    lastPress: number;
  }
}

/** Makes a page of a grid measurable. */
export function offer(page: GridPage): void {
  window.grid = page;
  window.lastPress = 0;
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, (event) => (window.lastPress = event.timeStamp), true);
  }
  window.untilFirstRow = (text, since) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`«${text}» no llegó a la primera fila en 20 s: ${page.firstRow()}`)), 20_000);
      const look = () => {
        if (!page.firstRow().includes(text)) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        // Delivered after the frame has been drawn.
        port1.addEventListener('message', () => resolve(performance.now() - (since ?? window.lastPress)));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
}
