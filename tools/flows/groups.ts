/**
 * What the machines are for, by their folder in src/machines, in the order in which docs/flows shows them: the first row is read first. A folder that is
 * named before it exists waits for its machine.
 */
export const groups: readonly { readonly title: string; readonly folders: readonly string[] }[] = [
  { title: 'From the quote to the policy', folders: ['negocio', 'cotizacion', 'emision', 'upload'] },
  { title: 'Clients', folders: ['cliente'] },
  { title: 'Requests', folders: ['solicitud'] },
  { title: 'The session and the frame', folders: ['session', 'ahead', 'search', 'version'] },
  {
    title: 'What every screen is made of',
    folders: ['list', 'walk', 'fetch', 'write', 'look-up', 'catalogo', 'report', 'export', 'draft', 'leave'],
  },
];
