/** A line of a file of the portal, named by a text in it. */
export type Table = readonly [file: string, text: string];
