import { useCallback } from 'react';
import { rememberPlan } from '../../storage/chosen-plans.ts';
import { usePortal } from './portal-context.tsx';

/** Keeps which plan of a quote the user chose, for its issuance (assumptions Q4). */
export function useRememberPlan(): (nuCotizacion: number, noItem: number) => void {
  const { usuario, keepsDrafts } = usePortal();
  return useCallback(
    (nuCotizacion, noItem) => {
      if (keepsDrafts()) rememberPlan(usuario.userName, nuCotizacion, noItem);
    },
    [usuario, keepsDrafts],
  );
}
