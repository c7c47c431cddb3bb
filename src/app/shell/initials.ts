/** Words within a surname: 'de la Cruz'. */
const particles = new Set(['de', 'del', 'la', 'las', 'lo', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von']);

/** The initials of a user: first name, and first of two surnames. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !particles.has(word.toLocaleLowerCase('es')));
  const surname = words.length > 3 ? words.at(-2) : words[1];
  return `${words[0]?.charAt(0) ?? ''}${surname?.charAt(0) ?? ''}`.toLocaleUpperCase('es');
}
