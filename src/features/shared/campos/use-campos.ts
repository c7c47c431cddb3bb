import type { CampoTecnico } from '../../../domain/campos.ts';
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

const none: readonly CampoTecnico[] = [];

/** The same campos give the same fields: what is told and what is drawn. */
const known = new WeakMap<readonly CampoTecnico[], readonly CampoField[]>();

function fieldsOf(campos: readonly CampoTecnico[]): readonly CampoField[] {
  const fields = known.get(campos) ?? campoFields(campos);
  known.set(campos, fields);
  return fields;
}

const cdOf = (producto: string) => (producto === '' ? null : Number(producto));

/** How the technical fields of a product stand by what was loaded last: none until they are here. */
export function camposOf(
  { status, data }: Pick<Fetched<ProductoCampos>, 'status' | 'data'>,
  producto: string,
): Pick<Campos, 'status'> & { readonly campos: readonly CampoTecnico[] } {
  const campos = data?.cdProducto === cdOf(producto) ? data.campos : null;
  // A product that has just been chosen is not asked for yet.
  if (status !== 'failed' && !campos) return { status: 'loading', campos: none };
  return { status, campos: (status === 'ready' && campos) || none };
}

/** Loads the technical fields of a product once it is chosen; `producto` is its id as text, empty while none is. */
export const useCamposRef = (producto: string, contexto: CamposQuery['contexto']): FetchRef<ProductoCampos> =>
  useFetchRef(productoCampos, { cdProducto: cdOf(producto), contexto });

function toCampos(fetched: Fetched<ProductoCampos>, producto: string): Campos {
  const { status, campos } = camposOf(fetched, producto);
  return { status, fields: fieldsOf(campos), retry: fetched.retry };
}

/** The technical fields of a product as they stand. */
export const useCamposFrom = (ref: FetchRef<ProductoCampos>, producto: string): Campos => toCampos(useFetched(ref), producto);

/** Loads and draws them in one; `onLoaded` is told of them as they come, and whose they are. */
export function useCampos(
  producto: string,
  contexto: CamposQuery['contexto'],
  onLoaded?: (fields: readonly CampoField[], producto: string) => void,
): Campos {
  const params = { cdProducto: cdOf(producto), contexto };
  const fetched = useFetch(productoCampos, params, ({ cdProducto, campos }) => {
    if (cdProducto !== null) onLoaded?.(fieldsOf(campos), String(cdProducto));
  });
  return toCampos(fetched, producto);
}
