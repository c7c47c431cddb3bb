import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { usuariosList } from './usuarios-list.ts';

/** The intermediary users (specification 2, section 2). */
export function UsuariosPage() {
  return <ListScreen list={usuariosList} />;
}
