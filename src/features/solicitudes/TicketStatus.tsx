import { estatusTicket } from '../../domain/tickets.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';

/** The status of a request as a badge, also for an unknown status (assumptions R3). */
export function TicketStatus({ status }: { readonly status: string | number }) {
  const { nombre, tone } = estatusTicket(status);
  return <Badge tone={tone}>{nombre}</Badge>;
}
