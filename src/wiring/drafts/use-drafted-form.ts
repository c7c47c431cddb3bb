import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm } from '../form/app-form.ts';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { useAppForm } from '../form/use-app-form.ts';
import { useLeaveGuard } from '../leave/leave-guard.tsx';
import type { FormOpening } from './FormDrafts.tsx';

/** How a form without steps keeps its draft. */
export interface DraftOptions<Values> extends FormOpening<Values> {
  /** Whom or what a draft is about, in words. */
  readonly draftLabel: (values: Values) => string;
  /** What of the values a draft may hold; all of them unless given. */
  readonly toDraft?: (values: Values) => Values;
  /** Whether the answer of a write was lost: whoever goes on with the draft asks the service first. */
  readonly isUncertain?: () => boolean;
}

/** A form whose typing is kept as a draft, and asked about before it is left. */
export interface DraftedForm<Values extends FieldValues> {
  readonly form: AppForm<Values>;
  /** It was sent, or given up: the draft goes, and nothing is asked any more. */
  readonly finish: () => void;
}

/** The form of a screen without steps, with its draft. */
export function useDraftedForm<Values extends FieldValues>(
  definition: Omit<AppFormDefinition<Values>, 'onRest'>,
  { keeper, draft, draftLabel, toDraft, isUncertain }: DraftOptions<Values>,
): DraftedForm<Values> {
  const form = useAppForm<Values>({
    ...definition,
    onRest: () => {
      const values = form.values();
      if (!form.isTyped()) {
        keeper.drop();
        return;
      }
      const uncertain = isUncertain?.() ?? false;
      keeper.save({ step: 'form', attempted: [], uncertain, label: draftLabel(values), values: toDraft?.(values) ?? values });
    },
  });
  const { reset, isTyped } = form;
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !draft) return;
    started.current = true;
    reset(draft.values);
  }, [draft, reset]);
  const { allowLeaving } = useLeaveGuard(isTyped, keeper.isKept);
  return {
    form,
    finish: () => {
      allowLeaving();
      keeper.drop();
      reset(definition.defaults);
    },
  };
}
