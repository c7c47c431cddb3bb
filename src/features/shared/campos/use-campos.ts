import { type CamposQuery, defineFetchCamposActor, type ProductoCampos } from '../../../machines/actors/productos.ts';
import {
  type FetchDefinition,
  type Fetched,
  type FetchRef,
  useFetch,
  useFetched,
  useFetchRef,
} from '../../../kit/portal/use-fetch.ts';
import { type CampoField, campoFields } from './campo-values.ts';

const productoCampos: FetchDefinition<ProductoCampos, CamposQuery> = {
  operation: 'fetchProductoCampos',
  defineLoad: defineFetchCamposActor,
};

/** The technical fields of a product, and how their loading stands. */
export interface Campos {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until the fields are loaded. */
  readonly fields: readonly CampoField[];
  readonly retry: () => void;
}

const none: readonly CampoField[] = [];

/** Gives the same fields for the same campos, so that memoised readers see no change. */
const fieldsByCampos = new WeakMap<ProductoCampos['campos'], readonly CampoField[]>();

function fieldsOf(campos: ProductoCampos['campos']): readonly CampoField[] {
  const fields = fieldsByCampos.get(campos) ?? campoFields(campos);
  fieldsByCampos.set(campos, fields);
  return fields;
}

const cdOf = (producto: string) => (producto === '' ? null : Number(producto));

/** `producto` is the id of the product as text, empty while none is chosen. */
const camposAsked = (producto: string, contexto: CamposQuery['contexto']): CamposQuery => ({
  cdProducto: cdOf(producto),
  contexto,
});

/** The technical fields of a product from the last loaded answer. */
export function camposOf(
  { status, data }: Pick<Fetched<ProductoCampos>, 'status' | 'data'>,
  producto: string,
): Pick<Campos, 'status' | 'fields'> {
  const fields = data?.cdProducto === cdOf(producto) ? fieldsOf(data.campos) : null;
  // The fetch still holds the answer of the former product.
  if (status !== 'failed' && !fields) return { status: 'loading', fields: none };
  return { status, fields: (status === 'ready' && fields) || none };
}

const camposFrom = ({ retry, ...fetched }: Fetched<ProductoCampos>, producto: string): Campos => ({
  ...camposOf(fetched, producto),
  retry,
});

/** Loads the technical fields of a product without drawing the caller anew. */
export const useCamposRef = (producto: string, contexto: CamposQuery['contexto']): FetchRef<ProductoCampos> =>
  useFetchRef(productoCampos, camposAsked(producto, contexto));

/** The technical fields of a product from a running fetch. */
export const useCamposFrom = (ref: FetchRef<ProductoCampos>, producto: string): Campos => camposFrom(useFetched(ref), producto);

/** Loads and gives the technical fields of a product; calls `onLoaded` with each new answer. */
export function useCampos(
  producto: string,
  contexto: CamposQuery['contexto'],
  onLoaded?: (fields: readonly CampoField[], producto: string) => void,
): Campos {
  const fetched = useFetch(productoCampos, camposAsked(producto, contexto), (loaded) => {
    if (loaded.cdProducto !== null) onLoaded?.(fieldsOf(loaded.campos), String(loaded.cdProducto));
  });
  return camposFrom(fetched, producto);
}
