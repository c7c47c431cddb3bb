import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DatosDocumento,
  findDatoProblems,
  judgeArchivo,
  kindOf,
  missingTramites,
  mostBytes,
  nameArchivo,
  nameAsKind,
  noDay,
  storedOf,
  withDocumento,
} from './documentos.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);
const mega = 1024 * 1024;
/** What the driver of a printer writes before a document. */
const job = (name: string) => `\u001B%-12345X@PJL JOB NAME="${name}"\r\n@PJL ENTER LANGUAGE=PDF\r\n`;

describe('The kind of a file', () => {
  test.each([
    ['a PDF', text('%PDF-1.7'), 'pdf'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46), 'jpeg'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'png'],
    ['a program', text('MZ\u0090\u0000'), null],
    ['a PDF after a space', text(' %PDF-1.'), 'pdf'],
    ['a PDF after a byte order mark', text('\u{FEFF}%PDF-1.4'), 'pdf'],
    ['a PDF after line breaks', text('\r\n\n%PDF-1.4'), 'pdf'],
    ['a PDF after the lines of a printer', text(`${job('c\u00E9dula')}%PDF-1.6`), 'pdf'],
    ['a PDF after a byte order mark and a line of a printer', text(`\u{FEFF}${job('a')}%PDF-1.6`), 'pdf'],
    ['a PDF after zeros', text(`${'\0'.repeat(512)}%PDF-1.3`), 'pdf'],
    ['a PDF after the head of its answer', text('Content-Type: application/pdf\r\n\r\n%PDF-1.3'), 'pdf'],
    ['a PDF whose head ends with the 1,024th byte', text(`${' '.repeat(1019)}%PDF-1.3`), 'pdf'],
    ['a PDF whose head ends one byte later', text(`${' '.repeat(1020)}%PDF-1.3`), null],
    ['an archive that holds a PDF', text('PK\u0003\u0004\u0014\0\0\0a.pdf%PDF-1.3'), null],
    ['an archive of another kind', text(`a.pdf${'\0'.repeat(507)}%PDF-1.3`), null],
    ['a signed envelope around a PDF', bytes(0x30, 0x80, 0x06, 0x09, ...text('%PDF-1.3')), null],
    ['a page that names a PDF', text('\n<html>%PDF-1.3'), null],
    ['a page with a byte order mark that names a PDF', text('\u{FEFF} <html>%PDF-1.3'), null],
    ['a JPEG that names a PDF', bytes(0xff, 0xd8, 0xff, 0xe1, ...text('%PDF-1.3')), 'jpeg'],
    ['half a head', text('%PDF'), null],
    ['half a PNG', bytes(0x89, 0x50, 0x4e, 0x47), null],
    ['a GIF', text('GIF89a..'), null],
    ['a photo of an iPhone', text('\0\0\0\u0024ftypheic\0\0\0\0mif1'), 'picture'],
    ['a photo of ten bits', text('\0\0\0\u0018ftypheix\0\0\0\0'), 'picture'],
    ['a photo of another phone', text('\0\0\0\u0018ftypmif1\0\0\0\0heic'), 'picture'],
    ['a burst of photos', text('\0\0\0\u0018ftyphevc\0\0\0\0'), 'picture'],
    ['an AVIF', text('\0\0\0\u0020ftypavif\0\0\0\0'), 'picture'],
    ['a WebP', text('RIFF\u0010\0\0\0WEBPVP8 '), 'picture'],
    ['a TIFF or a raw photo', text('II*\0\u0008\0\0\0'), 'picture'],
    ['a TIFF of the other order', text('MM\0*\0\0\0\u0008'), 'picture'],
    ['a film of a phone', text('\0\0\0\u0014ftypqt  \0\0\0\0'), null],
    ['another film', text('\0\0\0\u0018ftypmp42\0\0\0\0'), null],
    ['a sound', text('RIFF\u0010\0\0\0WAVEfmt '), null],
    ['markup', text('<svg xml'), null],
    ['nothing', bytes(), null],
  ])('%s is detected by its first bytes', (_, head, kind) => {
    expect(kindOf(head)).toBe(kind);
  });

  test.each([
    ['pdf', 1, 'fine'],
    ['pdf', mostBytes, 'fine'],
    ['pdf', mostBytes + 1, 'tooLarge'],
    ['jpeg', 4 * mega, 'fine'],
    ['jpeg', 4 * mega + 1, 'large'],
    ['png', mostBytes + 1, 'large'],
    ['pdf', 0, 'empty'],
    [null, 0, 'empty'],
    ['picture', 7, 'picture'],
    ['picture', mostBytes + 1, 'picture'],
    ['picture', 0, 'empty'],
    [null, 7, 'kind'],
    [null, mostBytes + 1, 'kind'],
  ] as const)('%s of %i bytes is %s', (kind, size, verdict) => {
    expect(judgeArchivo(kind, size)).toBe(verdict);
  });
});

