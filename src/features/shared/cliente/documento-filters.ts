import { normaliseNumeroDocumento, tipoChosenBy } from '../../../domain/documents.ts';

type Place = 'quick' | 'advanced' | 'both';

/** The filters by document that every list has, under the names by which other screens lead to a filtered list. */
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

/** The choice between what is open and what is not; nothing chosen asks for both. */
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

/** What is sent of {@link isOpenFilter}; undefined for anything else that an address may hold. */
export function toIsOpen(chosen: string | undefined): boolean | undefined {
  return chosen === 'true' || (chosen === 'false' ? false : undefined);
}
