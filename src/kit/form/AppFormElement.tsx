import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { reportSilentInput } from '../../ui/fields/native-input.ts';
import { AppFormProvider, type FieldForm } from './app-form.ts';
import styles from './AppFormElement.module.css';

/** Props of {@link AppFormElement}: those of a native form. */
export interface AppFormElementProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly form: FieldForm;
  /** The form fills the panel of a page: padding, and space between groups. */
  readonly page?: boolean;
  /** The form is being sent: its fields are inert. */
  readonly busy?: boolean;
  readonly onSubmit: () => void;
}

/** The `form` element with its fields; a form in a dialog may stand inside another form's tree. */
export function AppFormElement({ form, page = false, busy = false, onSubmit, children, ...rest }: AppFormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) focused.current = element.current?.contains(activeElement) ? activeElement : null;
    // The error summary may have taken the focus in the same commit.
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
          // React would bubble the event to a form around this one.
          event.stopPropagation();
          if (form.readOnly) return;
          reportSilentInput(event.currentTarget, form.valueOf);
          onSubmit();
        }}
      >
        {children}
      </form>
    </AppFormProvider>
  );
}
