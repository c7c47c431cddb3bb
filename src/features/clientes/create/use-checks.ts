import { useCallback, useState } from 'react';
import type { ValidatedStep } from '../../../machines/cliente/wizard-steps.ts';
import type { ClienteForm, FieldName } from '../form/cliente-form.ts';
import { findProblems, findValidity, type Problem } from '../form/problems.ts';

/** Problems that are said in the summary; `attempt` counts how often somebody tried to go on, so that it takes the focus again. */
export interface Summary {
  readonly attempt: number;
  readonly problems: readonly Problem[];
}

const none: Summary = { attempt: 0, problems: [] };

/** A list is said to be wrong at the list; everything else at its field. */
const isField = ({ name }: Problem) => name.includes('.') || !['telefonos', 'correos', 'direcciones'].includes(name);

/** What is wrong with the form, said at its fields and in the summary: on going on, and taken back as soon as it is mended. */
export function useChecks({ form, today }: ClienteForm) {
  const [summary, setSummary] = useState(none);
  /** What the service said, until its field is changed. */
  const [served, setServed] = useState<readonly { readonly problem: Problem; readonly value: unknown }[]>([]);

  const find = useCallback(() => findProblems(form.getValues(), today), [form, today]);

  const say = useCallback(
    (problems: readonly Problem[]) => {
      for (const problem of problems) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules name fields of this form
        if (isField(problem)) form.setError(problem.name as FieldName, { type: 'rule', message: problem.message });
      }
      setSummary(({ attempt }) => ({ attempt: attempt + 1, problems }));
    },
    [form],
  );

  return {
    summary,
    /** The words for a list that is wrong, once they have been said. */
    listError: (name: string) =>
      summary.problems.find(
        (problem) => problem.name === name || (problem.name.startsWith(`${name}.`) && problem.step === 'contact'),
      )?.message,
    /** Looks at everything, and says what is wrong with `steps`. Gives what the machine has to know. */
    check: (steps: readonly ValidatedStep[]) => {
      const problems = find();
      const said = problems.filter(({ step }) => steps.includes(step));
      say(said);
      const missing = said.filter((problem) => !isField(problem)).map(({ message }) => message);
      return { validity: findValidity(problems), missing };
    },
    /** Looks at everything after typing rested: the summary loses what was mended, and says what is wrong now. */
    recheck: useCallback(() => {
      const problems = find();
      const isServed = (said: Problem) =>
        served.some(({ problem, value }) => problem === said && valueAt(form.getValues(), said.name) === value);
      setSummary((shown) => {
        const left = shown.problems.flatMap((said) => {
          const now = problems.find(({ name }) => name === said.name);
          if (now && now.message !== said.message) return [now];
          return now || isServed(said) ? [said] : [];
        });
        return left.length === shown.problems.length && left.every((one, index) => one === shown.problems[index])
          ? shown
          : { ...shown, problems: left };
      });
      return findValidity(problems);
    }, [find, form, served]),
    /** Says what the service said about fields. */
    serve: useCallback(
      (problems: readonly Problem[]) => {
        setServed(problems.map((problem) => ({ problem, value: valueAt(form.getValues(), problem.name) })));
        if (problems.length > 0) say(problems);
      },
      [form, say],
    ),
  };
}

function valueAt(values: object, name: string): unknown {
  let at: unknown = values;
  for (const part of name.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined;
  return at;
}
