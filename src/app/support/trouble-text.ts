import type { Trouble } from '../../domain/trouble.ts';
import { formatDay } from '../../format/dates.ts';
import { formatInstant } from '../../format/instants.ts';
import { formatCount } from '../../format/numbers.ts';
import { titleOf } from '../notices/notice-texts.ts';
import { brokenPlaces } from './broken-places.ts';
import type { Build } from './build.ts';

const mostPlaces = 10;

/** A text of a service in one line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

function resultOf(what: Trouble['what']): string {
  switch (what.kind) {
    case 'rejected':
      return `el servicio respondió ${what.status}`;
    case 'unreadable':
      return what.status === 0
        ? 'la respuesta no se pudo leer'
        : `el servicio respondió ${what.status}, y no lo que dice el contrato`;
    case 'transport':
      return 'no llegó ninguna respuesta';
    case 'notLoaded':
      return 'no se pudo cargar código del portal; no se preguntó nada al servicio';
    case 'cancelled':
      return 'nadie esperaba ya la respuesta';
    case 'rows':
      return what.count === 1
        ? 'un registro llegó con datos que no se pueden leer'
        : `${formatCount(what.count)} registros llegaron con datos que no se pueden leer`;
  }
}

/** Time of a trouble, `dd-mm-aaaa hh:mm:ss`; seconds are the same in every zone. */
const timeText = (at: string) => `${formatInstant(at)}:${at.slice(17, 19)}`;

const codeOf = ({ what }: Pick<Trouble, 'what'>) => ('code' in what ? what.code : undefined);

const nameOf = (trouble: Pick<Trouble, 'what'>): string => titleOf(trouble.what.operation, codeOf(trouble));

/** A trouble in one line, for a list. */
export const troubleLine = (trouble: Pick<Trouble, 'what' | 'at'>): string =>
  `${timeText(trouble.at)} · ${nameOf(trouble)}: ${resultOf(trouble.what)}`;

/**
 * A trouble for support. Of the answer it contains only the messages for the person; of the call
 * neither the address nor the body.
 */
export function troubleText(trouble: Trouble, trace?: string): string {
  const { what, at, duration } = trouble;
  const callName = [what.operation, codeOf(trouble)].filter(Boolean).join(' ');
  const serviceMessages = what.kind === 'rejected' ? [what.title, ...what.messages].map(line).filter(Boolean) : [];
  const places = brokenPlaces(trouble);
  const more = places.length > mostPlaces ? ` y ${formatCount(places.length - mostPlaces)} más` : '';
  return [
    `${nameOf(trouble)} (${callName})`,
    `Cuándo: ${timeText(at)}, hora de Santo Domingo`,
    `Resultado: ${resultOf(what)}`,
    serviceMessages.length > 0 && `Mensajes del servicio: ${serviceMessages.join(' · ')}`,
    places.length > 0 && `Fuera del contrato: ${places.slice(0, mostPlaces).join(', ')}${more}`,
    duration !== null && `Tardó: ${(duration / 1000).toFixed(1)} s`,
    trace && `Traza: ${trace}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The build in words. */
export const buildText = (build: Build | null): string =>
  build ? `Autogestión ${build.version}, compilación ${build.build} del ${formatDay(build.built)}` : 'Autogestión, en desarrollo';
