import { type PromiseActorLogic, sendParent } from 'xstate';
import type { Documento } from '../../domain/documents.ts';
import type { Notice } from '../../domain/notice.ts';
import type { components } from '../../generated/core.ts';
import { lookUpMachine, provideLookUp } from '../look-up/look-up-machine.ts';
import { provideWrite, writeMachine, type WriteOutput } from '../write/write-machine.ts';
import type { WizardOutput } from './wizard-types.ts';

type Schemas = components['schemas'];

/** Children hand their notices up, so that whoever shows the wizard hears them all. */
const handUp = (_: unknown, params: { notice: Notice }) => ({ type: 'notice.raised', notice: params.notice }) as const;

/** The write that creates the client, without its effects. */
export const childWrite = writeMachine.provide({ actions: { tell: sendParent(handUp) } });
/** A look-up of the wizard, without its effect. */
export const childLookUp = lookUpMachine.provide({ actions: { tell: sendParent(handUp) } });

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
    create: provideWrite(createCliente, verifyCliente).machine.provide({ actions: { tell: sendParent(handUp) } }),
    existence: provideLookUp(findCliente).machine.provide({ actions: { tell: sendParent(handUp) } }),
    padron: provideLookUp(fetchPadron).machine.provide({ actions: { tell: sendParent(handUp) } }),
  };
}

/** The client that the creation found instead of making one. */
export const foundBy = (output: WriteOutput | null) => (output?.kind === 'alreadyThere' ? output.found : null);

/** How a wizard ends whose body was written; null when it was not. */
export function createdBy(output: WriteOutput | null, body: Schemas['ClienteRequest'] | null): WizardOutput | null {
  if (output?.kind !== 'written' || !body) return null;
  const { title, messages } = output.answer as Schemas['DoneAnswer'];
  return { kind: 'created', title, messages, tipoDocumento: body.idTipoDocumento, nuDocumento: body.nuDocumento };
}
