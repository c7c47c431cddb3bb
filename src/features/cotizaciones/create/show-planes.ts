/** Of the heading of the plans: it takes the focus once they have come. */
export const planesId = 'cotizacion-planes';

/** Brings the plans into sight and gives them the focus, which tells of them; once they are drawn, and while `isWanted`. */
export function showPlanes(isWanted: () => boolean): void {
  requestAnimationFrame(() => {
    if (!isWanted()) return;
    const heading = document.getElementById(planesId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
