/** The fixed words of one operation's failed call (specification 1 and 2, section 8). */
export interface NoticeRow {
  readonly title: string;
  readonly body: string;
}

/** What is said of something that failed; misspellings of a title or of `what` are the specification's. */
export const couldNot = (title: string, what: string): NoticeRow => ({
  title,
  body: `No se pudo ${what}, intente nuevamente o consulte con el centro de soporte`,
});
