import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AppForm } from './app-form.ts';
import type { AppFormDefinition } from './form-methods.ts';
import type { FormSchema, Problem } from './form-problems.ts';
import { useAppForm } from './use-app-form.ts';

/** The rules of one step: a schema of its fields. */
export type StepSchema = FormSchema & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };

/** Parts of a form in steps. */
export interface StepsFormDefinition<Values extends FieldValues, Step extends string>
  extends Omit<AppFormDefinition<Values>, 'schema'> {
  /** The rules of each step that has rules, in the order of the screen. */
  readonly steps: Readonly<Record<Step, StepSchema>>;
  /** The step of a name that is no field of a schema; null for a name without a step. */
  readonly stepOfOther?: (name: string) => Step | null;
}

/** A form whose fields stand in several steps. */
export interface StepsForm<Values extends FieldValues, Step extends string> {
  readonly form: AppForm<Values>;
  /** The step of a field; null for an unknown name. */
  readonly stepOf: (name: string) => Step | null;
  /** Checks all fields and shows the problems of `steps`; gives all problems and the shown ones. */
  readonly checkSteps: (steps: readonly Step[]) => { readonly all: readonly Problem[]; readonly shown: readonly Problem[] };
  readonly validityOf: (problems: readonly Problem[]) => Readonly<Record<Step, boolean>>;
}

function mergeSteps<Step extends string>(steps: Readonly<Record<Step, StepSchema>>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the same record
  const names = Object.keys(steps) as Step[];
  const shape: Record<string, z.ZodMiniType> = {};
  const stepOfField = new Map<string, Step>();
  for (const step of names) {
    for (const [field, rule] of Object.entries(steps[step].shape)) {
      shape[field] = rule;
      stepOfField.set(field, step);
    }
  }
  return { schema: z.object(shape), stepOfField, names };
}

/** A form with fields in several steps, in one react-hook-form. */
export function useStepsForm<Values extends FieldValues, Step extends string>({
  steps,
  stepOfOther,
  ...definition
}: StepsFormDefinition<Values, Step>): StepsForm<Values, Step> {
  const { schema, stepOfField, names } = useMemo(() => mergeSteps(steps), [steps]);
  const form = useAppForm<Values>({ ...definition, schema });

  return useMemo(() => {
    const stepOf = (name: string) => stepOfField.get(name.split('.')[0] ?? '') ?? stepOfOther?.(name) ?? null;
    return {
      form,
      stepOf,
      checkSteps: (asked) => {
        const all = form.findProblems();
        const inOrder = asked.flatMap((step) => all.filter(({ name }) => stepOf(name) === step));
        form.showProblems(inOrder);
        return { all, shown: inOrder };
      },
      validityOf: (problems) => {
        const wrong = new Set(problems.map(({ name }) => stepOf(name)));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per step
        return Object.fromEntries(names.map((step) => [step, !wrong.has(step)])) as Record<Step, boolean>;
      },
    };
  }, [form, stepOfField, stepOfOther, names]);
}
