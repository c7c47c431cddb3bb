import { useMemo } from 'react';
import type { CatalogoName, CatalogoOption, CatalogoParents } from '../../../domain/catalogos.ts';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';

/** What tables show of a key: its name in the catalogue, or the key itself while that is not here. */
export function useNames(
  catalogo: CatalogoName,
  parents?: CatalogoParents,
  nameOf: (option: CatalogoOption) => string = ({ nombre }) => nombre,
): (key: string) => string {
  const { options } = useCatalogo(catalogo, parents);
  const names = useMemo(() => new Map(options.map((option) => [option.key, nameOf(option)])), [options, nameOf]);
  return (key) => names.get(key) ?? key;
}

/** A phone's country: its code and its dial prefix, `DO +1` (specification 1, section 2, "Contact tab"). */
export function dialName({ nombre, pais }: CatalogoOption): string {
  const prefix = pais?.telPrefijo ? `+${pais.telPrefijo.replace(/^\+/, '')}` : '';
  return [pais?.idSigla ?? nombre, prefix].filter(Boolean).join(' ');
}

/** The same with the country's name, which people look for it by. */
export function dialOption(option: CatalogoOption): string {
  return `${dialName(option)} (${option.nombre})`;
}

/** The fixed parents of the code tables that the contact tab shows. */
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

/** What a table shows of a text: the text. */
export const asTyped = (text: string): string => text;
