/** The portal's own labels by article; those of technical fields come from the service. */
const known = /^(?:(tipo|país|producto)|provincia|ciudad|moneda)\b/i;

/** The hint to fill another field first: 'Elige primero el tipo de documento.' */
export function chooseFirst(label: string): string {
  const found = known.exec(label);
  return `Elige primero${found ? ` ${found[1] ? 'el' : 'la'} ${label.charAt(0).toLowerCase()}${label.slice(1)}` : `: ${label}`}.`;
}
