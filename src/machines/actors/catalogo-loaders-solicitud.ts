import { callRows } from '../../api/call.ts';
import type { CatalogoName } from '../../domain/catalogos.ts';
import { zFetchSolicitudMotivosResponse, zFetchSolicitudTiposResponse } from '../../generated/schemas/catalogos-solicitud.ts';
import { catalogoCalls } from './catalogo-calls.ts';
import { type CatalogoLoader, defineLoader } from './catalogo-loader.ts';

/** The catalogues of a new request, in the chunk of its screen (specification 2, section 7). */
export const solicitudLoaders = {
  solicitudTipos: defineLoader((core, _parents, signal) =>
    callRows('fetchSolicitudTipos', zFetchSolicitudTiposResponse, () => catalogoCalls.solicitudTipos(core, signal)),
  ),
  solicitudMotivos: defineLoader((core, { idTipoMovimiento }, signal) =>
    callRows('fetchSolicitudMotivos', zFetchSolicitudMotivosResponse, () =>
      core.GET('/v1/solicitudmotivos', { params: { query: { idTipoMovimiento: Number(idTipoMovimiento) } }, signal }),
    ),
  ),
} satisfies Partial<Record<CatalogoName, CatalogoLoader>>;
