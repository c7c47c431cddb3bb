import type { CatalogoOption } from '../../../domain/catalogos.ts';
import { presetOption } from '../../../domain/preset-options.ts';
import { typedPhone } from '../../../format/contact-links.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';

/** The catalogues that explain the codes of a client's phones. */
export interface PhoneCatalogos {
  readonly paises: readonly CatalogoOption[];
  readonly tipos: readonly CatalogoOption[];
  readonly estatus: readonly CatalogoOption[];
}

const isMobileName = (name: string) => /^(?:celular|m[oó]vil)/i.test(name.trim());

/** The mobile numbers of a client, active ones first, with the code of a known country. */
export function mobilesOf(cliente: Cliente, { paises, tipos, estatus }: PhoneCatalogos): readonly string[] {
  const mobileTypes = tipos.filter(({ nombre }) => isMobileName(nombre)).map(({ key }) => key);
  const active = presetOption.estatus(estatus)?.key;
  const rank = (idStatus: string | null | undefined) => (active === undefined || idStatus === active ? 0 : 1);
  const phones = cliente.telefonos
    .filter(({ idTipoNumero }) => mobileTypes.includes(String(idTipoNumero)))
    .toSorted((a, b) => rank(a.idStatus) - rank(b.idStatus))
    .map(({ idPais, nuArea, numero }) => {
      const prefix = paises.find(({ key }) => key === String(idPais))?.pais?.telPrefijo;
      return typedPhone(prefix, nuArea ?? '', numero);
    });
  return [...new Set(phones.filter((phone) => phone !== ''))];
}
