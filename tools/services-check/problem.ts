/** Why the check could not begin or continue; the message is one sentence in Spanish. */
export class CheckProblem extends Error {
  override readonly name = 'CheckProblem';
}
