import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { usuariosList } from './usuarios-list.ts';

export function UsuariosPage() {
  return <ListScreen list={usuariosList} />;
}
