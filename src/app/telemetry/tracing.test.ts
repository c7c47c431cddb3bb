import { describe, expect, test } from 'vitest';
import { createBearer, createBearerFetch } from '../../api/bearer-fetch.ts';
import { traceOf } from '../support/trace-ids.ts';
import { createTracing } from './tracing.ts';

const core = 'https://core.example/api';
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** Sends by the rules of the bearer, with traces; notes the sent requests. */
function sending(answer: () => Response, isSampled = true) {
  const sent: Request[] = [];
  const tracing = createTracing([core], isSampled);
  let token = 'uno';
  const tokens = {
    current: () => token,
    renew: async () => {
      token = 'dos';
      return { kind: 'renewed', token } as const;
    },
    lose: () => undefined,
  };
  const send = createBearerFetch(tracing.around(createBearer([core], tokens, async () => true)), async (request) => {
    sent.push(request.clone());
    return answer();
  });
  return { sent, send };
}

const headerOf = (request: Request | undefined) => request?.headers.get('traceparent') ?? '';

describe('A call to a service', () => {
  test('begins its own trace, which is found by its answer', async () => {
    const { sent, send } = sending(() => new Response('{}'));
    const response = await send(new Request(`${core}/v1/clientes`));
    await send(new Request(`${core}/v1/clientes`, { method: 'POST', body: '{}' }));
    const [, trace, span] = traceparent.exec(headerOf(sent[0])) ?? [];
    expect(traceOf(response)).toEqual({ trace, span });
    expect(headerOf(sent[1])).toMatch(traceparent);
    expect(headerOf(sent[1])).not.toBe(headerOf(sent[0]));
  });

  test('keeps its trace when it is repeated under a renewed token', async () => {
    const answers = [new Response('', { status: 401 }), new Response('{}')];
    const { sent, send } = sending(() => answers.shift() ?? new Response());
    await send(new Request(`${core}/v1/clientes`));
    expect(sent).toHaveLength(2);
    expect(headerOf(sent[0])).toMatch(traceparent);
    expect(headerOf(sent[1])).toBe(headerOf(sent[0]));
  });

  test('has a trace without an answer, which is found by its error', async () => {
    const failure = new TypeError('failure');
    const { sent, send } = sending(() => {
      throw failure;
    });
    await expect(send(new Request(`${core}/v1/clientes`))).rejects.toBe(failure);
    expect(headerOf(sent[0])).toContain(traceOf(failure)?.trace);
  });

  test('is marked as not sampled in a visit that is not sampled', async () => {
    const { sent, send } = sending(() => new Response('{}'), false);
    await send(new Request(`${core}/v1/clientes`));
    expect(headerOf(sent[0])).toMatch(/-00$/);
  });
});

test.each(['https://archivos.example/v1/clientes', 'https://core.example/apio', 'https://core.example'])(
  'what goes to %s begins none',
  async (address) => {
    const { sent, send } = sending(() => new Response(''));
    const response = await send(new Request(address));
    expect(headerOf(sent[0])).toBe('');
    expect(traceOf(response)).toBeUndefined();
  },
);
