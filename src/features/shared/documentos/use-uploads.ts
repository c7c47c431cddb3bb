import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TramiteDocumento } from '../../../domain/documentos.ts';
import {
  defineFetchTramiteDocumentosActor,
  defineReadDocumentoActor,
  defineReadHeadActor,
  defineShrinkPictureActor,
  defineUploadDocumentoActor,
  defineVerifyDocumentoActor,
} from '../../../machines/actors/documentos.ts';
import { provideUploads, type UploadsInput, type uploadsMachine } from '../../../machines/upload/uploads-machine.ts';
import { type PortalContextValue, usePortal } from '../../../kit/portal/portal-context.tsx';
import type { FetchDefinition } from '../../../kit/portal/use-fetch.ts';
import { useNotices } from '../../../kit/portal/use-notices.ts';

/** The running machine of a quote's documents. */
export type UploadsRef = ActorRefFrom<typeof uploadsMachine>;

/** The documents that an area asks for. */
export const tramiteDocumentos: FetchDefinition<readonly TramiteDocumento[], { idArea: number }> = {
  operation: 'fetchTramiteDocumentos',
  defineLoad: defineFetchTramiteDocumentosActor,
};

/** The machine of a quote's documents, with its calls. */
export function uploadsOf({ core, uploadDocumento }: Pick<PortalContextValue, 'core' | 'uploadDocumento'>) {
  return provideUploads({
    readHead: defineReadHeadActor(),
    shrink: defineShrinkPictureActor(),
    readBody: defineReadDocumentoActor(),
    send: defineUploadDocumentoActor(uploadDocumento),
    verify: defineVerifyDocumentoActor(core),
  });
}

/** Runs the machine of a quote's documents, and shows its notices. */
export function useUploads(input: UploadsInput): UploadsRef {
  const portal = usePortal();
  const [machine] = useState(() => uploadsOf(portal));
  const uploads = useActorRef(machine, { input, inspect: portal.inspect });
  useNotices(uploads);
  return uploads;
}
