import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { notificacionesList } from './notificaciones-list.tsx';

/** The claim notifications (specification 2, section 2). */
export function NotificacionesPage() {
  return <ListScreen list={notificacionesList} />;
}
