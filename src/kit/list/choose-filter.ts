/** The value of a filter, and the part that was guessed from another filter. */
export interface Guessed {
  readonly chosen: string;
  readonly guessed: string;
}

/** The next value: a person's choice stays, a guess goes with its reason. */
export function choiceAfter({ chosen, guessed }: Guessed, suggested: string | undefined, isLeft: boolean): Guessed {
  if (chosen !== guessed) return { chosen, guessed: '' };
  const next = suggested ?? (isLeft ? '' : chosen);
  return { chosen: next, guessed: next };
}
