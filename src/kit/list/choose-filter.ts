/** The value of a filter, and the part of it that was guessed from another filter. */
export interface Guessed {
  readonly chosen: string;
  readonly guessed: string;
}

/** The same once something was typed that may speak for a choice: what the person chose stays, what was guessed goes once its reason has gone. */
export function choiceAfter({ chosen, guessed }: Guessed, spokenFor: string | undefined, isLeft: boolean): Guessed {
  if (chosen !== guessed) return { chosen, guessed: '' };
  const next = spokenFor ?? (isLeft ? '' : chosen);
  return { chosen: next, guessed: next };
}
