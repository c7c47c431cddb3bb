import { hearers, tell, troubles } from '../../api/troubles.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Trouble } from '../../domain/trouble.ts';

/** By what is shown of it, as long as that is shown. */
const known = new WeakMap<Trouble['what'], Trouble>();

/** So many are kept for 'Acerca de'. */
const most = 10;

function note(trouble: Trouble): void {
  known.set(trouble.what, trouble);
  if (troubles.length > most) troubles.splice(0, troubles.length - most);
}
for (const trouble of troubles.slice()) note(trouble);
hearers.add(note);

/** What is known of a failure; one that no call has told of, such as code that did not come, is told of here. */
export const troubleOf = (failure: Failure): Trouble => known.get(failure) ?? tell(failure, null);

/** What is known of that which a notice tells of; null for one that tells of no trouble. */
export function troubleOfNotice(notice: Notice): Trouble | null {
  if (notice.type === 'failed') return troubleOf(notice.failure);
  if (notice.type !== 'rowsDropped') return null;
  const { operation, count } = notice;
  return troubles.findLast(({ what }) => what.kind === 'rows' && what.operation === operation && what.count === count) ?? null;
}

/** Forgets what went wrong in a session that has ended: whoever is next is not told of it. */
export function forgetTroubles(): void {
  troubles.length = 0;
}
