import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import type { components } from '../../generated/core.ts';
import { zCreateSolicitudResponse } from '../../generated/schemas/solicitudes.ts';

/** The body that creates a support request. */
export type SolicitudRequest = components['schemas']['SolicitudRequest'];

/** POST /v1/solicitudes (specification 2, section 7): creates a request; gives the service's answer. Rejects with a Failure. */
export function defineCreateSolicitudActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], SolicitudRequest>(({ input, signal }) =>
    call('createSolicitud', zCreateSolicitudResponse, () => core.POST('/v1/solicitudes', { body: toBody(input), signal })),
  );
}
