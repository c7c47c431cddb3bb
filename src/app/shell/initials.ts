/** Words within a surname: 'de la Cruz'. */
const particles = new Set(['de', 'del', 'la', 'las', 'lo', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von']);

/** The letters in the user's circle: of the first name and of the first surname, which comes before the second one where there are two. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !particles.has(word.toLocaleLowerCase('es')));
  const surname = words.length > 3 ? words.at(-2) : words[1];
  return `${words[0]?.charAt(0) ?? ''}${surname?.charAt(0) ?? ''}`.toLocaleUpperCase('es');
}
