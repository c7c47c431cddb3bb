import { type EstatusTones, toneOf } from '../../../domain/estatus.ts';
import { orDash } from '../../../format/text.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';

/** A status in a cell or a fact, with the tone of its table. */
export function estatusBadge(tones: EstatusTones, estatus: string | null | undefined) {
  return estatus ? <Badge tone={toneOf(tones, estatus)}>{estatus}</Badge> : orDash(estatus);
}
