/** How far a form of several steps was filled in, for its machine to resume. */
export interface DraftProgress<Step extends string = string> {
  readonly step: Step;
  /** The steps that the person tried to complete. */
  readonly attempted: readonly Step[];
  /** Whether a lost attempt to send may have been written. */
  readonly uncertain: boolean;
}

/** A draft as it is offered to the person. */
export interface DraftSummary<Step extends string = string> extends DraftProgress<Step> {
  readonly id: string;
  /** The subject of the draft, in words. */
  readonly label: string;
  /** When the draft was last saved: an ISO instant in UTC. */
  readonly savedAt: string;
}

/** A draft with its typed values. */
export interface Draft<Values, Step extends string = string> extends DraftSummary<Step> {
  readonly values: Values;
}
