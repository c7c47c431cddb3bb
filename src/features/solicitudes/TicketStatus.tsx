import { estatusTicket } from '../../domain/tickets.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** The status of a request as a badge; an unknown one as it came (assumptions R3). */
export function TicketStatus({ status }: { readonly status: string | number }) {
  const { nombre, tone } = estatusTicket(status);
  return tone === null ? <Words>{nombre}</Words> : <Badge tone={tone}>{nombre}</Badge>;
}
