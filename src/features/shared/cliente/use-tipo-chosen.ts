import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tipoChosenBy } from '../../../domain/documents.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { FieldMethods } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** Lets the number of a document choose its type (`numeroDocumento`, `tipoDocumento`) where nobody has chosen one. */
export function useTipoChosen(form: Pick<FieldMethods, 'valueOf' | 'set' | 'choose' | 'subscribe'>) {
  const { catalogos } = usePortal();
  const textOf = (name: string) => String(form.valueOf(name));
  const [begun] = useState(() => textOf('tipoDocumento'));
  // A document that was there when the field came was chosen by somebody.
  const [first] = useState(() => begun !== '' && textOf('numeroDocumento') !== '');
  const isOwn = useRef(first);
  const isFree = () => !isOwn.current || textOf('tipoDocumento') === '';

  /** The typed number stays, written as its new type writes it. */
  const put = (tipo: string) => {
    const numero = textOf('numeroDocumento');
    form.set('tipoDocumento', tipo);
    form.set('numeroDocumento', formatDocumento(tipo, numero));
  };
  const look = (isLeft: boolean) => {
    if (!isFree()) return;
    const numero = textOf('numeroDocumento');
    const tipo = tipoChosenBy(numero, isLeft) ?? (numero === '' ? begun : undefined);
    if (tipo === undefined || tipo === textOf('tipoDocumento')) return;
    if (nameInCatalogo(catalogos, 'tipoDocumentos', {}, tipo) !== '') put(tipo);
  };
  const hear = useEffectEvent(() => look(false));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe((name) => {
        if (name === 'numeroDocumento') hear();
      }),
    [subscribe],
  );
  return {
    /** The number was left. */
    leave: () => look(true),
    /** The person has chosen a type: a number that was typed before stays, that of another chosen type does not. */
    choose: (tipo: string) => {
      const wasFree = isFree();
      // Before the number is written anew, which would choose a type once more.
      isOwn.current = tipo !== '';
      if (wasFree) put(tipo);
      else form.choose('tipoDocumento', tipo);
    },
  };
}
