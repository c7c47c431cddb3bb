import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { clientesList } from './clientes-list.ts';

/** The client list (specification 1, section 2). */
export function ClientesPage() {
  return <ListScreen list={clientesList} />;
}
