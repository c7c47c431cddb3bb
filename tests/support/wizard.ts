import { createActor, SimulatedClock } from 'xstate';
import type { Documento } from '../../src/domain/documents.ts';
import type { DraftSummary } from '../../src/domain/draft.ts';
import type { Failure } from '../../src/domain/failure.ts';
import type { components } from '../../src/generated/core.ts';
import { provideWizard } from '../../src/machines/cliente/wizard-machine.ts';
import {
  currentStep,
  isDeclared,
  isMade,
  isUncertain,
  type WizardSnapshot,
} from '../../src/machines/cliente/wizard-selectors.ts';
import type { Validity, WizardStep } from '../../src/machines/cliente/wizard-steps.ts';
import type { WizardEvent, WizardInput } from '../../src/machines/cliente/wizard-types.ts';
import { clienteRequest } from './clientes.ts';
import { controllable, noticesOf } from './machines.ts';

type Schemas = components['schemas'];

/** The input of a wizard without a draft. */
const fresh: WizardInput = { drafts: [], resume: null };

export const draft = (id: string): DraftSummary<WizardStep> => ({
  id,
  label: `Cliente ${id}`,
  savedAt: '2026-11-20T14:00:00.000Z',
  step: 'contact',
  attempted: ['basic'],
  uncertain: false,
});

export const allValid: Validity = { basic: true, contact: true, financial: true };
export const noneValid: Validity = { basic: false, contact: false, financial: false };
/** The errors of the contact data in these tests. */
export const missing = ['Debe agregar al menos un número de teléfono', 'Debe agregar al menos una dirección'];
export const missingContactNotice = { type: 'message', status: 'error', title: 'Datos de contacto', messages: missing } as const;

export const existing: Schemas['PersonaFound'] = { id: 1200, nombre: 'Yokasta Rosario Méndez', nombreCompleto: null };
export const names: Schemas['PadronPersona'] = { primerNombre: 'Yokasta', primerApellido: 'Rosario' };
export const created: Schemas['DoneAnswer'] = { title: 'Creación de cliente', messages: ['El cliente fue creado.'] };

export const refused = (status: number): Failure => ({
  kind: 'rejected',
  operation: 'createCliente',
  status,
  title: 'Creación de cliente',
  messages: ['No se aceptó'],
});
export const lost: Failure = { kind: 'transport', operation: 'createCliente' };
export const cancelled: Failure = { kind: 'cancelled', operation: 'createCliente' };
export const notVerified: Failure = { kind: 'transport', operation: 'fetchClienteByDocumento' };

/** The events of a form with all steps valid, or with none. */
export const submitted = (validity: Validity = allValid) =>
  ({ type: 'step.submitted', validity, missing: validity.contact ? [] : missing }) as const;
export const guardar = (validity: Validity = allValid) =>
  ({ type: 'guardar.requested', validity, missing: validity.contact ? [] : missing }) as const;
export const typed = (nuDocumento: string, tipoDocumento = 'CED', complete = true) =>
  ({ type: 'documento.edited', tipoDocumento, nuDocumento, complete }) as const;
export const ticked = { type: 'declaration.ticked', confirmed: true } as const;
export const crear = { type: 'crear.requested', body: clienteRequest } as const;

/** The visible part: the form, a dialog over the form, or the end. */
export function placeOf({ value }: WizardSnapshot): string {
  if (typeof value === 'string') return value;
  const { form } = value.open;
  return typeof form === 'string' ? form : (Object.keys(form)[0] ?? '');
}

/** The wizard machine with calls that the test answers and a stopped clock. */
export function createWizardTest(input: WizardInput = fresh) {
  const create = controllable<Schemas['DoneAnswer'], Schemas['ClienteRequest']>();
  const verify = controllable<Schemas['PersonaFound'] | null, Schemas['ClienteRequest']>();
  const find = controllable<Schemas['PersonaFound'] | null, Documento>();
  const padron = controllable<Schemas['PadronPersona'] | null, Documento>();
  const clock = new SimulatedClock();
  const actor = createActor(
    provideWizard({
      createCliente: create.logic,
      verifyCliente: verify.logic,
      findCliente: find.logic,
      fetchPadron: padron.logic,
    }),
    { input, clock },
  );
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    create,
    verify,
    find,
    padron,
    notices,
    isMade: () => isMade(actor.getSnapshot()),
    rest: () => clock.increment(500),
    send: (...events: readonly WizardEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** The observable state, without drafts and form values. */
    see() {
      const snapshot = actor.getSnapshot();
      const { attempted, rejection, existente, padron: offered, output } = snapshot.context;
      return {
        state: placeOf(snapshot),
        step: currentStep(snapshot),
        attempted,
        uncertain: isUncertain(snapshot),
        rejection,
        declared: isDeclared(snapshot),
        existente,
        padron: offered,
        output,
        busy: snapshot.hasTag('busy'),
        notices: [...notices],
        sent: create.calls.length,
        verified: verify.calls.length,
      };
    },
  };
}

/** A wizard under test. */
export type WizardTest = ReturnType<typeof createWizardTest>;

/** Brings a wizard to a state by the usual events. */
export const arriveAt: Readonly<Record<WizardPlace, () => WizardTest>> = {
  offering: () => createWizardTest({ drafts: [draft('1'), draft('2')], resume: null }),
  basic: () => createWizardTest(),
  contact: () => after(arriveAt.basic, submitted()),
  financial: () => after(arriveAt.contact, submitted()),
  additional: () => after(arriveAt.declaring, { type: 'declaration.closed' }),
  confirmingCancel: () => after(arriveAt.contact, { type: 'cancel.requested' }),
  declaring: () => after(arriveAt.financial, guardar()),
  creating: () => after(arriveAt.declaring, ticked, crear),
};

type WizardPlace = 'offering' | 'basic' | 'contact' | 'financial' | 'additional' | 'confirmingCancel' | 'declaring' | 'creating';

function after(arrive: () => WizardTest, ...events: readonly WizardEvent[]): WizardTest {
  const t = arrive();
  t.send(...events);
  return t;
}

/** Types the document of an existing client and answers the look-up with that client. */
export async function findExisting(t: WizardTest, nuDocumento = '00113918254', found = existing): Promise<void> {
  t.send(typed(nuDocumento));
  t.rest();
  await t.find.call().answer(found);
}
