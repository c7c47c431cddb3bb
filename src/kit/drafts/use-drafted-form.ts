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

/** How a form keeps its draft and is sent. */
export interface DraftedFormOptions<Values, Body, Answer, Found, Name extends string> extends FormOpening<Values> {
  /** Names in words whom or what a draft is about. */
  readonly draftLabel: (values: Values) => string;
  /** The part of the values that a draft may hold; all values unless given. */
  readonly toDraft?: (values: Values) => Values;
  /** The choices whose names the body contains; the form is sent once the names are loaded. */
  readonly names?: Readonly<Record<Name, ChoiceSource>>;
  /** Makes the body; `desde` is the first day on which this form can have been sent. */
  readonly toRequest: (values: Values, names: Readonly<Record<NoInfer<Name>, string>>, desde: string) => Body;
  /** Maps a name of the body, as refusals contain it, to the form's field where they differ. */
  readonly toFieldName?: (named: string) => string;
  /** `onWritten` and `onFound` are called after the form was emptied and its draft deleted. */
  readonly write: Omit<FormWriteDefinition<Body, Answer, Found>, 'uncertain' | 'onRefused'>;
}

/** A form with a draft and a question before it is left. */
export interface DraftedForm<Values extends FieldValues> {
  readonly form: AppForm<Values>;
  readonly submit: () => void;
  /** The form is being sent or waits for names: its fields are locked. */
  readonly isBusy: boolean;
  readonly isUncertain: boolean;
  readonly failure: Failure | null;
  readonly findRefused: (messages: readonly string[]) => readonly Problem[];
  /** Deletes the draft of a cancelled form and lets the person leave without a question. */
  readonly abandon: () => void;
}

/** The form of a screen without steps: its draft, the question before leaving, and its sending. */
export function useDraftedForm<Values extends FieldValues, Body, Answer, Found = never, Name extends string = never>(
  definition: Omit<AppFormDefinition<Values>, 'onPause' | 'initial'>,
  options: DraftedFormOptions<Values, Body, Answer, Found, Name>,
): DraftedForm<Values> {
  const { keeper, draft, draftLabel, toDraft, names, toRequest, toFieldName } = options;
  const [desde] = useState(() => firstDay(draft));
  const isUncertain = useRef(draft?.uncertain ?? false);
  const form = useAppForm<Values>({
    ...definition,
    initial: draft?.values,
    onPause: () => {
      const values = form.values();
      if (!form.isTyped()) {
        keeper.drop();
        return;
      }
      const uncertain = isUncertain.current;
      keeper.save({ step: 'form', attempted: [], uncertain, label: draftLabel(values), values: toDraft?.(values) ?? values });
    },
  });
  const { reset, isTyped, flush } = form;
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

  // A draft saved during a call is uncertain: a crashed tab verifies before it sends again.
  const mayBeWritten = write.isUncertain || write.isBusy;
  useLayoutEffect(() => {
    if (isUncertain.current === mayBeWritten) return;
    isUncertain.current = mayBeWritten;
    flush();
  }, [mayBeWritten, flush]);
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
