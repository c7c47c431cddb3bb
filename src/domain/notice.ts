import type { Failure, OperationId } from './failure.ts';

/** Something that a machine wants said to the person; the app turns it into words and a toast. */
export type Notice =
  /** A failed call: the service's own words when it rejected the call, else the fixed text of the operation. */
  | { readonly type: 'failed'; readonly failure: Failure }
  /** Rows of a list that were left out because they are not what the contract says. */
  | { readonly type: 'rowsDropped'; readonly operation: OperationId; readonly count: number }
  /** Rows of a list that were left out because nobody asked for so many. */
  | { readonly type: 'rowsSurplus'; readonly operation: OperationId; readonly count: number }
  /** Fixed words. */
  | {
      readonly type: 'message';
      readonly status: 'error' | 'warning' | 'info' | 'success';
      readonly title: string;
      readonly messages: readonly string[];
    };

/** The event by which machines emit notices. */
export interface NoticeEmitted {
  readonly type: 'notice';
  readonly notice: Notice;
}
