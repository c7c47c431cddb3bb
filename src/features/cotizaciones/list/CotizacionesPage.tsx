import { useMemo } from 'react';
import { ListScreen } from '../../../wiring/list/ListScreen.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { withEmitir } from './cotizaciones-list.tsx';

/** The quote list (specification 2, section 2). */
export function CotizacionesPage() {
  const { pathOf } = usePortal();
  const path = pathOf('emitirPoliza');
  return <ListScreen list={useMemo(() => withEmitir(path), [path])} />;
}
