import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button that looks like a link, for an action that a notice offers beside its text. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles['button']} />;
}
