import { type PolizaEmitida, yaEmitida } from '../../domain/emisiones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { typed } from '../typed-edge.ts';
import type { WriteOutput } from '../write/write-machine.ts';

const title = 'Emisión de póliza';

/** What is said of every further attempt (specification 2, section 4). */
export const warning: Notice = { type: 'message', status: 'warning', title, messages: [yaEmitida] };

/** Status of a refusal that means that another one was faster, or that the quote is no longer what it was: the quote says which. */
export const conflict = 409;

/** What the service said of the policy that it has just issued. */
export const answerOf = (output: WriteOutput | null) => (output?.kind === 'written' ? typed<PolizaEmitida>(output.answer) : null);

/** The notice of a policy that was issued. */
export function issuedNotice(output: WriteOutput | null): Notice {
  const { title: said, messages } = answerOf(output) ?? { title, messages: [] };
  return { type: 'message', status: 'success', title: said, messages };
}

/**
 * Whether a notice tells that the service refused. That an answer was lost is said in its place while it is looked for: that it could not be issued would
 * be false where it was.
 */
export const isRefusal = (notice: Notice): boolean =>
  notice.type === 'failed' &&
  notice.failure.kind === 'rejected' &&
  notice.failure.status < 500 &&
  notice.failure.status !== conflict;

/** What the service said where it refused; nothing where an attempt was cut. */
export const refusedMessages = (failure: Failure | null): readonly string[] =>
  failure?.kind === 'rejected' ? failure.messages : [];

/** The notice of an attempt that came to nothing, as far as the service says. */
export function notIssuedNotice(failure: Failure | null): Notice {
  return failure
    ? { type: 'failed', failure }
    : { type: 'message', status: 'warning', title, messages: ['El envío anterior no llegó a completarse.'] };
}
