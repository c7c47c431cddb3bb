import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { isMissing } from '../../../domain/failure.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { nombrePrioridad, takesComments } from '../../../domain/tickets.ts';
import { formatInstant } from '../../../format/instants.ts';
import { defineFetchTicketActor, type Ticket } from '../../../machines/actors/tickets.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { NotFoundPanel } from '../../../ui/layout/NotFoundPanel.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchDefinition, type Fetched, useFetch } from '../../../kit/portal/use-fetch.ts';
import { TicketStatus } from '../TicketStatus.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import styles from './SolicitudPage.module.css';
import { ThreadView } from './ThreadView.tsx';
import { type Thread, useThread } from './use-thread.ts';

/** A new `edition` loads the request again. */
const ticketById: FetchDefinition<Ticket, { readonly id: number; readonly edition: number }> = {
  operation: 'fetchTicket',
  defineLoad: defineFetchTicketActor,
};

const title = 'Actualización de solicitud';
const breadcrumbs = [{ label: 'Solicitudes', href: paths.listSolicitudes }, { label: title }];

/** A request with its comments (specification 2, section 2). */
export function SolicitudPage() {
  const { id = '' } = useParams();
  const numero = idOfPath(id);
  if (numero !== null) return <Solicitud key={id} id={numero} />;
  return (
    <>
      <Header />
      <NotFound id={id} />
    </>
  );
}

/** Shows the request's subject, or the page's title while the subject is unknown. */
function Header({ subject = '' }: { readonly subject?: string | undefined }) {
  const about = subject.trim();
  useEffect(() => {
    if (about !== '') document.title = `${about} · Solicitudes`;
  }, [about]);
  return <PageHeader title={about || title} breadcrumbs={breadcrumbs} />;
}

function NotFound({ id }: { readonly id: string }) {
  return (
    <NotFoundPanel
      title={`No tienes una solicitud con el número ${id}.`}
      listHref={paths.listSolicitudes}
      listLabel="Ir a solicitudes"
    />
  );
}

function Solicitud({ id }: { readonly id: number }) {
  const { noteRecent } = usePortal();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const thread = useThread(id);
  const [replies, setReplies] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const fetched = useFetch(ticketById, { id, edition: thread.arrived + replies + refusals }, (loaded) => {
    setTicket(loaded);
    noteRecent({
      kind: 'solicitud',
      id: String(id),
      label: `Solicitud ${id}`,
      about: loaded.subject,
      href: pathWithId(paths.updateSolicitudes, id),
    });
    thread.followTicket(loaded);
  });

  const isNotFound = [fetched.failure, thread.failure].some(isMissing);
  const isClosed = ticket !== null && !takesComments(ticket.status);
  return (
    <>
      {/* The same heading element stays through loading, so that it keeps the focus. */}
      <Header subject={isNotFound ? undefined : ticket?.subject} />
      {isNotFound ? (
        <NotFound id={String(id)} />
      ) : (
        <div className={styles['page']}>
          <Panel
            className={styles['card'] ?? ''}
            padded
            aria-label="Datos de la solicitud"
            aria-busy={fetched.status === 'loading'}
          >
            <Card id={id} ticket={ticket} fetched={fetched} />
          </Panel>
          <Panel className={styles['thread'] ?? ''} padded aria-labelledby="conversacion" aria-busy={thread.status === 'loading'}>
            <h2 id="conversacion">Conversación</h2>
            <Conversation thread={thread} known={fetched.status !== 'loading' || ticket !== null} />
            {isClosed && (
              <p className={styles['note']}>
                Esta solicitud está cerrada: no admite más respuestas. Si necesitas algo más,{' '}
                <Link href={paths.createSolicitudes}>crea una solicitud nueva</Link>.
              </p>
            )}
            {thread.status === 'ready' && (
              <ReplyForm
                id={id}
                thread={thread}
                isClosed={isClosed}
                onSent={() => setReplies(replies + 1)}
                onRefused={() => setRefusals(refusals + 1)}
              />
            )}
          </Panel>
        </div>
      )}
    </>
  );
}

interface CardProps {
  readonly id: number;
  /** The last loaded state of the request. */
  readonly ticket: Ticket | null;
  readonly fetched: Fetched<Ticket>;
}

function Card({ id, ticket, fetched }: CardProps): ReactNode {
  const { describeFailure } = usePortal();
  if (fetched.failure) return <FailedPanel {...describeFailure(fetched.failure)} onRetry={fetched.retry} />;
  if (!ticket) return <output>Cargando…</output>;
  return (
    <Facts
      facts={[
        ['Asunto', ticket.subject],
        ['No. Solicitud', String(id)],
        ['Prioridad', ticket.priority ? nombrePrioridad(ticket.priority) : '--'],
        ['Fecha de solicitud', formatInstant(ticket.created_at)],
        ['Fecha de actualización', formatInstant(ticket.updated_at)],
        ['Estatus', <TicketStatus key="estatus" status={ticket.status} />],
      ]}
    />
  );
}

/** Waits until the requester is known or the request has failed: comments must not change sides. */
function Conversation({ thread, known }: { readonly thread: Thread; readonly known: boolean }) {
  const { describeFailure } = usePortal();
  if (thread.failure) return <FailedPanel {...describeFailure(thread.failure)} onRetry={thread.retry} />;
  if (thread.status === 'loading' || !known) return <output>Cargando…</output>;
  return (
    <>
      <ThreadView thread={thread} />
      {thread.hasStopped && (
        <p className={styles['note']}>
          No se pudo comprobar si hay comentarios nuevos. <InlineAction onClick={thread.retry}>Comprobar ahora</InlineAction>
        </p>
      )}
    </>
  );
}
