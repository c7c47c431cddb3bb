import { expect, test } from 'vitest';
import { estatusNotificacion, estatusPoliza, estatusSiniestro, toneOf } from './estatus.ts';

test.each([
  [estatusPoliza, 'Vigente', 'success'],
  [estatusPoliza, ' VENCIDA ', 'warning'],
  [estatusPoliza, 'Cancelada', 'danger'],
  [estatusSiniestro, 'Pendiente de documentos', 'warning'],
  [estatusNotificacion, 'En revisión', 'info'],
  [estatusNotificacion, 'EN REVISION', 'info'],
  [estatusNotificacion, 'Vigente', 'neutral'],
  [estatusSiniestro, 'constructor', 'neutral'],
  [estatusPoliza, '', 'neutral'],
])('%#: the status %j is %s', (tones, estatus, tone) => {
  expect(toneOf(tones, estatus)).toBe(tone);
});
