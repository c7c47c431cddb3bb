/**
 * Forms of a password to try: as typed, then composed. Files are locked with composed letters, and
 * some systems type decomposed ones.
 */
export const passwordForms = (typed: string): readonly string[] => [...new Set([typed, typed.normalize('NFC')])];
