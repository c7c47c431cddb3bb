import type { InspectionEvent } from 'xstate';

/** Sees what every actor does: Stately's inspector in development, absent otherwise. */
export type Inspect = ((event: InspectionEvent) => void) | undefined;
