/** The fixed text for a failed call of one operation (specification 1 and 2, section 8). */
export interface NoticeRow {
  readonly title: string;
  readonly body: string;
}

/** The text of a failure; misspellings in `title` and `what` are the specification's. */
export const couldNot = (title: string, what: string): NoticeRow => ({
  title,
  body: `No se pudo ${what}, intente nuevamente o consulte con el centro de soporte`,
});
