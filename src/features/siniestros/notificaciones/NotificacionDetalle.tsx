import type { NotificacionRow } from '../../../machines/actors/notificaciones.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { Detalle } from '../Detalle.tsx';
import { notificacionFacts } from './notificacion-facts.tsx';

/** The detail (specification 2, section 2), drawn from the row alone (assumptions P1). */
export function NotificacionDetalle({ row }: { readonly row: NotificacionRow }) {
  const { pathOf } = usePortal();
  return <Detalle {...notificacionFacts(row, pathOf)} />;
}
