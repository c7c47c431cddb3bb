/** Why the check could not begin or go on; the message is one sentence in Spanish for whoever started it. */
export class CheckProblem extends Error {
  override readonly name = 'CheckProblem';
}
