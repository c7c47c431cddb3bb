import { expect, test } from 'vitest';
import { passwordForms } from './password-forms.ts';

test.each([
  ['Clave-2026', ['Clave-2026']],
  ['contrase\u00F1a', ['contrase\u00F1a']],
  ['contrasen\u0303a', ['contrasen\u0303a', 'contrase\u00F1a']],
  ['\u212Bngstrom', ['\u212Bngstrom', '\u00C5ngstrom']],
  ['\u1112\u1161\u11AB', ['\u1112\u1161\u11AB', '\uD55C']],
  [' e\u0301 ', [' e\u0301 ', ' \u00E9 ']],
])('the password %j is tried as %j', (typed, forms) => {
  expect(passwordForms(typed)).toEqual(forms);
});
