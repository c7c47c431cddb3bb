import type { PromiseActorLogic } from 'xstate';
import type { Documento } from '../../domain/documents.ts';
import type { components } from '../../generated/core.ts';
import { lookUpMachine, provideLookUp } from '../look-up/look-up-machine.ts';
import { raiseNotice } from '../notice-action.ts';
import { typed } from '../typed-edge.ts';
import { type ChildWriteSnapshot, provideChildWrite } from '../write/child-write.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type { CreationFact, ExistenteFact } from './wizard-types.ts';

type Schemas = components['schemas'];

/** A look-up of the wizard, without its effect. */
export const childLookUp = lookUpMachine.provide({ actions: { emitNotice: raiseNotice() } });

/** The calls of the wizard. */
export interface WizardEffects {
  readonly createCliente: PromiseActorLogic<Schemas['DoneAnswer'], Schemas['ClienteRequest']>;
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

/** The event for what the look-up of the document holds now. */
export function existenteFact(found: unknown): ExistenteFact {
  return found === null ? { type: 'existente.gone' } : { type: 'existente.found', found: typed<Schemas['PersonaFound']>(found) };
}

/** The event for a creation that has ended. */
export function writtenFact({ event: { output } }: { readonly event: { readonly output: WriteOutput | null } }): CreationFact {
  if (output?.kind === 'written') return { type: 'creation.written', answer: typed<Schemas['DoneAnswer']>(output.answer) };
  if (output) return { type: 'creation.found', found: typed<Schemas['PersonaFound']>(output.found) };
  return { type: 'creation.lost' };
}

/** The event for a creation that failed and may be tried again. */
export function unwrittenFact({ event }: { readonly event: { readonly snapshot: ChildWriteSnapshot } }): CreationFact {
  const write = event.snapshot;
  if (write.matches('rejected')) return { type: 'creation.refused', failure: write.context.failure };
  return { type: write.context.uncertain ? 'creation.lost' : 'creation.cut' };
}
