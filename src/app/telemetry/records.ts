import type { Trouble } from '../../domain/trouble.ts';
import { brokenPlaces } from '../support/broken-places.ts';
import type { TraceIds } from '../support/trace-ids.ts';

/** A record of one event. It has these fields only, and never a text of a service or a person. */
export interface TelemetryRecord {
  readonly name: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Time of the event where it is not the present. */
  readonly at?: string;
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  readonly ids?: TraceIds | undefined;
}

const most = 10;

const isRefusal = (what: Trouble['what']) => what.kind === 'rejected' && what.status < 500;

/** The record of a failed call or of dropped rows. */
export function troubleRecord(trouble: Trouble, ids?: TraceIds): TelemetryRecord {
  const { what, at, duration } = trouble;
  const places = brokenPlaces(trouble);
  return {
    name: what.kind === 'rows' ? 'autogestion.rows.left_out' : 'autogestion.call.failed',
    severity: what.kind === 'rows' || isRefusal(what) ? 'warning' : 'error',
    at,
    attributes: {
      'autogestion.operation': what.operation,
      'error.type': what.kind,
      ...('code' in what && what.code !== undefined && { 'autogestion.code': what.code }),
      ...('status' in what && what.status > 0 && { 'http.response.status_code': what.status }),
      ...('count' in what && { 'autogestion.rows': what.count }),
      ...(duration !== null && { 'autogestion.duration': Math.round(duration) }),
      ...(places.length > 0 && { 'autogestion.places': places.slice(0, most) }),
    },
    ids,
  };
}

/** Names of errors in browsers and in the portal; any other name may hold private text. */
const errorName = /^(?:(?:[A-Z][a-z]+){1,3}Error|NotLoaded|InternalError|DOMException|URIError)$/;

/** Places in the portal's own files; the rest of a stack is not sent, as it holds the message. */
const ownPlace = /\/assets\/([\w-]+(?:\.[\w-]+)*\.js:\d+:\d+)/g;

/** The record of an uncaught error: its name and its places in the build, without the message. */
export function errorRecord(error: unknown): TelemetryRecord {
  const { name, stack } = error instanceof Error || error instanceof DOMException ? error : { name: '', stack: '' };
  const places = Array.from((stack ?? '').matchAll(ownPlace), ([, place = '']) => place);
  return {
    name: 'exception',
    severity: 'error',
    attributes: {
      'exception.type': errorName.test(name) ? name : 'Error',
      ...(places.length > 0 && { 'exception.stacktrace': places.slice(0, most).join('\n') }),
    },
  };
}

/** The part of a Web Vital that is sent. */
export interface Vital {
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly id: string;
}

/** The record of a Web Vital, with the names of OpenTelemetry. */
export const vitalRecord = ({ name, value, rating, id }: Vital): TelemetryRecord => ({
  name: 'browser.web_vital',
  severity: 'info',
  attributes: {
    'browser.web_vital.name': name.toLowerCase(),
    'browser.web_vital.value': Math.round(value * 1000) / 1000,
    'browser.web_vital.rating': rating,
    'browser.web_vital.id': id,
  },
});

/** The pattern of the screen at a path, so that no number and no typed text is sent. */
export function screenOf(path: string, patterns: readonly string[]): string {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, String.raw`[^/]+`)}/?$`).test(path);
  return patterns.find(matches) ?? 'otra';
}
