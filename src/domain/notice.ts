import type { Failure, OperationId } from './failure.ts';

/** A message of a machine for the person; the app makes a toast of it. */
export type Notice =
  /** A failed call: the service's words for a rejection, else the fixed text. */
  | { readonly type: 'failed'; readonly failure: Failure }
  /** Rows of a list were left out because they break the contract. */
  | { readonly type: 'rowsDropped'; readonly operation: OperationId; readonly count: number }
  /** Rows of a list were left out because more came than were requested. */
  | { readonly type: 'rowsSurplus'; readonly operation: OperationId; readonly count: number }
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
