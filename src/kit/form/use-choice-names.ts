import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../portal/portal-context.tsx';
import type { FieldForm } from './app-form.ts';
import { type ChoiceSource, findChoiceNames } from './choice-names.ts';

type OnNamed<Name extends string> = (names: Readonly<Record<Name, string>>) => void;

/** The names of choices for a body that wants them in place of their keys. */
export interface ChoiceNames<Name extends string> {
  /** Calls back once with the names, when all of them are here; says at its field which is not to be had, and does not call then. */
  readonly whenNamed: (onNamed: OnNamed<Name>) => void;
  /** A catalogue is still on its way. */
  readonly isWaiting: boolean;
}

/** Waits for the names of what is chosen in a form; without `choices` there is nothing to wait for. */
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
      // The form can be used again before its summary takes the focus.
      flushSync(() => setIsWaiting(false));
      form.showServerErrors(problems);
    }
  };
  return {
    isWaiting,
    whenNamed: (onNamed) => {
      if (!choices) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody asked for a name
        onNamed({} as Record<Name, string>);
        return;
      }
      if (running.current) return;
      running.current = new AbortController();
      // It rejects when the screen or the session is gone.
      wait(choices, onNamed, running.current).catch(() => undefined);
    },
  };
}
