/** How far somebody had come in a form of many steps: what its machine goes on with after a reload. */
export interface DraftProgress<Step extends string = string> {
  readonly step: Step;
  /** The steps that somebody tried to complete. */
  readonly attempted: readonly Step[];
  /** Whether an attempt to send may have been written, though its answer was lost. */
  readonly uncertain: boolean;
}

/** A draft as it is offered to the person. */
export interface DraftSummary<Step extends string = string> extends DraftProgress<Step> {
  readonly id: string;
  /** Whom or what it is about, in words. */
  readonly label: string;
  /** When it was last saved: an ISO instant in UTC. */
  readonly savedAt: string;
}

/** A draft with what was typed. */
export interface Draft<Values, Step extends string = string> extends DraftSummary<Step> {
  readonly values: Values;
}
