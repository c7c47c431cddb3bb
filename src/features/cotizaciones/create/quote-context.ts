import { createContext } from 'react';
import type { AppForm } from '../../../kit/form/app-form.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import type { CotizacionValues } from './cotizacion-form.ts';

/** The form of a quote and its flow, for parts within the form; null outside. */
export const QuoteContext = createContext<{
  readonly form: AppForm<CotizacionValues>;
  readonly negocio: NegocioActor;
} | null>(null);
