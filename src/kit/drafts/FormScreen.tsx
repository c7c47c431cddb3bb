import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import { Button } from '../../ui/actions/Button.tsx';
import { Note } from '../../ui/feedback/Note.tsx';
import { FormActions } from '../../ui/layout/FormActions.tsx';
import { type Crumb, PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { AppFormElement } from '../form/AppFormElement.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { CancelarDialog } from '../leave/CancelarDialog.tsx';
import { RecordsSummary } from '../records/RecordsSummary.tsx';
import type { DefinedForm } from './define-form.ts';
import { FormDrafts, type FormOpening } from './FormDrafts.tsx';
import { type DraftedFormOptions, useDraftedForm } from './use-drafted-form.ts';

/** Props of {@link FormScreen}: the texts of the screen, and how its form is sent. */
export interface FormScreenProps<Values extends FieldValues & object, Body, Answer, Found, Name extends string>
  extends Omit<DraftedFormOptions<Values, Body, Answer, Found, Name>, keyof FormOpening<Values>> {
  /** Made outside of the component. After a write its first field takes the focus. */
  readonly form: DefinedForm<Values> & Pick<AppFormDefinition<Values>, 'onFieldChange' | 'onFieldLeave'>;
  readonly title: string;
  readonly breadcrumbs?: readonly Crumb[];
  /** Accessible name of the form where it says more than the title. */
  readonly label?: string;
  readonly declineLabel: string;
  readonly note?: string;
  readonly submitLabel?: string;
  /** 'Cancelar proceso': the thing being created ('cliente'), and the screen that follows. */
  readonly cancel?: { readonly what: string; readonly href: string };
  /** Replaces the standard sentence while the outcome of the last attempt is unknown. */
  readonly uncertainNote?: string;
  /** Content above the fields, such as the last result. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one form without steps: title, drafts, error summary, fields and buttons. */
export function FormScreen<Values extends FieldValues & object, Body, Answer, Found = never, Name extends string = never>(
  props: FormScreenProps<Values, Body, Answer, Found, Name>,
) {
  const { form, title, breadcrumbs, declineLabel, note } = props;
  return (
    <>
      <PageHeader title={title} {...(breadcrumbs && { breadcrumbs })} description="Los campos marcados con * son obligatorios." />
      <FormDrafts kind={form.drafts} declineLabel={declineLabel} {...(note !== undefined && { note })}>
        {(opening) => <Opened {...props} {...opening} />}
      </FormDrafts>
    </>
  );
}

function unknownText(submitLabel: string, isVerified: boolean): string {
  const ending = isVerified
    ? `Si presionas ${submitLabel} otra vez, primero se comprobará.`
    : `Compruébalo antes de presionar ${submitLabel} otra vez.`;
  return `No se sabe si lo que enviaste quedó registrado. ${ending}`;
}

function Opened<Values extends FieldValues & object, Body, Answer, Found, Name extends string>(
  props: FormScreenProps<Values, Body, Answer, Found, Name> & FormOpening<Values>,
) {
  const {
    form: definition,
    write,
    title,
    label,
    submitLabel = 'Guardar',
    cancel,
    uncertainNote = unknownText(submitLabel, write.defineVerify !== undefined),
    above,
    children,
  } = props;
  const [, navigate] = useLocation();
  const [isCancelling, setIsCancelling] = useState(false);
  const isWritten = useRef(false);
  const [firstField = ''] = Object.keys(definition.defaults);

  const beginAnew = () => {
    isWritten.current = true;
    // A second Enter on the button would report the fields of the new, empty form as missing.
    form.focus(firstField);
    window.scrollTo({ top: 0 });
  };
  const { form, submit, isBusy, isUncertain, failure, findRefused, abandon } = useDraftedForm(definition, {
    ...props,
    write: {
      ...write,
      onWritten: (answer) => {
        write.onWritten(answer);
        beginAnew();
      },
      onFound: (found) => {
        write.onFound?.(found);
        beginAnew();
      },
    },
  });

  return (
    <Panel aria-label={title}>
      {above}
      <AppFormElement form={form} page busy={isBusy} aria-label={label} onSubmit={submit}>
        <RecordsSummary kinds={definition.records} />
        {children}
        {isUncertain && !isBusy && <Note tone="danger">{uncertainNote}</Note>}
        {failure && !isUncertain && !isBusy && <FailureNote failure={failure} findRefused={findRefused} />}
        <FormActions>
          {cancel && (
            <Button variant="outline" onClick={() => setIsCancelling(true)}>
              Cancelar proceso
            </Button>
          )}
          <Button
            type="submit"
            loading={isBusy}
            onClick={(event) => {
              // An answer between the clicks of a double click has emptied the form.
              if (event.detail > 1 && isWritten.current && !form.isTyped()) event.preventDefault();
            }}
          >
            {submitLabel}
          </Button>
        </FormActions>
      </AppFormElement>
      {cancel && isCancelling && (
        <CancelarDialog
          what={cancel.what}
          stayLabel="Seguir escribiendo"
          onClose={() => setIsCancelling(false)}
          onConfirm={() => {
            abandon();
            navigate(cancel.href);
          }}
        />
      )}
    </Panel>
  );
}
