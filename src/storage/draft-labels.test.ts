import { expect, test } from 'vitest';
import { brokenStorage, fakeStorage } from '../../tests/support/browser.ts';
import { draftLabels } from './draft-labels.ts';

test('The drafts of a user have labels in all forms; other users and keys are left out', () => {
  const storage = fakeStorage();
  const keep = (key: string, text: string) => storage.setItem(`autogestion.${key}`, text);
  keep('borrador.cliente.ana.1', JSON.stringify({ label: 'Eva Luna' }));
  keep('borrador.emision.ana.2', JSON.stringify({ label: 'cotización 900' }));
  keep('borrador.cotizacion.ana.3', '{"label":');
  keep('borrador.cliente.ana%2Eb.4', JSON.stringify({ label: 'de ana.b' }));
  keep('borrador.ana.luis.5', JSON.stringify({ label: 'de luis' }));
  keep('planes.ana', '[[900,1]]');
  expect(draftLabels('ana', () => storage).toSorted()).toEqual(['Eva Luna', 'cotización 900', 'un formulario']);
  expect(draftLabels('ana.b', () => storage)).toEqual(['de ana.b']);
  expect(draftLabels('nadie', () => storage)).toEqual([]);
});

test('A browser without storage has no drafts', () => {
  const storage = brokenStorage({ getItem: true }, { 'autogestion.borrador.cliente.ana.1': '{}' });
  expect(draftLabels('ana', () => storage)).toEqual([]);
});
