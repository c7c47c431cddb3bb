import { expect, test } from 'vitest';
import { isOwnScript } from './script-addresses.ts';

const isOwn = (address: string) => isOwnScript(address, 'https://portal.do/autogestion/clientes', '/autogestion/');

test.each([
  '/autogestion/sw.js',
  '/autogestion/assets/report-worker-a1.js',
  'https://portal.do/autogestion/assets/pdf.worker.min-a1.mjs',
])('%s may be started', (address) => {
  expect(isOwn(address)).toBe(true);
});

test.each([
  'https://ejemplo.invalid/autogestion/assets/a.js',
  '//ejemplo.invalid/autogestion/assets/a.js',
  'http://portal.do/autogestion/assets/a.js',
  'data:text/javascript,1',
  'blob:https://portal.do/1',
  'javascript:1',
  '/assets/a.js',
  '/autogestion/assets/../../a.js',
  '/autogestion/assets/%2e%2e/%2e%2e/a.js',
  '/autogestion/documentos/a.js',
  '/autogestion/assets/a.pdf',
  '/autogestion/assets/b/a.js',
  '/servicios/core/v1/a.js',
  'https://',
])('%s may not', (address) => {
  expect(isOwn(address)).toBe(false);
});
