import type { ComponentProps } from 'react';
import styles from './FieldFrame.module.css';

/** A small action within the text under a field. */
export function InlineAction(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles['inlineAction']} />;
}
