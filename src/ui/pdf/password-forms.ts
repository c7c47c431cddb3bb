/** A password in the forms that are tried: as typed, then composed, for files are locked with composed letters and some systems type others. */
export const passwordForms = (typed: string): readonly string[] => [...new Set([typed, typed.normalize('NFC')])];
