import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { solicitudesList } from './solicitudes-list.tsx';

export function SolicitudesPage() {
  return <ListScreen list={solicitudesList} />;
}
