import { expect, test } from 'vitest';
import type { StoredDocumento } from '../../../domain/documentos.ts';
import type { UploadItem } from '../../../machines/upload/uploads-machine.ts';
import { tramiteState } from './tramite-state.ts';

type Item = Pick<UploadItem, 'phase' | 'kind' | 'documento'>;

const documento = (idDocumentoTramite: number): StoredDocumento => ({
  idDocumentoTramite,
  nmArchivo: 'a.pdf',
  feEmisionDocumento: null,
  feVencimientoDocumento: null,
});
const chosen = (phase: Item['phase'], kind: number | null = 1): Item => ({ phase, kind, documento: null });
const stateOf = (stored: readonly StoredDocumento[], items: readonly Item[], obligatorio = true) =>
  tramiteState({ idDocumentoTramite: 1, obligatorio }, stored, items)?.text ?? null;

test.each<[string | null, readonly StoredDocumento[], readonly Item[]]>([
  ['Falta', [], []],
  ['Falta', [documento(2)], [chosen('underWay', 2)]],
  ['Sin subir', [], [chosen('waiting')]],
  ['Subiendo…', [], [chosen('queued')]],
  ['Subiendo…', [documento(1)], [chosen('underWay')]],
  ['Cargado', [documento(1)], [chosen('uploaded')]],
  ['Cargado', [documento(1)], [chosen('refused')]],
  ['No se puede usar', [], [chosen('refused')]],
  ['No se subió', [documento(1)], [chosen('uploaded'), chosen('failed')]],
  ['No se subió', [], [chosen('unreadable'), chosen('underWay')]],
  // A dropped file whose kind the user chose afterwards.
  ['Subiendo…', [], [{ phase: 'underWay', kind: null, documento: documento(1) }]],
  ['Falta', [], [{ phase: 'underWay', kind: 1, documento: documento(2) }]],
])('a mandatory document is %j', (text, stored, items) => {
  expect(stateOf(stored, items)).toBe(text);
});

test('an optional document has no state until the user chooses a file', () => {
  expect([stateOf([], [], false), stateOf([], [chosen('underWay')], false), stateOf([documento(1)], [], false)]).toEqual([
    null,
    'Subiendo…',
    'Cargado',
  ]);
});
