/** A flow that outlives the screen that began it. */
export interface OpenFlow {
  /** Whether the screen at `path`, relative to the base, is one of the flow's own. */
  readonly isAt: (path: string) => boolean;
  /** The person has come to such a screen. */
  readonly arrive: (path: string) => void;
  readonly stop: () => void;
}

/** The flows that are open in a session of the portal. */
export type OpenFlows = Set<OpenFlow>;

/** Whether a flow goes on at `path`: what its screen shows is known there. */
export const goesOnAt = (flows: OpenFlows, path: string): boolean => [...flows].some((flow) => flow.isAt(path));

/** Ends the flows whose screens the person has left; all of them where there is no address any more. */
export function endLeft(flows: OpenFlows, path: string | null): void {
  for (const flow of flows) {
    if (path !== null && flow.isAt(path)) flow.arrive(path);
    else {
      flows.delete(flow);
      flow.stop();
    }
  }
}
