/** What one fault did to one screen or write, as it stands in the table. */
export interface Cell {
  /** The group of rows that it stands in. */
  readonly table: string;
  readonly screen: string;
  readonly fault: string;
  /** What a person is told, and what stands in place of what is missing. */
  readonly shown: string;
  /** What of the typed is still there; empty where nothing was typed. */
  readonly kept: string;
  /** How often the service wrote; empty where nothing is sent. */
  readonly written: string;
}

/** The kinds of annotations that carry cells to the report. */
export const annotations = { green: 'cell', red: 'red cell' } as const;
