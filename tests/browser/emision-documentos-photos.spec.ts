import { expect } from '../support/portal.ts';
import {
  blackCorner,
  choose,
  noiseJpeg,
  numero,
  openDocumentos,
  outcome,
  press,
  row,
  sidesOf,
  submit,
  test,
  turnedJpeg,
} from '../support/uploads-page.ts';

/** How a camera was held, with where its upper left corner is to be seen, and whether the picture stands. */
const ways = [
  { orientation: 1, corner: 'upper left', stands: false },
  { orientation: 3, corner: 'lower right', stands: false },
  { orientation: 6, corner: 'upper right', stands: true },
  { orientation: 8, corner: 'lower left', stands: true },
  // In a mirror.
  { orientation: 7, corner: 'lower right', stands: true },
] as const;
const nameOf = (orientation: number) => `girada ${orientation}.jpg`;

test('a photo with a rotation in its EXIF data is upright after it is made smaller @slow', async ({
  page,
  enter,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const photo = await noiseJpeg(page, 2_700, 2_100);
  expect(photo.length).toBeGreaterThan(4 * 1024 * 1024);
  await choose(
    page,
    ways.map(({ orientation }) => write(nameOf(orientation), turnedJpeg(photo, orientation))),
  );
  for (const { orientation } of ways) {
    const name = nameOf(orientation);
    await press(page, 'Reducir y usar', name).click();
    await expect(row(page, name)).toContainText('Sin subir', { timeout: 30_000 });
  }
  await submit(page).click();
  await expect(outcome(page)).toHaveText(`Cargados: ${ways.length}.`, { timeout: 60_000 });
  for (const { orientation, corner, stands } of ways) {
    const stored = documentsOf(numero).find(({ nmArchivo }) => nmArchivo === nameOf(orientation));
    const bytes = Buffer.from(stored?.bytes ?? []);
    // What it was turned by is gone with its EXIF data: whoever shows it needs to know nothing of it.
    expect(bytes.includes('Exif'), nameOf(orientation)).toBe(false);
    expect(await sidesOf(page, bytes), nameOf(orientation)).toEqual(stands ? [2_022, 2_600] : [2_600, 2_022]);
    expect(await blackCorner(page, bytes), nameOf(orientation)).toBe(corner);
  }
});
