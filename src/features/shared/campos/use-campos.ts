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

/** The same campos give the same fields: what is told and what is drawn. */
const known = new WeakMap<ProductoCampos['campos'], readonly CampoField[]>();

function fieldsOf(campos: ProductoCampos['campos']): readonly CampoField[] {
  const fields = known.get(campos) ?? campoFields(campos);
  known.set(campos, fields);
  return fields;
}

/**
 * The technical fields of a product, loaded when it is chosen; `producto` is its id as text, empty while none is. `onLoaded` is told of them as they come,
 * and whose they are.
 */
export function useCampos(
  producto: string,
  contexto: CamposQuery['contexto'],
  onLoaded?: (fields: readonly CampoField[], producto: string) => void,
): Campos {
  const cdProducto = producto === '' ? null : Number(producto);
  const { status, data, retry } = useFetch(camposOf, { cdProducto, contexto }, (loaded) => {
    if (loaded.cdProducto !== null) onLoaded?.(fieldsOf(loaded.campos), String(loaded.cdProducto));
  });
  const fields = data?.cdProducto === cdProducto ? fieldsOf(data.campos) : null;
  // A product that has just been chosen is not asked for yet.
  if (status !== 'failed' && !fields) return { status: 'loading', fields: none, retry };
  return { status, fields: (status === 'ready' && fields) || none, retry };
}
