import type { PromiseActorLogic } from 'xstate';
import type { Documento } from '../../domain/documents.ts';
import type { components } from '../../generated/core.ts';
import { lookUpMachine, provideLookUp } from '../look-up/look-up-machine.ts';
import { raiseNotice } from '../notice-action.ts';
import { typed } from '../typed-edge.ts';
import { provideChildWrite } from '../write/child-write.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type { WizardOutput } from './wizard-types.ts';

type Schemas = components['schemas'];

/** A look-up of the wizard, without its effect. */
export const childLookUp = lookUpMachine.provide({ actions: { emitNotice: raiseNotice() } });

/** The calls of the wizard. */
export interface WizardEffects {
  readonly createCliente: PromiseActorLogic<Schemas['DoneAnswer'], Schemas['ClienteRequest']>;
  /** Looks for the client that a body would make. */
  readonly verifyCliente: PromiseActorLogic<Schemas['PersonaFound'] | null, Schemas['ClienteRequest']>;
  readonly findCliente: PromiseActorLogic<Schemas['PersonaFound'] | null, Documento>;
  readonly fetchPadron: PromiseActorLogic<Schemas['PadronPersona'] | null, Documento>;
}

/** The children of the wizard with their effects. */
export function provideChildren({ createCliente, verifyCliente, findCliente, fetchPadron }: WizardEffects) {
  return {
    create: provideChildWrite(createCliente, verifyCliente),
    existence: provideLookUp(findCliente).machine.provide({ actions: { emitNotice: raiseNotice() } }),
    padron: provideLookUp(fetchPadron).machine.provide({ actions: { emitNotice: raiseNotice() } }),
  };
}

/** The client that the creation found instead of making one. */
export const foundBy = (output: WriteOutput | null): Schemas['PersonaFound'] | null =>
  output?.kind === 'alreadyThere' ? typed<Schemas['PersonaFound']>(output.found) : null;

/** How a wizard ends whose body was written; null when it was not. */
export function createdBy(output: WriteOutput | null, body: Schemas['ClienteRequest'] | null): WizardOutput | null {
  if (output?.kind !== 'written' || !body) return null;
  const { title, messages } = typed<Schemas['DoneAnswer']>(output.answer);
  return { kind: 'created', title, messages, tipoDocumento: body.idTipoDocumento, nuDocumento: body.nuDocumento };
}
