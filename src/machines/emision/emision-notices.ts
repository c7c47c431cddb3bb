import { type PolizaEmitida, yaEmitida } from '../../domain/emisiones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { typed } from '../typed-edge.ts';
import type { WriteOutput } from '../write/write-machine.ts';

const title = 'Emisión de póliza';

/** The notice of every further attempt (specification 2, section 4). */
export const warning: Notice = { type: 'message', status: 'warning', title, messages: [yaEmitida] };

/** A refusal because another attempt was faster or the quote has changed; its status says which. */
export const conflict = 409;

/** The service's answer about the policy that it has just issued. */
export const answerOf = (output: WriteOutput | null) => (output?.kind === 'written' ? typed<PolizaEmitida>(output.answer) : null);

/** The notice of an issued policy. */
export function issuedNotice(output: WriteOutput | null): Notice {
  const { title: said, messages } = answerOf(output) ?? { title, messages: [] };
  return { type: 'message', status: 'success', title: said, messages };
}

/** Whether a notice is a refusal. A lost answer is none: the policy may have been issued. */
export const isRefusal = (notice: Notice): boolean =>
  notice.type === 'failed' &&
  notice.failure.kind === 'rejected' &&
  notice.failure.status < 500 &&
  notice.failure.status !== conflict;

/** The service's messages of a refusal; none where the attempt was cancelled. */
export const refusedMessages = (failure: Failure | null): readonly string[] =>
  failure?.kind === 'rejected' ? failure.messages : [];

/** The notice of an attempt that issued nothing. */
export function notIssuedNotice(failure: Failure | null): Notice {
  return failure
    ? { type: 'failed', failure }
    : { type: 'message', status: 'warning', title, messages: ['El envío anterior no llegó a completarse.'] };
}
