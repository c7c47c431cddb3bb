import { useState } from 'react';
import { rememberedPlan } from '../../../storage/chosen-plans.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** `noItem` of the plan that the user chose for a quote in this browser; null for none. */
export function useRememberedPlan(nuCotizacion: number | null): number | null {
  const { usuario } = usePortal();
  return useState(() => (nuCotizacion === null ? null : rememberedPlan(usuario.userName, nuCotizacion)))[0];
}
