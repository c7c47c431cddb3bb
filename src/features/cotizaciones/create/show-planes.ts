/** Element id of the plans' heading, which takes the focus when the plans arrive. */
export const planesId = 'cotizacion-planes';

/** Scrolls to the plans and focuses their heading, once drawn and while `isWanted` holds. */
export function showPlanes(isWanted: () => boolean): void {
  requestAnimationFrame(() => {
    if (!isWanted()) return;
    const heading = document.getElementById(planesId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
