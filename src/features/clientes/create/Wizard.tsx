import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { clientePath, paths } from '../../../domain/paths.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import {
  canCancel,
  isCancelOpen,
  canContinue,
  canCreate,
  canGuardar,
  isDeclarationOpen,
  areDraftsOffered,
  isExistenteOpen,
  isDeclared,
  isSavedFrom,
  isUncertain,
  stepStatus,
} from '../../../machines/cliente/wizard-selectors.ts';
import { wizardSteps, type WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import type { WizardOutput } from '../../../machines/cliente/wizard-types.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormActions, FormActionsEnd } from '../../../ui/layout/FormActions.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { StepPanel, StepTabs } from '../../../ui/layout/StepTabs.tsx';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { fieldId } from '../../../kit/form/app-form.ts';
import { CancelarDialog } from '../../../kit/leave/CancelarDialog.tsx';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { RepeatQuestion } from '../../../kit/drafts/RepeatQuestion.tsx';
import { RecordsSummary } from '../../../kit/records/RecordsSummary.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { AdditionalStep } from '../form/AdditionalStep.tsx';
import { BasicStep } from '../form/BasicStep.tsx';
import { ClienteExistenteDialog } from './ClienteExistenteDialog.tsx';
import { ClienteFormProvider } from '../form/cliente-form.ts';
import { stepLabels } from '../form/cliente-texts.ts';
import { ContactStep } from '../form/ContactStep.tsx';
import { DeclaracionDialog } from './DeclaracionDialog.tsx';
import { declarationOpening } from './declaration-texts.ts';
import { DraftOffer } from '../../../kit/drafts/DraftOffer.tsx';
import { FinancialStep } from '../form/FinancialStep.tsx';
import { LookUpStatus } from './LookUpStatus.tsx';
import { PadronOffer } from './PadronOffer.tsx';
import { nameFields } from './server-problems.ts';
import type { Target } from './target.ts';
import { nombreCompleto } from '../form/to-request.ts';
import { useWizard, type WizardOpening } from './use-wizard.ts';

type WizardState = ReturnType<typeof useWizard>;

/** The address for a wizard that has ended. */
function placeAfter(ending: WizardOutput, { volver }: Target): string {
  if (ending.kind === 'left') return clientePath(ending.idCliente);
  if (ending.kind === 'abandoned') return volver ?? paths.listClientes;
  const filter = new URLSearchParams({ tipoDocumento: ending.tipoDocumento, numeroDocumento: ending.nuDocumento });
  return volver ?? `${paths.listClientes}?${filter}`;
}

function useEnding({ actor, clear }: WizardState, target: Target, allowLeaving: () => void) {
  const { notify } = usePortal();
  const [, navigate] = useLocation();
  const end = useEffectEvent((ending: WizardOutput) => {
    allowLeaving();
    if (ending.kind !== 'left' || ending.isOwn) clear();
    if (ending.kind === 'created') notify({ type: 'message', status: 'success', title: ending.title, messages: ending.messages });
    navigate(placeAfter(ending, target));
  });
  useEffect(() => {
    const ended = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output) end(output);
      },
    });
    return () => ended.unsubscribe();
  }, [actor]);
}

function Declaracion({ wizard }: { wizard: WizardState }) {
  const { usuario, describeFailure } = usePortal();
  const { snapshot, send, form } = wizard;
  const { rejection } = snapshot.context;
  // Kept while the dialog is open: the declaration must not change under the user.
  const [opening] = useState(() => {
    const values = form.values();
    return declarationOpening(usuario, {
      tipo: values.idTipoDocumento,
      numero: values.nuDocumento,
      nombre: nombreCompleto(values),
    });
  });
  const refused = rejection ? describeFailure(rejection) : null;
  return (
    <DeclaracionDialog
      opening={opening}
      confirmed={isDeclared(snapshot)}
      canCrear={canCreate(snapshot)}
      busy={snapshot.hasTag('busy')}
      warnings={[
        ...(refused
          ? [`${refused.title}. ${nameFields(refused.body, (name) => wizard.stepOf(name) !== null, form.labelOf)}`]
          : []),
        ...(isUncertain(snapshot) && !snapshot.hasTag('busy')
          ? ['No se sabe si el cliente quedó creado. Si presionas Crear otra vez, primero se comprobará que no exista.']
          : []),
      ]}
      onConfirmed={(confirmed) => send({ type: 'declaration.ticked', confirmed })}
      onCrear={wizard.crear}
      onClose={() => send({ type: 'declaration.closed' })}
    />
  );
}

export interface WizardProps {
  readonly opening: WizardOpening;
  readonly target: Target;
  /** Gets the chosen person type, also after a reset of the form. */
  readonly onTipoPersona: (idTipoPersona: string) => void;
}

