import { describe, expect, test } from 'vitest';
import { plainText } from './comment-text.ts';
import { type Comment, findReply, highestId, inOrder, saysSame } from './comments.ts';

const at = (id: number, created_at: string | null): Comment => ({ id, created_at });

describe('The comments of a thread', () => {
  test('are ordered by time, and by number at the same time', () => {
    const times = [at(3, '2026-11-20T10:00:00Z'), at(2, '2026-11-20T10:00:00Z'), at(1, '2026-11-21T10:00:00Z')];
    expect(inOrder(times).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test('without a time follow the number before theirs', () => {
    const some = [at(4, '2026-11-22T10:00:00Z'), at(2, '2026-11-20T10:00:00Z'), at(3, null), at(1, null)];
    expect(inOrder(some).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('have a highest number', () => {
    expect(highestId([])).toBe(0);
    expect(highestId([at(4, null), at(9, null), at(2, null)])).toBe(9);
  });
});

test.each<[Partial<Comment>, string]>([
  [{ body: 'Hola', html_body: '<p>Otra</p>' }, 'Hola'],
  [{ body: '', html_body: '<p>Hola</p>' }, ' Hola '],
  [{ html_body: null }, ''],
])('The text of %j is %j', (comment, text) => {
  expect(plainText({ id: 1, ...comment })).toBe(text);
});

test.each([
  ['Muchas gracias', true],
  ['  Muchas\n gracias ', true],
  ['Muchas\u0000 gracias', true],
  ['muchas gracias', false],
  ['', false],
])('A comment with the text %j equals the reply: %s', (text, same) => {
  expect(saysSame({ id: 1, body: 'Muchas   gracias' }, text)).toBe(same);
});

describe('A reply whose answer was lost', () => {
  const comments: Comment[] = [
    { id: 1, author_id: 5, body: 'Gracias' },
    { id: 2, author_id: 9, body: 'Gracias' },
    { id: 3, author_id: 5, html_body: '<p>Gracias</p>' },
  ];
  test.each([
    [0, 5, 1],
    [1, 5, 3],
    [3, 5, undefined],
    [1, null, 2],
    [0, 7, undefined],
  ])('sent after the comment %d by %j is %j', (after, requesterId, found) => {
    expect(findReply(comments, { id: 60, text: 'Gracias', after, requesterId })?.id).toBe(found);
  });
});
