import { ListScreen } from '../../../wiring/list/ListScreen.tsx';
import { polizasList } from './polizas-list.ts';

/** The policy list (specification 2, section 2). */
export function PolizasPage() {
  return <ListScreen list={polizasList} />;
}
