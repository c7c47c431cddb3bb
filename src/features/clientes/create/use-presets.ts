import { useEffect } from 'react';
import { tipoDocumento } from '../../../domain/documents.ts';
import { tipoPersona } from '../../../domain/person-types.ts';
import { presetOption } from '../../../domain/preset-options.ts';
import { safeReturnTo } from '../../../domain/return-to.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';

/** What the wizard was opened for: a document, and the page that waits for its client. */
export interface Target {
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  /** A path of this app; null for the list. */
  readonly volver: string | null;
}

/** The target in the address: `?tipoDocumento=CED&numeroDocumento=…&volver=…` (assumptions C14). */
export function useTarget(): Target {
  const params = new URLSearchParams(useRawSearch());
  const volver = params.get('volver');
  return {
    tipoDocumento: params.get('tipoDocumento') ?? '',
    numeroDocumento: params.get('numeroDocumento') ?? '',
    volver: volver === null || safeReturnTo(volver) !== volver ? null : volver,
  };
}

/**
 * Puts the target's document into the form: an identity card is a natural person's and a company tax id a legal entity's, both Dominican; any
 * other waits until its type is offered (assumptions C14).
 */
export function usePresetDocumento(
  { values, set, choose, subscribe }: AppForm<ClienteValues>,
  target: Target,
  applies: boolean,
): void {
  const { catalogos } = usePortal();
  const { tipoDocumento: tipo, numeroDocumento: numero } = target;

  useEffect(() => {
    if (!applies || tipo === '' || numero === '' || values().nuDocumento !== '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const isOpen = () => !signal.aborted && values().idTipoDocumento === '' && values().nuDocumento === '';
    const apply = () => {
      choose('idTipoDocumento', tipo);
      set('nuDocumento', formatDocumento(tipo, numero));
    };
    const persona = { [tipoDocumento.cedula]: tipoPersona.natural, [tipoDocumento.rnc]: tipoPersona.juridica }[tipo];

    const preset = async () => {
      if (persona === undefined) return;
      const paises = await whenCatalogo(catalogos, 'paises', {}, signal);
      const pais = presetOption.pais(paises);
      if (!isOpen() || !pais) return;
      choose('idTipoPersona', String(persona));
      choose('idPais', pais.key);
      apply();
    };
    const applyWhenOffered = async () => {
      const { idPais, idTipoPersona } = values();
      if (!idPais || !idTipoPersona || !isOpen()) return;
      const tipos = await whenCatalogo(catalogos, 'tipoDocumentos', { idPais, idTipoPersona }, signal);
      const isSame = values().idPais === idPais && values().idTipoPersona === idTipoPersona;
      if (isSame && isOpen() && tipos.some(({ key }) => key === tipo)) apply();
    };
    const waitForType = () => subscribe(() => void applyWhenOffered().catch(() => undefined));
    const unsubscribe = persona === undefined ? waitForType() : () => undefined;
    preset().catch(() => undefined);
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [values, set, choose, subscribe, catalogos, tipo, numero, applies]);
}
