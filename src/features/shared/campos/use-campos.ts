import { useMemo } from 'react';
import { type CamposQuery, defineFetchCamposActor, type ProductoCampos } from '../../../machines/actors/productos.ts';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';
import { type CampoField, campoFields } from './campo-values.ts';

const camposOf: FetchDefinition<ProductoCampos, CamposQuery> = {
  operation: 'fetchProductoCampos',
  defineLoad: defineFetchCamposActor,
};

/** The technical fields of a product as a form has them. */
export interface Campos {
  readonly status: 'loading' | 'ready' | 'failed';
  /** None until they are here. */
  readonly fields: readonly CampoField[];
  readonly retry: () => void;
}

const none: readonly CampoField[] = [];

/** The technical fields of a product, loaded when it is chosen; `producto` is its id as text, empty while none is. */
export function useCampos(producto: string, contexto: CamposQuery['contexto']): Campos {
  const cdProducto = producto === '' ? null : Number(producto);
  const { status, data, retry } = useFetch(camposOf, { cdProducto, contexto });
  const campos = data?.cdProducto === cdProducto ? data.campos : null;
  const fields = useMemo(() => campos && campoFields(campos), [campos]);
  // A product that has just been chosen is not asked for yet.
  if (status !== 'failed' && !fields) return { status: 'loading', fields: none, retry };
  return { status, fields: (status === 'ready' && fields) || none, retry };
}
