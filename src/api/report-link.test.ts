import { expect, test } from 'vitest';
import { reportAddress } from './report-link.ts';

const https = {
  services: ['https://portal.do/servicios/core', 'https://reportes.portal.do/v'],
  archivos: ['archivos.ejemplo.do', 'Otros.ejemplo.do:8443'],
};
const local = { services: ['http://127.0.0.1:4020/servicios/core'], archivos: ['archivos.ejemplo.do'] };

test.each([
  ['https://portal.do/archivos/1.pdf', https],
  ['https://reportes.portal.do/x', https],
  ['https://archivos.ejemplo.do/a/b.xlsx?x=1', https],
  ['https://otros.ejemplo.do:8443/a', https],
  ['http://127.0.0.1:4020/archivos/1', local],
  ['https://archivos.ejemplo.do/1', local],
])('%s may be followed', (link, hosts) => {
  expect(reportAddress(link, hosts)?.href).toBe(link);
});

test.each([
  ['https://ejemplo.invalid/x.pdf', https],
  ['https://portal.do.ejemplo.invalid/x', https],
  ['https://archivos.ejemplo.do.invalid/x', https],
  ['https://x.archivos.ejemplo.do/x', https],
  ['https://archivos.ejemplo.do:444/x', https],
  ['http://archivos.ejemplo.do/x', https],
  ['http://archivos.ejemplo.do/x', local],
  ['http://portal.do/x', https],
  ['https://127.0.0.1:4020/x', local],
  ['http://127.0.0.1:4021/x', local],
  ['https://yo:clave@archivos.ejemplo.do/x', https],
  ['https://archivos.ejemplo.do@ejemplo.invalid/x', https],
  ['//archivos.ejemplo.do/x', https],
  ['/archivos/x', https],
  ['javascript:alert(1)', https],
  ['data:application/pdf;base64,JVBERi0=', https],
  ['DATA:text/html,x', local],
  ['blob:https://portal.do/1', https],
  ['Blob:https://portal.do/1', https],
  ['blob:http://127.0.0.1:4020/servicios/core', local],
  ['blob:https://archivos.ejemplo.do/1', https],
  ['blob:https://portal.do/1', { ...https, services: [] }],
  ['filesystem:https://portal.do/temporary/x.pdf', https],
  ['view-source:https://portal.do/x.pdf', https],
  ['ws://127.0.0.1:4020/archivos/1', local],
  ['about:blank', https],
  ['file:///etc/passwd', https],
  ['ftp://archivos.ejemplo.do/x', https],
  ['', https],
])('%s may not', (link, hosts) => {
  expect(reportAddress(link, hosts)).toBeNull();
});
