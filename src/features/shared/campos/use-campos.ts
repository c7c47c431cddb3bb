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

const cdOf = (producto: string) => (producto === '' ? null : Number(producto));

/** What is asked for; `producto` is the id of the product as text, empty while none is chosen. */
const camposAsked = (producto: string, contexto: CamposQuery['contexto']): CamposQuery => ({
  cdProducto: cdOf(producto),
  contexto,
});

/** How the technical fields of a product stand by what was loaded last. */
export function camposOf(
  { status, data }: Pick<Fetched<ProductoCampos>, 'status' | 'data'>,
  producto: string,
): Pick<Campos, 'status' | 'fields'> {
  const fields = data?.cdProducto === cdOf(producto) ? fieldsOf(data.campos) : null;
  // A product that has just been chosen is not asked for yet.
  if (status !== 'failed' && !fields) return { status: 'loading', fields: none };
  return { status, fields: (status === 'ready' && fields) || none };
}

const camposFrom = ({ retry, ...fetched }: Fetched<ProductoCampos>, producto: string): Campos => ({
  ...camposOf(fetched, producto),
  retry,
});

/** Loads the technical fields of a product once it is chosen, without drawing them. */
export const useCamposRef = (producto: string, contexto: CamposQuery['contexto']): FetchRef<ProductoCampos> =>
  useFetchRef(productoCampos, camposAsked(producto, contexto));

/** The technical fields of a product as they stand. */
export const useCamposFrom = (ref: FetchRef<ProductoCampos>, producto: string): Campos => camposFrom(useFetched(ref), producto);

/** Both in one. `onLoaded` is told of the fields as they come, and whose they are. */
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
