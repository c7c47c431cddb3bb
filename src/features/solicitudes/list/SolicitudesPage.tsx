import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { solicitudesList } from './solicitudes-list.tsx';

/** The support requests (specification 2, section 2). */
export function SolicitudesPage() {
  return <ListScreen list={solicitudesList} />;
}
