/** The effect of one fault on one screen or write, as a cell of the table. */
export interface Cell {
  /** The group of rows that it stands in. */
  readonly table: string;
  readonly screen: string;
  readonly fault: string;
  /** The message to the person, and the replacement of the missing part. */
  readonly shown: string;
  /** The typed values that are kept; empty where nothing was typed. */
  readonly kept: string;
  /** How often the service wrote; empty where nothing is sent. */
  readonly written: string;
}

/** The kinds of annotations that carry cells to the report. */
export const annotations = { green: 'cell', red: 'red cell' } as const;
