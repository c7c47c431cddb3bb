/** A flow that outlives the screen on which it started. */
export interface OpenFlow {
  /** Whether the screen at `path`, relative to the base, belongs to the flow. */
  readonly isAt: (path: string) => boolean;
  readonly arrive: (path: string) => void;
  readonly stop: () => void;
}

/** The open flows of a session. */
export type OpenFlows = Set<OpenFlow>;

/** Whether an open flow continues at `path`. */
export const continuesAt = (flows: OpenFlows, path: string): boolean => [...flows].some((flow) => flow.isAt(path));

/** Ends the flows whose screens the person has left; all flows for null. */
export function endLeftFlows(flows: OpenFlows, path: string | null): void {
  for (const flow of flows) {
    if (path !== null && flow.isAt(path)) flow.arrive(path);
    else {
      flows.delete(flow);
      flow.stop();
    }
  }
}
