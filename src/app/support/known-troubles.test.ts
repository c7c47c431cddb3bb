import { beforeEach, expect, test } from 'vitest';
import { recordTrouble, troubles } from '../../api/troubles.ts';
import type { Failure } from '../../domain/failure.ts';
import { forgetTroubles, troubleOf, troubleOfNotice } from './known-troubles.ts';

const operation = 'fetchClientes';
const rows = (count: number) => recordTrouble({ kind: 'rows', operation, count }, null);

beforeEach(forgetTroubles);

test('the last ten are kept, until the session ends', () => {
  for (let count = 1; count <= 12; count += 1) rows(count);
  expect(troubles.map(({ what }) => 'count' in what && what.count)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  forgetTroubles();
  expect(troubles).toEqual([]);
});

test('a trouble is found by its failure, however many came later', () => {
  const failure: Failure = { kind: 'transport', operation };
  const reportedTrouble = recordTrouble(failure, 1500);
  for (let count = 1; count <= 12; count += 1) rows(count);
  expect(troubleOf(failure)).toBe(reportedTrouble);
  expect(troubleOfNotice({ type: 'failed', failure })).toBe(reportedTrouble);
});

test('a failure that no call has reported is reported once', () => {
  const failure: Failure = { kind: 'notLoaded', operation };
  const reportedTrouble = troubleOf(failure);
  expect(reportedTrouble).toMatchObject({ what: failure, duration: null });
  expect(troubleOf(failure)).toBe(reportedTrouble);
  expect(troubles).toEqual([reportedTrouble]);
});

test('a notice of rows finds the last trouble of its kind, and a message finds none', () => {
  rows(2);
  const reportedTrouble = rows(2);
  rows(3);
  expect(troubleOfNotice({ type: 'rowsDropped', operation, count: 2 })).toBe(reportedTrouble);
  expect(troubleOfNotice({ type: 'rowsDropped', operation, count: 7 })).toBeNull();
  expect(troubleOfNotice({ type: 'message', status: 'error', title: 'x', messages: [] })).toBeNull();
});
