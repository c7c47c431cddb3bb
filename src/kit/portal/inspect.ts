import type { InspectionEvent } from 'xstate';

/** Observes all actors: Stately's inspector in development, undefined otherwise. */
export type Inspect = ((event: InspectionEvent) => void) | undefined;
