import type { Trouble } from '../../domain/trouble.ts';
import { brokenPlaces } from '../support/broken-places.ts';
import type { TraceIds } from '../support/trace-ids.ts';

/** What is sent of one thing that happened: of each only what is named here, and never a text of a service or of a person. */
export interface TelemetryRecord {
  readonly name: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Where it is an instant other than now. */
  readonly at?: string;
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  readonly ids?: TraceIds | undefined;
}

/** So many places of a broken answer are named, and so many of a stack. */
const most = 10;

const isRefusal = (what: Trouble['what']) => what.kind === 'rejected' && what.status < 500;

/** A call that failed, or of which rows were left out. */
export function troubleRecord(trouble: Trouble, ids?: TraceIds): TelemetryRecord {
  const { what, at, took } = trouble;
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
      ...(took !== null && { 'autogestion.duration': Math.round(took) }),
      ...(places.length > 0 && { 'autogestion.places': places.slice(0, most) }),
    },
    ids,
  };
}

/** Names that errors have in browsers and here; any other may hold whatever it likes. */
const errorName = /^(?:(?:[A-Z][a-z]+){1,3}Error|NotLoaded|InternalError|DOMException|URIError)$/;

/** Places of the portal's own files, which is all that is taken of a stack: its first line is the message. */
const ownPlace = /\/assets\/([\w-]+(?:\.[\w-]+)*\.js:\d+:\d+)/g;

/** An error that nobody caught, or that took a page down: by its name and its places in the build, without its message. */
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

/** What is taken of a Web Vital. */
export interface Vital {
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly id: string;
}

/** A Web Vital, by the names of OpenTelemetry. */
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

/** The screen at a path relative to the base, by its pattern: neither the number in it nor anything else that was typed. */
export function screenOf(path: string, patterns: readonly string[]): string {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, String.raw`[^/]+`)}/?$`).test(path);
  return patterns.find(matches) ?? 'otra';
}
