import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tipoChosenBy } from '../../../domain/documents.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { FieldMethods } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** Lets the number of a document choose its type while the user has chosen none. */
export function useTipoChosen(form: Pick<FieldMethods, 'valueOf' | 'set' | 'choose' | 'subscribe'>) {
  const { catalogos } = usePortal();
  const textOf = (name: string) => String(form.valueOf(name));
  const [initialTipo] = useState(() => textOf('tipoDocumento'));
  // A complete document at the start has a type that somebody chose.
  const [wasChosen] = useState(() => initialTipo !== '' && textOf('numeroDocumento') !== '');
  const isChosenByUser = useRef(wasChosen);
  const isFree = () => !isChosenByUser.current || textOf('tipoDocumento') === '';

  const put = (tipo: string) => {
    const numero = textOf('numeroDocumento');
    form.set('tipoDocumento', tipo);
    form.set('numeroDocumento', formatDocumento(tipo, numero));
  };
  const look = (isLeft: boolean) => {
    if (!isFree()) return;
    const numero = textOf('numeroDocumento');
    const tipo = tipoChosenBy(numero, isLeft) ?? (numero === '' ? initialTipo : undefined);
    if (tipo === undefined || tipo === textOf('tipoDocumento')) return;
    if (nameInCatalogo(catalogos, 'tipoDocumentos', {}, tipo) !== '') put(tipo);
  };
  const numeroChanged = useEffectEvent(() => look(false));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe((name) => {
        if (name === 'numeroDocumento') numeroChanged();
      }),
    [subscribe],
  );
  return {
    leave: () => look(true),
    /** Keeps the number for the first chosen type; a change of a chosen type empties the number. */
    choose: (tipo: string) => {
      const wasFree = isFree();
      // Set before `put`: the rewritten number would choose a type again.
      isChosenByUser.current = tipo !== '';
      if (wasFree) put(tipo);
      else form.choose('tipoDocumento', tipo);
    },
  };
}
