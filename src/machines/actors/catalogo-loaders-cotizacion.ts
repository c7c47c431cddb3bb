import { callRows } from '../../api/call.ts';
import type { CatalogoName } from '../../domain/catalogos.ts';
import { areaProductos } from '../../domain/cotizaciones.ts';
import { zFetchFormaPagosResponse } from '../../generated/schemas/emisiones.ts';
import { zFetchProductosByCanalResponse, zFetchTablaInformacionesResponse } from '../../generated/schemas/productos.ts';
import { catalogoCalls } from './catalogo-calls.ts';
import { type CatalogoLoader, defineLoader } from './catalogo-loader.ts';

/** The catalogues of quotes and issuances, in a chunk of theirs (specification 2, section 7). */
export const cotizacionLoaders = {
  /** The products of the portal's channel and area (specification 2, section 9). */
  productos: defineLoader(async (core, _parents, signal) => {
    const { rows, dropped } = await callRows('fetchProductosByCanal', zFetchProductosByCanalResponse, () =>
      catalogoCalls.productos(core, signal),
    );
    return { rows: rows.filter(({ idArea }) => idArea === areaProductos), dropped };
  }),
  formaPagos: defineLoader((core, _parents, signal) =>
    callRows('fetchFormaPagos', zFetchFormaPagosResponse, () => catalogoCalls.formaPagos(core, signal)),
  ),
  tablaInformaciones: defineLoader((core, { IdTabla, ...valores }, signal) =>
    callRows('fetchTablaInformaciones', zFetchTablaInformacionesResponse, () =>
      core.GET('/v1/tablainformaciones', { params: { query: { IdTabla: Number(IdTabla), ...valores } }, signal }),
    ),
  ),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;
