import { normaliseNumeroDocumento, tipoChosenBy } from '../../../domain/documents.ts';

type Place = 'quick' | 'advanced' | 'both';

/** The filters by document of every list; other screens link to a list by these names. */
export const documentoFilters = <const P extends Place>(place: P) =>
  [
    { name: 'tipoDocumento', label: 'Tipo de documento', kind: 'catalogo', catalogo: 'tipoDocumentos', place },
    {
      name: 'numeroDocumento',
      label: 'Número de documento',
      kind: 'text',
      place,
      normalise: normaliseNumeroDocumento,
      chooses: { filter: 'tipoDocumento', of: tipoChosenBy },
    },
  ] as const;

/** The filter for open or closed rows; without a choice the list shows both. */
export const isOpenFilter = {
  name: 'isOpen',
  label: 'Estado',
  kind: 'choice',
  options: [
    { value: 'true', label: 'Abiertas' },
    { value: 'false', label: 'Cerradas' },
  ],
  place: 'advanced',
} as const;

/** The query value of {@link isOpenFilter}; undefined for any other text of an address. */
export function toIsOpen(chosen: string | undefined): boolean | undefined {
  return chosen === 'true' || (chosen === 'false' ? false : undefined);
}
