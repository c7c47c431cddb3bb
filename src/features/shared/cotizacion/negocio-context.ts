import { createContext } from 'react';
import type { NegocioActor } from './open-negocio.ts';

/** The flow of the quote whose form is around; null outside of one. */
export const NegocioContext = createContext<NegocioActor | null>(null);
