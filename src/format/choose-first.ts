/** Words that the labels of the portal's choices begin with, and their article; those of technical fields come from the service. */
const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:tipo|país|producto)\b/i, 'el'],
  [/^(?:provincia|ciudad|moneda)\b/i, 'la'],
];

/** Says which field has to be filled before another one: 'Elige primero el tipo de documento.' */
export function chooseFirst(label: string): string {
  const [, article] = articles.find(([word]) => word.test(label)) ?? [];
  return article === undefined
    ? `Elige primero: ${label}.`
    : `Elige primero ${article} ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
}
