import { useCallback, useState } from 'react';
import { rememberedPlan, rememberPlan } from '../../../storage/chosen-plans.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

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

/** `noItem` of the plan that the user chose for a quote in this browser; null when there is none. */
export function useRememberedPlan(nuCotizacion: number): number | null {
  const { usuario } = usePortal();
  return useState(() => rememberedPlan(usuario.userName, nuCotizacion))[0];
}
