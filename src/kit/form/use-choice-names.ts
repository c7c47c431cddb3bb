import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../portal/portal-context.tsx';
import type { FieldForm } from './app-form.ts';
import { type ChoiceSource, findChoiceNames } from './choice-names.ts';

type OnNamed<Name extends string> = (names: Readonly<Record<Name, string>>) => void;

/** The names of choices for a body that contains names in place of keys. */
export interface ChoiceNames<Name extends string> {
  /** Calls back once with all names; shows a problem instead where a name can't be found. */
  readonly whenNamed: (onNamed: OnNamed<Name>) => void;
  readonly isWaiting: boolean;
}

/** Waits for the names of the choices of a form; calls back at once without `choices`. */
export function useChoiceNames<Name extends string>(
  form: FieldForm,
  choices: Readonly<Record<Name, ChoiceSource>> | undefined,
): ChoiceNames<Name> {
  const { catalogos } = usePortal();
  const [isWaiting, setIsWaiting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const wait = async (wanted: Readonly<Record<Name, ChoiceSource>>, onNamed: OnNamed<Name>, { signal }: AbortController) => {
    form.clearErrors(Object.keys(wanted));
    setIsWaiting(true);
    const { names, problems } = await findChoiceNames(catalogos, wanted, form, signal);
    running.current = null;
    if (problems.length === 0) {
      setIsWaiting(false);
      onNamed(names);
    } else {
      // The fields must be enabled before the summary takes the focus.
      flushSync(() => setIsWaiting(false));
      form.showServerErrors(problems);
    }
  };
  return {
    isWaiting,
    whenNamed: (onNamed) => {
      if (!choices) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no names requested
        onNamed({} as Record<Name, string>);
        return;
      }
      if (running.current) return;
      running.current = new AbortController();
      // Rejects when the screen unmounts or the session ends.
      wait(choices, onNamed, running.current).catch(() => undefined);
    },
  };
}
