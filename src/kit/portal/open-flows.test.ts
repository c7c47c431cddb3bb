import { expect, test } from 'vitest';
import { endLeftFlows, continuesAt, type OpenFlow } from './open-flows.ts';

const ended: string[] = [];
const flow = (name: string, ...paths: readonly string[]): OpenFlow => ({
  isAt: (path) => paths.includes(path),
  arrive: () => undefined,
  stop: () => ended.push(name),
});

test('a flow lives at its own addresses and ends once; all flows end with the session', () => {
  const [a, b] = [flow('a', '/a', '/a/2'), flow('b', '/b')];
  const flows = new Set([a, b]);
  endLeftFlows(flows, '/a');
  endLeftFlows(flows, '/a/2');
  expect([continuesAt(flows, '/a'), continuesAt(flows, '/b')]).toEqual([true, false]);
  expect([ended, [...flows]]).toEqual([['b'], [a]]);
  endLeftFlows(flows, null);
  endLeftFlows(flows, null);
  expect([ended, flows.size]).toEqual([['b', 'a'], 0]);
});
