/** A line of a file of the portal, found by a text in it. */
export type Table = readonly [file: string, text: string];
