import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { siniestrosList } from './siniestros-list.tsx';

/** The claim list (specification 2, section 2). */
export function SiniestrosPage() {
  return <ListScreen list={siniestrosList} />;
}
