import type { Failure, OperationId } from './failure.ts';

/** Rows of an answer that were left out, because they are not what the contract says. */
export interface RowsLeftOut {
  readonly kind: 'rows';
  readonly operation: OperationId;
  readonly count: number;
}

/** What a schema has against a value. */
interface Broken {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** What went wrong with a call, for those who help: nothing of it was typed, and nothing is of an address. */
export interface Trouble {
  readonly what: Failure | RowsLeftOut;
  /** When that was, an instant in UTC. */
  readonly at: string;
  /** How long the call had taken, in milliseconds; null for rows, which are read afterwards, and where no call was made. */
  readonly took: number | null;
  /** Where the answer, or each of its rows, broke the contract: nothing but the places is ever read of it. */
  readonly broken?: readonly Broken[] | undefined;
  /** What the call ended with: its answer, or what was thrown. Its trace is found by it. */
  readonly end?: unknown;
}
