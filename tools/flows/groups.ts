/** Machines by purpose and folder, in the order of docs/flows; a folder need not exist yet. */
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
