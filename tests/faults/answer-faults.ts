import type { Route } from '@playwright/test';

/** A fault of a call: an error status, an unusable answer, or no answer. */
export interface AnswerFault {
  readonly name: string;
  /** Whose words the person reads: the service's, the portal's, or none as the portal recovers silently. */
  readonly told: 'service' | 'portal' | 'nobody';
  /** Whether the service has carried out the call. */
  readonly reaches: boolean;
  /** Plays the fault; `turn` is the number of earlier calls of the cell that met the fault. */
  readonly play: (route: Route, turn: number) => Promise<void>;
}

/** The words of a service that refuses. */
export const refusalOf = (status: number) => ['Fallo simulado', `El servicio respondió ${status}.`] as const;

const refuse = (route: Route, status: number, headers: Record<string, string> = {}) =>
  route.fulfill({ status, headers, json: { title: refusalOf(status)[0], messages: [refusalOf(status)[1]] } });

const page = '<!doctype html><html lang="es"><title>Aviso</title><body><h1>Acepta las condiciones de la red</h1></body></html>';

/** Answers with a changed text of the service's answer. */
async function change(route: Route, changed: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: changed(await response.text()) });
}

/** Answers with a changed value of the service's parsed answer. */
const changeJson = (route: Route, changed: (answer: Record<string, unknown>) => unknown): Promise<void> =>
  change(route, (text) => JSON.stringify(changed(JSON.parse(text) as Record<string, unknown>)));

/** Every object inside a value, with a field that no contract has. */
function withExtra(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtra);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withExtra(inner)])),
    inesperado: [{ a: null }],
  };
}

const refused = [400, 403, 404, 409, 413, 422, 429, 500, 503].map(
  (status): AnswerFault => ({
    name: String(status),
    told: 'service',
    reaches: false,
    play: (route) => refuse(route, status),
  }),
);

/** Refusals, answers of a gateway, and no answer: the service has not carried out the call. */
export const unreached: readonly AnswerFault[] = [
  ...refused,
  {
    name: '502 with a page',
    told: 'portal',
    reaches: false,
    play: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: page }),
  },
  {
    name: 'captive portal',
    told: 'portal',
    reaches: false,
    play: (route) => route.fulfill({ contentType: 'text/html', body: page }),
  },
  { name: 'cut before', told: 'portal', reaches: false, play: (route) => route.abort('connectionreset') },
  { name: 'DNS gone', told: 'portal', reaches: false, play: (route) => route.abort('namenotresolved') },
];

/** Answers that leave open whether the service has carried out the call. */
export const unusable: readonly AnswerFault[] = [
  { name: 'empty body', told: 'portal', reaches: true, play: (route) => change(route, () => '') },
  {
    name: 'half an answer',
    told: 'portal',
    reaches: true,
    play: (route) => change(route, (text) => text.slice(0, text.length / 2)),
  },
  {
    name: 'wrong type',
    told: 'portal',
    reaches: true,
    play: (route) => changeJson(route, (answer) => ({ ...answer, value: 7 })),
  },
  {
    name: 'missing fields',
    told: 'portal',
    reaches: true,
    play: (route) => changeJson(route, ({ value: _, ...answer }) => answer),
  },
  {
    name: 'cut after',
    told: 'portal',
    reaches: true,
    play: async (route) => {
      await route.fetch();
      await route.abort('connectionaborted');
    },
  },
];

/** Faults from which the portal recovers without a message. */
export const harmless: readonly AnswerFault[] = [
  {
    name: 'extra fields',
    told: 'nobody',
    reaches: true,
    play: (route) => changeJson(route, (answer) => withExtra(answer)),
  },
  {
    name: '401, refreshed',
    told: 'nobody',
    reaches: true,
    play: (route, turn) => (turn === 0 ? refuse(route, 401) : route.continue()),
  },
];

/** A busy service that says for how long. */
export const busy: AnswerFault = {
  name: '429 with Retry-After',
  told: 'nobody',
  reaches: true,
  play: (route, turn) => (turn === 0 ? refuse(route, 429, { 'Retry-After': '1' }) : route.continue()),
};

/** A token that is refused however often it is renewed, by a service whose other calls know it. */
export const looping: AnswerFault = {
  name: '401 for ever',
  told: 'service',
  reaches: false,
  play: (route) => refuse(route, 401),
};
