import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Failure } from '../../domain/failure.ts';
import type { AppForm } from '../form/app-form.ts';
import type { ChoiceSource } from '../form/choice-names.ts';
import { findNamedProblems, type Problem, valueAt } from '../form/form-problems.ts';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { useAppForm } from '../form/use-app-form.ts';
import { useChoiceNames } from '../form/use-choice-names.ts';
import { type FormWriteDefinition, useFormWrite } from '../form/use-form-write.ts';
import { useLeaveGuard } from '../leave/leave-guard.tsx';
import { firstDay } from './first-day.ts';
import type { FormOpening } from './FormDrafts.tsx';

/** How a form without steps keeps its draft and is sent. */
export interface DraftedFormOptions<Values, Body, Answer, Found, Name extends string> extends FormOpening<Values> {
  /** Whom or what a draft is about, in words. */
  readonly draftLabel: (values: Values) => string;
  /** What of the values a draft may hold; all of them unless given. */
  readonly toDraft?: (values: Values) => Values;
  /** The choices of which the body wants the name and not the key: nothing is sent before those are here. */
  readonly names?: Readonly<Record<Name, ChoiceSource>>;
  /** The body; `desde` is the first day on which this form can have been sent, for those that look for it after a lost answer. */
  readonly toRequest: (values: Values, names: Readonly<Record<NoInfer<Name>, string>>, desde: string) => Body;
  /** The field of the form that a name of the body stands for, where they differ: the service names fields in its refusals. */
  readonly toFieldName?: (named: string) => string;
  /** The form is empty again by then and its draft gone; the screen shows the answer and goes where it leads. */
  readonly write: Omit<FormWriteDefinition<Body, Answer, Found>, 'uncertain' | 'onRefused'>;
}

/** A form whose typing is kept as a draft, and asked about before it is left. */
export interface DraftedForm<Values extends FieldValues> {
  readonly form: AppForm<Values>;
  /** Shows what is wrong, or sends the form once. */
  readonly submit: () => void;
  /** It is being sent, or waits for the names that are sent: nothing in it can be changed. */
  readonly isBusy: boolean;
  /** Nobody knows whether the last attempt was written. */
  readonly isUncertain: boolean;
  /** Why the last attempt to send it came to nothing; null once it is tried again. */
  readonly failure: Failure | null;
  /** The messages of a refusal at the fields that they name. */
  readonly findRefused: (messages: readonly string[]) => readonly Problem[];
  /** It was given up: the draft goes, and nothing is asked any more. */
  readonly abandon: () => void;
}

/** The form of a screen without steps: its draft, the question before it is left, and its sending. */
export function useDraftedForm<Values extends FieldValues, Body, Answer, Found = never, Name extends string = never>(
  definition: Omit<AppFormDefinition<Values>, 'onRest' | 'initial'>,
  options: DraftedFormOptions<Values, Body, Answer, Found, Name>,
): DraftedForm<Values> {
  const { keeper, draft, draftLabel, toDraft, names, toRequest, toFieldName } = options;
  const [desde] = useState(() => firstDay(draft));
  const isUncertain = useRef(draft?.uncertain ?? false);
  const form = useAppForm<Values>({
    ...definition,
    initial: draft?.values,
    onRest: () => {
      const values = form.values();
      if (!form.isTyped()) {
        keeper.drop();
        return;
      }
      const uncertain = isUncertain.current;
      keeper.save({ step: 'form', attempted: [], uncertain, label: draftLabel(values), values: toDraft?.(values) ?? values });
    },
  });
  const { reset, isTyped, rest } = form;
  const { whenNamed, isWaiting } = useChoiceNames(form, names);
  const empty = () => {
    keeper.drop();
    reset(definition.defaults);
  };
  const findRefused = (messages: readonly string[]) =>
    findNamedProblems(
      messages,
      (name) => valueAt(definition.defaults, name.split('.')[0] ?? '') !== undefined,
      form.labelOf,
      toFieldName,
    );
  const write = useFormWrite<Body, Answer, Found>({
    ...options.write,
    uncertain: draft?.uncertain ?? false,
    onRefused: (messages) => form.showServerErrors(findRefused(messages)),
    onWritten: (answer) => {
      empty();
      options.write.onWritten(answer);
    },
    onFound: (found) => {
      empty();
      options.write.onFound?.(found);
    },
  });

  // A sending under way counts as uncertain: a tab that dies now looks before it sends again.
  const mayBeWritten = write.isUncertain || write.isBusy;
  useLayoutEffect(() => {
    if (isUncertain.current === mayBeWritten) return;
    isUncertain.current = mayBeWritten;
    rest();
  }, [mayBeWritten, rest]);
  const { allowLeaving } = useLeaveGuard(isTyped, keeper.isKept);
  return {
    form,
    submit: () =>
      form.submit((values) => keeper.beforeSending(() => whenNamed((given) => write.send(toRequest(values, given, desde))))),
    isBusy: write.isBusy || isWaiting,
    isUncertain: write.isUncertain,
    failure: write.failure,
    findRefused,
    abandon: () => {
      allowLeaving();
      empty();
    },
  };
}
