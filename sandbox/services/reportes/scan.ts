import { createRandom } from '../../seed/random.ts';
import type { Paper } from './paper.ts';

/** Pixels of a letter page at 150 dots per inch. */
const WIDTH = 1275;
const HEIGHT = 1650;
const SEED = 20_261_124;
/** Longer than the window of a compressor. */
const GRAIN = 1_000_003;

let cachedScan: Buffer | undefined;

/** Picture of a scanned paper, 6 MB that do not compress. Created once per process. */
function scannedPaper(): Buffer {
  if (cachedScan === undefined) {
    const random = createRandom(SEED);
    const grain = Buffer.alloc(GRAIN);
    for (let index = 0; index < GRAIN; index += 1) grain[index] = random.int(216, 255);
    cachedScan = Buffer.alloc(WIDTH * HEIGHT * 3, grain);
  }
  return cachedScan;
}

/** A page filled by a scanned paper, under its name. */
export function drawScan(paper: Paper, titulo: string): void {
  paper.newPage();
  const { doc, left, width, y, bottom } = paper;
  paper.write([{ text: 'Anexo', x: left, y, size: 11, face: 'bold', color: 'brand' }]);
  // Uncompressed: the picture would not shrink.
  const picture = doc.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: WIDTH,
    Height: HEIGHT,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: [],
  });
  picture.end(scannedPaper());
  doc.page.xobjects['Scan'] = picture;
  const top = y + 20;
  const height = bottom - 4 - top;
  const across = Math.min(width, (height * WIDTH) / HEIGHT);
  const x = left + (width - across) / 2;
  doc.addContent(`q ${across} 0 0 ${-height} ${x} ${top + height} cm /Scan Do Q`);
  const stamp = { text: 'Copia digitalizada', x: x + 40, y: top + 50, size: 14, color: 'grey' } as const;
  paper.write([stamp, { text: titulo, x: x + 40, y: top + 72, size: 14, face: 'bold' }]);
  paper.y = bottom;
}
