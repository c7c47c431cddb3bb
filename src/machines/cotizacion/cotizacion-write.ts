import { type Cotizada, type CotizacionFound, estatusCotizada, type PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Notice } from '../../domain/notice.ts';
import { typed } from '../typed-edge.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type { Words } from './cotizacion-types.ts';

/** What a write gave: `idEstatus` is the status that the quote has by it, null where it stays as it was. */
interface Given extends Pick<Cotizada, 'numero' | 'planes'> {
  readonly idEstatus: number | null;
}

/** What a write that came to its end gave: the answer, or what an earlier attempt had left. */
export function givenBy(output: WriteOutput | null): Given {
  if (output?.kind === 'written') {
    const { numero, planes } = typed<Cotizada>(output.answer);
    return { numero, planes, idEstatus: planes.length > 0 ? estatusCotizada : null };
  }
  if (output?.kind !== 'alreadyThere') return { numero: null, planes: [], idEstatus: null };
  const { nuCotizacion, planes, idEstatus } = typed<CotizacionFound>(output.found);
  return { numero: nuCotizacion, planes, idEstatus };
}

/** The chosen plan, as long as it is among those that are offered. */
export const stillOffered = (planes: readonly PlanCotizado[], noItem: number | null) =>
  planes.some((plan) => plan.noItem === noItem) ? noItem : null;

/** What is said of a write that came to its end. */
export function wordsOf(output: WriteOutput | null): Words {
  if (output?.kind === 'written') {
    const { title, messages } = typed<Cotizada>(output.answer);
    return { title, messages };
  }
  const messages = output ? [`La cotización ya estaba hecha: n.º ${typed<CotizacionFound>(output.found).nuCotizacion}.`] : [];
  return { title: 'Cotización', messages };
}

/** The notice of a quote that was saved. */
export const savedNotice = (output: WriteOutput | null): Notice => ({ type: 'message', status: 'success', ...wordsOf(output) });

/** Whether a verification found what an earlier attempt made, and not what is asked for now. */
export const isOfLost = (output: WriteOutput | null): boolean =>
  output?.kind === 'alreadyThere' && typed<CotizacionFound>(output.found).ofLost === true;