/** The wizard for a new client (specification 1, section 2, "New client screen"). */
export function Wizard({ opening, target, onTipoPersona }: WizardProps) {
  const wizard = useWizard(opening, target);
  const { form, kinds, snapshot, send, step } = wizard;
  const { allowLeaving } = useLeaveGuard(form.isTyped, opening.keeper.isKept);
  useEnding(wizard, target, allowLeaving);
  const tipoPersonaChanged = useEffectEvent(onTipoPersona);
  useEffect(
    () =>
      form.subscribe((name) => {
        if (name === undefined || name === 'idTipoPersona') tipoPersonaChanged(form.values().idTipoPersona);
      }),
    [form],
  );

  if (areDraftsOffered(snapshot)) {
    return (
      <DraftOffer
        drafts={snapshot.context.drafts}
        note="Los números de cuenta y de tarjeta no se guardan."
        declineLabel="Registrar otro cliente"
        onContinue={wizard.continueDraft}
        onDiscard={wizard.discardDraft}
        onDecline={wizard.declineDrafts}
      />
    );
  }

  const { existente } = snapshot.context;
  const clienteForm = { form, kinds, today: opening.today };
  const steps = wizardSteps.map((id) => ({
    id,
    label: stepLabels[id],
    status: stepStatus(snapshot, id),
    disabled: id !== step && !snapshot.can({ type: 'step.chosen', step: id }),
  }));
  const before = wizardSteps[wizardSteps.indexOf(step) - 1];
  const isFinal = isSavedFrom(step);

  return (
    <ClienteFormProvider value={clienteForm}>
      <Panel aria-label="Registro de cliente">
        <StepTabs
          label="Pasos del registro"
          steps={steps}
          current={step}
          onSelect={(id) => {
            const chosen = wizardSteps.find((one) => one === id);
            if (chosen) wizard.chooseStep(chosen);
          }}
        />
        <AppFormElement
          form={form}
          page
          aria-label={stepLabels[step]}
          onSubmit={() => {
            if (isFinal ? canGuardar(snapshot) : canContinue(snapshot)) wizard.submit();
          }}
        >
          <RecordsSummary
            kinds={Object.values(kinds)}
            onLead={(name) => {
              const place = wizard.stepOf(name);
              if (place) wizard.goToStep(place);
            }}
          />
          {wizardSteps.map((id) => (
            <StepPanel key={id} id={id} current={step}>
              <h2 className="ag-sr-only">{stepLabels[id]}</h2>
              {id === step && <StepContent step={id} wizard={wizard} />}
            </StepPanel>
          ))}
          <FormActions sticky>
            <Button variant="outline" disabled={!canCancel(snapshot)} onClick={() => send({ type: 'cancel.requested' })}>
              Cancelar proceso
            </Button>
            <FormActionsEnd>
              {before && (
                <Button variant="outline" onClick={() => wizard.chooseStep(before)}>
                  Anterior
                </Button>
              )}
              {isFinal ? (
                <Button type="submit" disabled={!canGuardar(snapshot)}>
                  Guardar
                </Button>
              ) : (
                <Button type="submit" disabled={!canContinue(snapshot)}>
                  Continuar
                </Button>
              )}
            </FormActionsEnd>
          </FormActions>
        </AppFormElement>
      </Panel>
      {isCancelOpen(snapshot) && (
        <CancelarDialog
          what="cliente"
          stayLabel="Seguir registrando"
          onConfirm={() => send({ type: 'cancel.confirmed' })}
          onClose={() => send({ type: 'cancel.dismissed' })}
        />
      )}
      {isExistenteOpen(snapshot) && existente && (
        <ClienteExistenteDialog
          id={existente.id}
          nombre={nameOfPersona(existente)}
          documento={`${form.values().idTipoDocumento} ${form.values().nuDocumento}`}
          onOpen={() => send({ type: 'existente.opened' })}
          onChange={() => send({ type: 'existente.dismissed' })}
          onCancel={() => send({ type: 'cancel.requested' })}
          returnFocusTo={() => document.getElementById(fieldId(form, 'nuDocumento'))}
        />
      )}
      {isDeclarationOpen(snapshot) && <Declaracion wizard={wizard} />}
      <RepeatQuestion keeper={opening.keeper} />
    </ClienteFormProvider>
  );
}

function StepContent({ step, wizard }: { step: WizardStep; wizard: WizardState }) {
  const { snapshot, send } = wizard;
  switch (step) {
    case 'basic':
      return (
        <BasicStep
          lookUp={<LookUpStatus actor={snapshot.children.existence} onOpen={() => send({ type: 'existente.opened' })} />}
          padron={<PadronOffer actor={snapshot.children.padron} names={snapshot.context.padron} />}
        />
      );
    case 'contact':
      return <ContactStep />;
    case 'financial':
      return <FinancialStep />;
    case 'additional':
      return <AdditionalStep />;
  }
}
