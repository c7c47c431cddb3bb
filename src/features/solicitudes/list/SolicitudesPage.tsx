import { useMemo } from 'react';
import { ListScreen } from '../../../wiring/list/ListScreen.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { solicitudActions, solicitudesList } from './solicitudes-list.tsx';

/** The support requests (specification 2, section 2). */
export function SolicitudesPage() {
  const { pathOf } = usePortal();
  const path = pathOf('updateSolicitudes');
  return <ListScreen list={solicitudesList} rowActions={useMemo(() => solicitudActions(path), [path])} />;
}