const typed = (day: string | null) => (day === null ? { typed: '31-02-2026', day } : { typed: day, day });
const datos = (id: number | null, emision?: string | null, vencimiento?: string | null): DatosDocumento => ({
  idDocumentoTramite: id,
  feEmision: emision === undefined ? noDay : typed(emision),
  feVencimiento: vencimiento === undefined ? noDay : typed(vencimiento),
});

test.each([
  ['the kind alone', datos(1), {}],
  ['no kind', datos(null), { idDocumentoTramite: 'missing' }],
  ['today', datos(1, '2026-11-22'), {}],
  ['tomorrow', datos(1, '2026-11-23'), { feEmision: 'future' }],
  ['no day', datos(1, null, null), { feEmision: 'noSuchDay', feVencimiento: 'noSuchDay' }],
  ['an expiry before the issue', datos(1, '2026-01-02', '2026-01-01'), { feVencimiento: 'beforeEmision' }],
  ['both on one day', datos(1, '2026-01-02', '2026-01-02'), {}],
  ['an expiry alone', datos(1, undefined, '2001-01-01'), {}],
  ['spaces', { ...datos(1), feEmision: { typed: '  ', day: null } }, {}],
  [
    'all of it',
    datos(null, '2027-01-02', '2026-01-01'),
    { idDocumentoTramite: 'missing', feEmision: 'future', feVencimiento: 'beforeEmision' },
  ],
])('the data of a document with %s', (_, given, problems) => {
  expect(findDatoProblems(given, '2026-11-22')).toEqual(problems);
});

