import type { Failure, OperationId } from './failure.ts';

/** Rows of an answer that were left out because they break the contract. */
export interface RowsLeftOut {
  readonly kind: 'rows';
  readonly operation: OperationId;
  readonly count: number;
}

/** An error of a schema, reduced to its places. */
interface Broken {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** A failed call for those who give support; it holds nothing typed and no address. */
export interface Trouble {
  readonly what: Failure | RowsLeftOut;
  /** When the call failed: an ISO instant in UTC. */
  readonly at: string;
  /** How long the call took, in milliseconds; null for rows, and where no call was made. */
  readonly duration: number | null;
  /** Where the answer, or each row, breaks the contract; only the places are read. */
  readonly broken?: readonly Broken[] | undefined;
  /** The answer or the thrown value that ended the call; its trace is found by it. */
  readonly end?: unknown;
}
