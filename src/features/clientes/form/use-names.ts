import { useMemo } from 'react';
import type { CatalogoName, CatalogoOption, CatalogoParents } from '../../../domain/catalogos.ts';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';

/** Gives a key's name in a catalogue, or the key while the name is not loaded. */
export function useNames(
  catalogo: CatalogoName,
  parents?: CatalogoParents,
  nameOf: (option: CatalogoOption) => string = ({ nombre }) => nombre,
): (key: string) => string {
  const { options } = useCatalogo(catalogo, parents);
  const names = useMemo(() => new Map(options.map((option) => [option.key, nameOf(option)])), [options, nameOf]);
  return (key) => names.get(key) ?? key;
}

/** A country with its dial prefix, `DO +1` (specification 1, section 2, "Contact tab"). */
export function dialName({ nombre, pais }: CatalogoOption): string {
  const prefix = pais?.telPrefijo ? `+${pais.telPrefijo.replace(/^\+/, '')}` : '';
  return [pais?.idSigla ?? nombre, prefix].filter(Boolean).join(' ');
}

/** {@link dialName} with the country's name, which people type to find the option. */
export function dialOption(option: CatalogoOption): string {
  return `${dialName(option)} (${option.nombre})`;
}

/** The fixed parents of the code tables in the contact tab. */
export const codes = {
  stTelefono: { code: 'ST_TELEFONO' },
  canal: { code: 'CD_CANAL_INFORMACION' },
  tpEmail: { code: 'TP_EMAIL' },
  status: { code: 'STATUS' },
  tpDireccion: { code: 'TP_DIRECCION' },
  tpVivienda: { code: 'TP_VIVIENDA' },
} as const;

/** The parent of the banks that accept direct debit. */
export const directDebit = { indDebito: '1' } as const;

/** Shows a text unchanged. */
export const asTyped = (text: string): string => text;
