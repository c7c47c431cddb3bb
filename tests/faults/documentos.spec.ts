import { closeToasts, expect } from '../support/portal.ts';
import {
  bytesOf,
  choose,
  failUploads,
  lookUps,
  numero,
  openDocumentos,
  outcome,
  press,
  row,
  sha256,
  statusesOf,
  submit,
  test,
} from '../support/uploads-page.ts';
import { noteCell } from './cells.ts';

// Faults of uploads, with five documents of four kinds at a time, and the rows of the database at the end.

const mostBytes = 10 * 1024 * 1024;

test.use({ world: 'documentos' });

interface FaultCase {
  readonly fault: string;
  /** The status of the first attempt; 0 where none came. */
  readonly first: number;
  /** The row's badge and message after the first attempt. */
  readonly says: readonly [badge: string, message: string];
  /** Whether the portal reads the quote before it sends the document again. */
  readonly asked: boolean;
  /** The first attempt was stored. */
  readonly stored: boolean;
}

const uncertain = ['Sin confirmar', 'No se sabe si quedó guardado. Si reintentas, primero se comprobará.'] as const;
const told = (status: number) => ['No se subió', `El sandbox responde ${status} porque así se le pidió.`] as const;

const faults: readonly FaultCase[] = [
  { fault: '400', first: 400, says: told(400), asked: false, stored: false },
  { fault: '403', first: 403, says: told(403), asked: false, stored: false },
  { fault: '409', first: 409, says: told(409), asked: false, stored: false },
  { fault: '413', first: 413, says: told(413), asked: false, stored: false },
  { fault: '500', first: 500, says: uncertain, asked: true, stored: false },
  { fault: '503', first: 503, says: uncertain, asked: true, stored: false },
  { fault: 'html', first: 200, says: uncertain, asked: true, stored: false },
  { fault: 'shape', first: 200, says: uncertain, asked: true, stored: false },
  { fault: 'truncated', first: 200, says: uncertain, asked: true, stored: true },
  { fault: 'refuse', first: 0, says: uncertain, asked: true, stored: false },
  { fault: 'drop', first: 0, says: uncertain, asked: true, stored: true },
];

/** Readable names of the faults that the sandbox names by a keyword. */
const names: Readonly<Record<string, string>> = {
  html: '200 with a page',
  shape: 'wrong type',
  truncated: 'half an answer',
  refuse: 'cut before',
  drop: 'cut after',
};

const kinds = [
  ['pdf.pdf', bytesOf('pdf', 30_000, 'pdf')],
  ['jpeg.jpg', bytesOf('jpeg', 700_000, 'jpeg')],
  ['png.png', bytesOf('png', 30_000, 'png')],
  ['diez.pdf', bytesOf('pdf', mostBytes, 'diez')],
] as const;

for (const { fault, first, says, asked, stored } of faults) {
  test(`uploads that meet ${fault} are ${stored ? 'found' : 'sent again'} one by one, or removed`, async ({
    page,
    enter,
    sandbox,
    documentsOf,
    write,
  }) => {
    // Before the page is opened: where the service cuts a connection none may be reused.
    failUploads(sandbox, `${fault}x5`);
    await openDocumentos(page, enter);
    await choose(page, [...kinds.map(([nombre, bytes]) => write(nombre, bytes)), write('sobra.pdf', bytesOf('pdf', 900))]);
    await expect(submit(page)).toHaveText('Subir documentos (5)');
    await submit(page).click();
    await expect(outcome(page)).toHaveText('Con error: 5.', { timeout: 30_000 });
    for (const [nombre] of kinds) for (const said of says) await expect(row(page, nombre)).toContainText(said);
    expect(documentsOf(numero)).toHaveLength(stored ? 5 : 0);

    await closeToasts(page);
    await press(page, 'Quitar', 'sobra.pdf').click();
    await expect(row(page, 'sobra.pdf')).toHaveCount(0);
    for (const [index, [nombre]] of kinds.entries()) {
      await press(page, 'Reintentar', nombre).click();
      await expect(row(page, nombre)).toContainText('Cargado', { timeout: 30_000 });
      expect(lookUps(sandbox), nombre).toBe(asked ? index + 1 : 0);
      expect(await statusesOf(page, nombre), nombre).toEqual(stored ? [first] : [first, 200]);
    }
    await expect(outcome(page)).toHaveText('Cargados: 4.');
    expect(await statusesOf(page, 'sobra.pdf')).toEqual([first]);
    const held = Object.fromEntries(documentsOf(numero).map(({ nmArchivo, bytes }) => [nmArchivo, sha256(bytes)]));
    // A document stored without an answer stays with the quote, as no call removes documents.
    const left = stored ? { 'sobra.pdf': sha256(bytesOf('pdf', 900)) } : {};
    expect(held).toEqual({ ...left, ...Object.fromEntries(kinds.map(([nombre, bytes]) => [nombre, sha256(bytes)])) });
    expect(documentsOf(numero)).toHaveLength(stored ? 5 : 4);
    noteCell(test.info(), {
      table: 'What is sent',
      screen: 'Subir documentos',
      fault: names[fault] ?? fault,
      shown: says.map((words) => `«${words}»`).join(' '),
      kept: 'all',
      written: '1 each',
    });
  });
}
