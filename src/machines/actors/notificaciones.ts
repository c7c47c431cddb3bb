import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchNotificacionesResponse } from '../../generated/schemas/siniestros.ts';

/** A claim notification, with the data of its detail. */
export type NotificacionRow = components['schemas']['NotificacionRow'];

/** The filters of GET /v1/siniestros/notificaciones, named as on the wire. */
export type NotificacionesQuery = Omit<
  NonNullable<operations['fetchNotificaciones']['parameters']['query']>,
  'pageNumber' | 'pageSize'
>;

function fetchPage(core: CoreClient, { filter, pageSize, pageNumber }: PageRequest<NotificacionesQuery>, signal: AbortSignal) {
  return callPage('fetchNotificaciones', zFetchNotificacionesResponse, () =>
    core.GET('/v1/siniestros/notificaciones', { params: { query: { ...filter, pageSize, pageNumber } }, signal }),
  );
}

/** GET /v1/siniestros/notificaciones (specification 2, section 7). Rejects with a Failure. */
export function defineFetchNotificacionesActor(core: CoreClient) {
  return fromPromise<Page<NotificacionRow>, PageRequest<NotificacionesQuery>>(({ input, signal }) =>
    fetchPage(core, input, signal),
  );
}

/** The notification with a number; null for none. Rejects with a Failure. */
export function defineFindNotificacionActor(core: CoreClient) {
  return fromPromise<{ data: NotificacionRow | null; dropped: number }, { params: { readonly id: number } }>(
    async ({ input, signal }) => {
      const { id } = input.params;
      const { rows, dropped } = await fetchPage(core, { filter: { numeroNotificacion: id }, pageSize: 1, pageNumber: 1 }, signal);
      return { data: rows.find(({ numeroNotificacion }) => numeroNotificacion === id) ?? null, dropped };
    },
  );
}
