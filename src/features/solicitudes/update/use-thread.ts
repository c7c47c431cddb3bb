import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Comment } from '../../../domain/comments.ts';
import type { Failure } from '../../../domain/failure.ts';
import { takesComments } from '../../../domain/tickets.ts';
import { defineFetchThreadActor } from '../../../machines/actors/respuestas.ts';
import type { Ticket } from '../../../machines/actors/tickets.ts';
import { provideThread, type SentReply } from '../../../machines/solicitud/thread-machine.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { useOnline } from '../../../kit/portal/use-online.ts';

/** The comments of a request, for their view. */
export interface Thread {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly failure: Failure | null;
  readonly comments: readonly Comment[];
  /** Replies that the service has accepted but does not list yet. */
  readonly sent: readonly SentReply[];
  /** The requester's id; null while unknown. */
  readonly requesterId: number | null;
  /** The number of comments by others that arrived since the thread was opened. */
  readonly arrived: number;
  /** The number of comments in the last arrival. */
  readonly lastArrival: number;
  /** The number of arrived comments that the user has not seen. */
  readonly unseen: number;
  /** Whether the search for new comments has stopped after repeated failures. */
  readonly hasStopped: boolean;
  readonly retry: () => void;
  readonly check: () => void;
  /** Takes requester and status from each loaded state of the request. */
  readonly followTicket: (ticket: Ticket) => void;
  readonly addSent: (text: string) => void;
  /** Says whether the newest comment is visible. */
  readonly setAtEnd: (isAtEnd: boolean) => void;
}

/** Loads the comments of a request, and new ones while the page is visible. */
export function useThread(id: number): Thread {
  const { core, inspect } = usePortal();
  const [machine] = useState(() => provideThread(defineFetchThreadActor(core)));
  const [snapshot, send, actor] = useMachine(machine, { input: { id }, inspect });
  useNotices(actor);
  useOnline(actor);

  useEffect(() => {
    const sendVisibility = () => send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' });
    if (document.visibilityState === 'hidden') sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => document.removeEventListener('visibilitychange', sendVisibility);
  }, [send]);

  const { failure, comments, sent, requesterId, arrived, lastArrival, unseen } = snapshot.context;
  return {
    status: snapshot.matches({ comments: 'following' })
      ? 'ready'
      : snapshot.matches({ comments: 'failed' })
        ? 'failed'
        : 'loading',
    failure,
    comments,
    sent,
    requesterId,
    arrived,
    lastArrival,
    unseen,
    hasStopped: snapshot.matches({ comments: { following: 'stopped' } }),
    retry: () => send({ type: 'retry' }),
    check: () => send({ type: 'check.requested' }),
    followTicket: (ticket) =>
      send({
        type: 'ticket.loaded',
        requesterId: ticket.requester_id ?? null,
        takesComments: takesComments(ticket.status),
      }),
    addSent: (text) => send({ type: 'reply.sent', text, at: new Date().toISOString() }),
    setAtEnd: (isAtEnd) => send({ type: isAtEnd ? 'end.reached' : 'end.left' }),
  };
}
