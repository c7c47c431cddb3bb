import { type ComponentProps, useLayoutEffect, useRef } from 'react';
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

/** Has the form hear of texts that a program has put into its fields without a word, as some password managers do: what is seen is what is sent. */
function hearSilent(element: HTMLFormElement, { valueOf }: FieldForm): void {
  for (const control of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type=text][name], textarea[name]',
  )) {
    const held = control.closest('[data-form-scope]') === element ? valueOf(control.name) : undefined;
    if (typeof held === 'string' && held.replaceAll('\r\n', '\n') !== control.value) {
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
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
          hearSilent(event.currentTarget, form);
          onSubmit();
        }}
      >
        {children}
      </form>
    </AppFormProvider>
  );
}
