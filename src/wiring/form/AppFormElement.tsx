import type { ComponentProps } from 'react';
import { AppFormProvider, type FieldForm } from './app-form.ts';
import styles from './AppFormElement.module.css';

/** Props of {@link AppFormElement}: those of a native form. */
export interface AppFormElementProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly form: FieldForm;
  /** It fills the panel of a page: padded, its groups apart. */
  readonly page?: boolean;
  /** Enter in a field, or a button of type `submit`. */
  readonly onSubmit: () => void;
}

/** The element of a form, with its fields below; a form in a dialog may stand in another one's tree. */
export function AppFormElement({ form, page = false, onSubmit, children, ...element }: AppFormElementProps) {
  return (
    <AppFormProvider value={form}>
      <form
        {...(page && { className: styles['page'] })}
        {...element}
        {...form.scope}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form around it, in React's tree, is not to be sent.
          event.stopPropagation();
          if (!form.readOnly) onSubmit();
        }}
      >
        {children}
      </form>
    </AppFormProvider>
  );
}