describe('The name of a file', () => {
  const long = `${'ñ'.repeat(300)}.pdf`;
  test.each([
    ['cedula.pdf', [], 'cedula.pdf'],
    ['  cedula.pdf ', [], 'cedula.pdf'],
    ['', [], 'documento'],
    ['ce\u0301dula.pdf', [], 'cédula.pdf'],
    ['cedula.pdf', ['otra.pdf'], 'cedula.pdf'],
    ['cedula.pdf', ['Cedula.PDF'], 'cedula (2).pdf'],
    ['image.jpg', ['image.jpg', 'image (2).jpg'], 'image (3).jpg'],
    // A smaller picture would be image.jpg.
    ['image.png', ['image.jpg'], 'image (2).png'],
    ['image.jpeg', ['image.png'], 'image (2).jpeg'],
    ['image.pdf', ['image.jpg'], 'image.pdf'],
    ['sin punto', ['sin punto'], 'sin punto (2)'],
    ['..\\..\\x.pdf', [], 'x.pdf'],
    ['../../etc/x.pdf', [], 'x.pdf'],
    ['C:\\fakepath\\Mi c\u0065\u0301dula.pdf', [], 'Mi cédula.pdf'],
    ['a/b\\c.png', [], 'c.png'],
    ['carpeta/', [], 'carpeta'],
    ['..', [], 'documento'],
    ['/. .\\', [], 'documento'],
    ['cedula.exe. ', [], 'cedula.exe'],
    ['.pdf', [], 'pdf'],
    // Shown as 'factura' + 'fdp.exe' reversed.
    ['factura\u202Eexe.pdf', [], 'facturaexe.pdf'],
    ['\u2067cedula\u2069.pdf', [], 'cedula.pdf'],
    ['ce\u200Bdula\u200F.pdf\u00AD', [], 'cedula.pdf'],
    ['ce\ndula\u0000\u0085.pdf\r', [], 'ce dula  .pdf'],
    // The name of a screenshot on a Mac.
    ['Captura 9.41\u202Fa.\u00A0m..png', [], 'Captura 9.41 a. m..png'],
    ['mal\uD800.pdf', [], 'mal\uFFFD.pdf'],
    // The claimed ending may be wrong.
    ['cedula.pdf.exe', ['cedula.pdf'], 'cedula.pdf (2).exe'],
    ['cedula', ['cedula.pdf'], 'cedula (2)'],
    ['cedula.pdf', ['cedula'], 'cedula (2).pdf'],
    ['a.tar.gz', ['a.tar.gz'], 'a.tar (2).gz'],
    [long, [], `${'ñ'.repeat(251)}.pdf`],
    [long, [`${'ñ'.repeat(251)}.pdf`], `${'ñ'.repeat(247)} (2).pdf`],
    [`${'🌴'.repeat(255)}.png`, [], `${'🌴'.repeat(251)}.png`],
  ])('%j beside %j is %j', (name, taken, named) => {
    expect(nameArchivo(name, taken)).toBe(named);
  });

  test.each([
    ['foto.png', 'jpeg', 'foto.jpg'],
    ['foto.PNG', 'jpeg', 'foto.jpg'],
    ['foto.JPG', 'jpeg', 'foto.JPG'],
    ['foto.jpeg', 'jpeg', 'foto.jpeg'],
    ['foto.jfif', 'jpeg', 'foto.jfif'],
    ['foto', 'jpeg', 'foto.jpg'],
    ['foto.exe', 'jpeg', 'foto.exe.jpg'],
    ['foto.jpg', 'png', 'foto.png'],
    ['foto.heic', 'jpeg', 'foto.heic.jpg'],
    ['cedula.pdf.exe', 'pdf', 'cedula.pdf'],
    ['cedula.PDF.scr', 'pdf', 'cedula.PDF'],
    ['cedula.jpg.exe', 'jpeg', 'cedula.jpg'],
    ['cedula.pdf', 'png', 'cedula.pdf.png'],
    ['Cédula de J. Pérez', 'pdf', 'Cédula de J. Pérez.pdf'],
    ['v1.2', 'pdf', 'v1.2.pdf'],
    ['x'.repeat(255), 'jpeg', `${'x'.repeat(251)}.jpg`],
    ['x'.repeat(255), 'pdf', `${'x'.repeat(251)}.pdf`],
  ] as const)('%j of a %s is %j', (name, kind, named) => {
    expect(nameAsKind(name, kind)).toBe(named);
  });

  test('is plain, fits the wire and is unique, whatever the names and kinds of the files', () => {
    const part = fc.oneof(
      fc.constantFrom('a', 'é', 'e\u0301', '.', '..', '/', '\\', ' ', '.pdf', '.jpg', '.PNG', '.exe', ' (2)'),
      fc.constantFrom('\u202E', '\u2066', '\u2069', '\u200B', '\u0000', '\n', '\u007F', '\u{1F334}'),
      fc.string({ maxLength: 300 }),
    );
    const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    const kind = fc.constantFrom('pdf', 'jpeg', 'png');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, kind), { maxLength: 6 }), (files) => {
        const taken: string[] = [];
        for (const [given] of files) taken.push(nameArchivo(given, taken));
        const sent = taken.map((one, index) => nameAsKind(one, files[index]?.[1] ?? 'pdf'));
        expect(new Set(sent.map((one) => one.toLowerCase())).size).toBe(files.length);
        for (const one of sent) {
          expect(one).toMatch(/^[^/\\\p{Cc}\p{Bidi_Control}]+\.(?:pdf|jpe?g?|jfif|png)$/iu);
          expect(one).toBe(one.normalize('NFC'));
          expect(Array.from(one).length).toBeLessThanOrEqual(255);
        }
      }),
    );
  });
});

const one = { idDocumentoTramite: 1, nmArchivo: 'a.pdf', feEmisionDocumento: null, feVencimientoDocumento: null };

test('a document replaces only one of the same kind and name', () => {
  const stored = [one, { ...one, nmArchivo: 'b.pdf' }, { ...one, idDocumentoTramite: 2 }];
  const again = { ...one, feEmisionDocumento: '2026-01-01' };
  expect(withDocumento(stored, again)).toEqual([...stored.slice(1), again]);
});

test('a mandatory document is missing until one of its kind is stored', () => {
  const tramites = [
    { idDocumentoTramite: 1, nombre: 'Cédula', obligatorio: true },
    { idDocumentoTramite: 2, nombre: 'Matrícula', obligatorio: true },
    { idDocumentoTramite: 3, nombre: 'Fotos', obligatorio: false },
    { idDocumentoTramite: 4, nombre: 'Otros', obligatorio: null },
  ];
  expect(missingTramites(tramites, [one]).map(({ nombre }) => nombre)).toEqual(['Matrícula']);
  expect(missingTramites(tramites, [])).toEqual(tramites.slice(0, 2));
});

test('a detail without documents has none', () => {
  expect([undefined, null, []].map(storedOf)).toEqual([[], [], []]);
  expect(storedOf([{ idDocumentoTramite: 1, nmArchivo: 'a.pdf' }])).toEqual([one]);
});
