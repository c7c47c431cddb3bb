import { expect, test } from 'vitest';
import { choiceAfter } from './choose-filter.ts';

const free = { chosen: '', guessed: '' };
const guessed = { chosen: 'CED', guessed: 'CED' };
const own = { chosen: 'PAS', guessed: '' };

test.each([
  ['what is typed speaks for nothing yet', free, undefined, false, free],
  ['what is left speaks for nothing', free, undefined, true, free],
  ['what is typed speaks for a choice', free, 'CED', false, guessed],
  ['more is typed after a guess', guessed, undefined, false, guessed],
  ['something else is left after a guess', guessed, undefined, true, free],
  ['another number speaks for another choice', guessed, 'RNC', true, { chosen: 'RNC', guessed: 'RNC' }],
  ['the person has chosen', own, 'CED', true, own],
  ['the person has changed a guess', { chosen: 'PAS', guessed: 'CED' }, 'CED', true, own],
  ['the person has taken a guess away', { chosen: '', guessed: 'CED' }, 'CED', true, free],
])('The choice where %s', (_, before, spokenFor, isLeft, after) => {
  expect(choiceAfter(before, spokenFor, isLeft)).toEqual(after);
});
