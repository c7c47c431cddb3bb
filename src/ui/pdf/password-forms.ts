/** A password as typed, then composed: some systems type decomposed letters. */
export const passwordForms = (typed: string): readonly string[] => [...new Set([typed, typed.normalize('NFC')])];
