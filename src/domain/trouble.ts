import type { Failure, OperationId } from './failure.ts';

/** Rows of an answer that were left out, because they are not what the contract says. */
export interface RowsLeftOut {
  readonly kind: 'rows';
  readonly operation: OperationId;
  readonly count: number;
}

/** What went wrong with a call, for those who help: nothing of it was typed, and nothing is of an address. */
export interface Trouble {
  readonly what: Failure | RowsLeftOut;
  /** When that was, an instant in UTC. */
  readonly at: string;
  /** How long the call had taken, in milliseconds; null where that is not known. */
  readonly took: number | null;
  /** What the call ended with: its answer, or what was thrown. Its trace is found by it. */
  readonly end: unknown;
  /** Where the answer broke the contract, by the names of its schema and the places in its lists. */
  readonly broken: readonly (readonly PropertyKey[])[];
}
