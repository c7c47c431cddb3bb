import { expect, test } from 'vitest';
import { mostBytes } from '../../../domain/documentos.ts';
import { acceptedFiles } from './accepted-files.ts';
import { refusalText } from './upload-texts.ts';

test.each([
  ['kind', 'Este archivo no es un PDF, JPEG o PNG.'],
  ['picture', 'Esta foto no es JPEG o PNG. Compártela como JPEG y elígela de nuevo.'],
  ['empty', 'Este archivo está vacío.'],
  ['tooLarge', 'Este archivo tiene 10.1 MB: el máximo es 10 MB.'],
  ['unreadable', 'No se pudo leer este archivo. Elígelo de nuevo.'],
] as const)('a file that is refused as %s shows the reason', (refusal, text) => {
  expect(refusalText(refusal, mostBytes + 1)).toBe(text);
});

test('the chooser asks a phone for a JPEG, and for no refused format', () => {
  const pictures = acceptedFiles.split(',').filter((type) => type.startsWith('image/'));
  expect(pictures).toEqual(['image/jpeg', 'image/png']);
  expect(acceptedFiles).not.toMatch(/\*|hei[cf]|webp|avif/);
});
