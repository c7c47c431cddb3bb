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

/** EXIF orientations: the displayed corner of the upper left, and whether the photo is portrait. */
const ways = [
  { orientation: 1, corner: 'upper left', isPortrait: false },
  { orientation: 3, corner: 'lower right', isPortrait: false },
  { orientation: 6, corner: 'upper right', isPortrait: true },
  { orientation: 8, corner: 'lower left', isPortrait: true },
  // Mirrored.
  { orientation: 7, corner: 'lower right', isPortrait: true },
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
  for (const { orientation, corner, isPortrait } of ways) {
    const stored = documentsOf(numero).find(({ nmArchivo }) => nmArchivo === nameOf(orientation));
    const bytes = Buffer.from(stored?.bytes ?? []);
    // The pixels are turned and the EXIF data is removed, so any viewer shows the photo upright.
    expect(bytes.includes('Exif'), nameOf(orientation)).toBe(false);
    expect(await sidesOf(page, bytes), nameOf(orientation)).toEqual(isPortrait ? [2_022, 2_600] : [2_600, 2_022]);
    expect(await blackCorner(page, bytes), nameOf(orientation)).toBe(corner);
  }
});
