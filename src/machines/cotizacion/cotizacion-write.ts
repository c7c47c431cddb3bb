import { type Cotizada, type CotizacionFound, estatusCotizada, type PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Notice } from '../../domain/notice.ts';
import { typed } from '../typed-edge.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type { Words } from './cotizacion-types.ts';

/** The result of a write: `idEstatus` is the quote's new status, null where it is unchanged. */
interface Given extends Pick<Cotizada, 'numero' | 'planes'> {
  readonly idEstatus: number | null;
}

/** The result of a finished write: the answer, or the quote that an earlier attempt made. */
export function givenBy(output: WriteOutput | null): Given {
  if (output?.kind === 'written') {
    const { numero, planes } = typed<Cotizada>(output.answer);
    return { numero, planes, idEstatus: planes.length > 0 ? estatusCotizada : null };
  }
  if (output?.kind !== 'alreadyThere') return { numero: null, planes: [], idEstatus: null };
  const { nuCotizacion, planes, idEstatus } = typed<CotizacionFound>(output.found);
  return { numero: nuCotizacion, planes, idEstatus };
}

/** The chosen plan where it is still offered; null otherwise. */
export const stillOffered = (planes: readonly PlanCotizado[], noItem: number | null) =>
  planes.some((plan) => plan.noItem === noItem) ? noItem : null;

/** The words about a finished write. */
export function wordsOf(output: WriteOutput | null): Words {
  if (output?.kind === 'written') {
    const { title, messages } = typed<Cotizada>(output.answer);
    return { title, messages };
  }
  const messages = output ? [`La cotización ya estaba hecha: n.º ${typed<CotizacionFound>(output.found).nuCotizacion}.`] : [];
  return { title: 'Cotización', messages };
}

/** The notice of a saved quote. */
export const savedNotice = (output: WriteOutput | null): Notice => ({ type: 'message', status: 'success', ...wordsOf(output) });

/** Whether a verification found the quote of an earlier attempt with other data. */
export const isOfLost = (output: WriteOutput | null): boolean =>
  output?.kind === 'alreadyThere' && typed<CotizacionFound>(output.found).ofLost === true;
