import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ramón Alcántara Peña', 'RA'],
  ['Ramón Antonio Alcántara Peña', 'RA'],
  ['Luz Pérez', 'LP'],
  ['Luz', 'L'],
  ['Ana de la Cruz Peña', 'AC'],
  ['María del Carmen Núñez Báez', 'MN'],
  ['Corredora Díaz & Asociados', 'CD'],
  ['  élida   óleo ', 'ÉÓ'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
