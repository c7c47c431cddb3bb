import { troubleListeners, recordTrouble, troubles } from '../../api/troubles.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Trouble } from '../../domain/trouble.ts';

/** Troubles by the failure on screen, kept as long as the failure. */
const known = new WeakMap<Trouble['what'], Trouble>();

const most = 10;

function note(trouble: Trouble): void {
  known.set(trouble.what, trouble);
  if (troubles.length > most) troubles.splice(0, troubles.length - most);
}
for (const trouble of troubles.slice()) note(trouble);
troubleListeners.add(note);

/** The trouble of a failure; makes one where no call reported it, such as a missing chunk. */
export const troubleOf = (failure: Failure): Trouble => known.get(failure) ?? recordTrouble(failure, null);

/** The trouble of a notice; null for a notice without one. */
export function troubleOfNotice(notice: Notice): Trouble | null {
  if (notice.type === 'failed') return troubleOf(notice.failure);
  if (notice.type !== 'rowsDropped') return null;
  const { operation, count } = notice;
  return troubles.findLast(({ what }) => what.kind === 'rows' && what.operation === operation && what.count === count) ?? null;
}

/** Forgets the troubles of an ended session: the next user must not see them. */
export function forgetTroubles(): void {
  troubles.length = 0;
}
