import { expect, test } from 'vitest';
import { type FormTraits, isAdobeForm } from './adobe-form.ts';

const form: FormTraits = { hasXfa: true, hasFields: false, pages: 1, text: 'Please wait... If this message' };

test.each<[string, Partial<FormTraits>, boolean]>([
  ['without other fields', {}, true],
  ['with fields beside it', { hasFields: true }, true],
  ['in another language', { text: 'Espere... Si este mensaje no se reemplaza' }, true],
  ['whose page says nothing', { text: '' }, true],
  ['whose fields are drawn on its page', { hasFields: true, text: 'Solicitud de seguro  Nombre' }, false],
  ['whose page holds its content', { text: 'Solicitud de seguro '.repeat(100) }, false],
  ['of two pages', { pages: 2 }, false],
  ['of another kind', { hasXfa: false }, false],
])('isAdobeForm, of a form %s with %j, is %s', (_, change, isForeign) => {
  expect(isAdobeForm({ ...form, ...change })).toBe(isForeign);
});
