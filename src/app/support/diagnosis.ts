import type { Trouble } from '../../domain/trouble.ts';
import type { Build } from './build.ts';
import { type Reach, reachText } from './reach.ts';
import type { TraceIds } from './trace-ids.ts';
import { buildText, troubleText } from './trouble-text.ts';

/** The parts of a diagnosis. */
export interface Diagnosis {
  readonly build: Build | null;
  readonly browser: string;
  readonly isOnline: boolean;
  /** Null where the services were not checked. */
  readonly services: readonly Reach[] | null;
  readonly troubles: readonly Trouble[];
  readonly traceOf: (end: unknown) => TraceIds | undefined;
}

/** All details for support in one text. */
export function diagnosisText({ build, browser, isOnline, services, troubles, traceOf }: Diagnosis): string {
  const reached = services?.map((one) => `${one.name}: ${reachText(one)}`) ?? ['Sin comprobar'];
  const troubleTexts = troubles.toReversed().map((trouble) => troubleText(trouble, traceOf(trouble.end)?.trace));
  return [
    [buildText(build), `Navegador: ${browser}, ${isOnline ? 'con' : 'sin'} red`].join('\n'),
    ['Servicios', ...reached].join('\n'),
    troubleTexts.length > 0 ? 'Últimos fallos de esta visita' : 'Sin fallos en esta visita',
    ...troubleTexts,
  ].join('\n\n');
}
