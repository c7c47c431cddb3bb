import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { hearSilent } from '../../ui/fields/native-input.ts';
import { AppFormProvider, type FieldForm } from './app-form.ts';
import styles from './AppFormElement.module.css';

/** Props of {@link AppFormElement}: those of a native form. */
export interface AppFormElementProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly form: FieldForm;
  /** It fills the panel of a page: padded, its groups apart. */
  readonly page?: boolean;
  /** It is being sent: nothing in it can be changed meanwhile. */
  readonly busy?: boolean;
  /** Enter in a field, or a button of type `submit`. */
  readonly onSubmit: () => void;
}

/** The element of a form, with its fields below; a form in a dialog may stand in another one's tree. */
export function AppFormElement({ form, page = false, busy = false, onSubmit, children, ...rest }: AppFormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) focused.current = element.current?.contains(activeElement) ? activeElement : null;
    // The summary of what was refused may have taken the focus in the same drawing.
    else if (focused.current instanceof HTMLElement && !element.current?.contains(activeElement)) focused.current.focus();
  }, [busy]);
  return (
    <AppFormProvider value={form}>
      <form
        {...(page && { className: styles['page'] })}
        {...rest}
        {...form.scope}
        ref={element}
        inert={busy}
        aria-busy={busy || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form around it, in React's tree, is not to be sent.
          event.stopPropagation();
          if (form.readOnly) return;
          hearSilent(event.currentTarget, form.valueOf);
          onSubmit();
        }}
      >
        {children}
      </form>
    </AppFormProvider>
  );
}
