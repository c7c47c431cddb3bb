import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { clientePath, paths } from '../../../domain/paths.ts';
import {
  cancelOpen,
  declarationOpen,
  draftsOffered,
  existenteOpen,
  stepStatus,
} from '../../../machines/cliente/wizard-selectors.ts';
import { wizardSteps, type WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import type { WizardOutput } from '../../../machines/cliente/wizard-types.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { StepPanel, StepTabs } from '../../../ui/layout/StepTabs.tsx';
import { useLeaveGuard } from '../../../wiring/leave/leave-guard.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { AdditionalStep } from '../form/AdditionalStep.tsx';
import { BasicStep } from '../form/BasicStep.tsx';
import { CancelarDialog } from './CancelarDialog.tsx';
import { ClienteExistenteDialog } from './ClienteExistenteDialog.tsx';
import { ClienteFormProvider } from '../form/cliente-form.ts';
import { isWorthKeeping } from './cliente-draft.ts';
import { stepLabels } from '../form/cliente-texts.ts';
import { ContactStep } from '../form/ContactStep.tsx';
import { DeclaracionDialog } from './DeclaracionDialog.tsx';
import { declarationOpening } from './declaration-texts.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FinancialStep } from '../form/FinancialStep.tsx';
import { LookUpStatus } from './LookUpStatus.tsx';
import { PadronOffer } from './PadronOffer.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { type Target, usePresetDocumento } from './use-target.ts';
import { nombreCompleto } from '../form/to-request.ts';
import { useWizard, type WizardOpening } from './use-wizard.ts';
import '../form/steps.css';

type WizardState = ReturnType<typeof useWizard>;

/** Leaves the wizard when it has ended: for the new client's row in the list, or where the person came from. */
function useEnding({ snapshot, clear }: WizardState, { volver }: Target, allowLeaving: () => void) {
  const { notify } = usePortal();
  const [, navigate] = useLocation();
  const { output } = snapshot.context;
  const end = useEffectEvent((ending: WizardOutput) => {
    allowLeaving();
    if (ending.kind !== 'left' || ending.isOwn) clear();
    if (ending.kind === 'left') {
      navigate(clientePath(ending.idCliente));
      return;
    }
    if (ending.kind === 'created') {
      notify({ type: 'told', status: 'success', title: ending.title, messages: ending.messages });
      const filter = new URLSearchParams({ tipoDocumento: ending.tipoDocumento, numeroDocumento: ending.nuDocumento });
      navigate(volver ?? `${paths.listClientes}?${filter}`);
    } else navigate(volver ?? paths.listClientes);
  });
  useEffect(() => {
    if (output) end(output);
  }, [output]);
}

function Declaracion({ wizard }: { wizard: WizardState }) {
  const { usuario, describeFailure } = usePortal();
  const { snapshot, send, typing } = wizard;
  const { declared, rejection, uncertain } = snapshot.context;
  // What is declared about can't change under the declaration.
  const [opening] = useState(() => {
    const values = typing.form.getValues();
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
      confirmed={declared}
      canCrear={wizard.canCrear()}
      busy={snapshot.hasTag('busy')}
      warnings={[
        ...(refused ? [`${refused.title}. ${refused.body}`] : []),
        ...(uncertain && !snapshot.hasTag('busy')
          ? ['No se sabe si el cliente quedó creado. Si presionas Crear otra vez, primero se comprobará que no exista.']
          : []),
      ]}
      onConfirmed={(confirmed) => send({ type: 'declaration.ticked', confirmed })}
      onCrear={wizard.crear}
      onClose={() => send({ type: 'declaration.closed' })}
    />
  );
}

/** The wizard itself, once its drafts are known (specification 1, section 2, "New client screen"). */
export function Wizard({ opening, target }: { readonly opening: WizardOpening; readonly target: Target }) {
  const wizard = useWizard(opening);
  const { snapshot, send, step, typing, checks } = wizard;
  const { form } = typing;
  usePresetDocumento(typing, target, opening.resumed === null);
  const { allowLeaving } = useLeaveGuard(() => isWorthKeeping(form.getValues()), opening.keeper.isKept);
  useEnding(wizard, target, allowLeaving);

  if (draftsOffered(snapshot)) {
    return (
      <DraftOffer
        drafts={snapshot.context.drafts}
        onContinue={wizard.continueDraft}
        onDiscard={wizard.discardDraft}
        onDecline={wizard.declineDrafts}
      />
    );
  }

  const { existente, padron } = snapshot.context;
  const steps = wizardSteps.map((id) => ({
    id,
    label: stepLabels[id],
    status: stepStatus(snapshot, id),
    disabled: id !== step && !snapshot.can({ type: 'step.chosen', step: id }),
  }));
  // Under a dialog nothing can be pressed anyway, and a button that is disabled meanwhile can't take the focus back from it.
  const isCovered = cancelOpen(snapshot) || declarationOpen(snapshot);
  const facts = { validity: snapshot.context.validity, missing: [] };
  const canSubmit = isCovered ? existente === null : snapshot.can({ type: 'step.submitted', ...facts });
  const canGuardar = isCovered ? existente === null : snapshot.can({ type: 'guardar.requested', ...facts });
  const isFinal = step === 'financial' || step === 'additional';

  return (
    <ClienteFormProvider value={typing}>
      <Panel className="ag-wizard" aria-label="Registro de cliente">
        <StepTabs
          label="Pasos del registro"
          steps={steps}
          current={step}
          onSelect={(id) => {
            const chosen = wizardSteps.find((one) => one === id);
            if (chosen) wizard.chooseStep(chosen);
          }}
        />
        <form
          className="ag-wizard-body"
          noValidate
          aria-label={stepLabels[step]}
          onSubmit={(event) => {
            event.preventDefault();
            if (isFinal ? canGuardar : canSubmit) (isFinal ? wizard.guardar : wizard.submitStep)();
          }}
        >
          <ProblemSummary summary={checks.summary} onStep={wizard.goToStep} />
          {wizardSteps.map((id) => (
            <StepPanel key={id} id={id} current={step}>
              <h2 className="ag-sr-only">{stepLabels[id]}</h2>
              {id === step && <StepContent step={id} wizard={wizard} padron={padron && <PadronOffer names={padron} />} />}
            </StepPanel>
          ))}
          <div className="ag-wizard-actions">
            <Button
              variant="outline"
              disabled={!isCovered && !snapshot.can({ type: 'cancel.requested' })}
              onClick={() => send({ type: 'cancel.requested' })}
            >
              Cancelar proceso
            </Button>
            {isFinal ? (
              <Button type="submit" disabled={!canGuardar}>
                Guardar
              </Button>
            ) : (
              <Button type="submit" disabled={!canSubmit}>
                Continuar
              </Button>
            )}
          </div>
        </form>
      </Panel>
      {cancelOpen(snapshot) && (
        <CancelarDialog onConfirm={() => send({ type: 'cancel.confirmed' })} onClose={() => send({ type: 'cancel.dismissed' })} />
      )}
      {existenteOpen(snapshot) && existente && (
        <ClienteExistenteDialog
          id={existente.id}
          nombre={existente.nombreCompleto ?? existente.nombre}
          documento={`${form.getValues('idTipoDocumento')} ${form.getValues('nuDocumento')}`}
          onOpen={() => send({ type: 'existente.opened' })}
          onChange={() => send({ type: 'existente.dismissed' })}
          onCancel={() => send({ type: 'cancel.requested' })}
        />
      )}
      {declarationOpen(snapshot) && <Declaracion wizard={wizard} />}
    </ClienteFormProvider>
  );
}

function StepContent({ step, wizard, padron }: { step: WizardStep; wizard: WizardState; padron: React.ReactNode }) {
  const { checks, snapshot, send } = wizard;
  switch (step) {
    case 'basic':
      return (
        <BasicStep
          lookUp={<LookUpStatus actor={snapshot.children.existence} onOpen={() => send({ type: 'existente.opened' })} />}
          padron={padron}
        />
      );
    case 'contact':
      return <ContactStep errorOf={checks.listError} />;
    case 'financial':
      return <FinancialStep />;
    case 'additional':
      return <AdditionalStep />;
  }
}
