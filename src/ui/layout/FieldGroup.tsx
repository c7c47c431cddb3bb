import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

/** Class of a field that takes two columns of its group. */
export const twoColumns = styles['twoColumns'];

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  title: string;
  /** What stands between the title and the fields. */
  intro?: ReactNode;
  /** Its content is no grid of fields but stands as it is. */
  plain?: boolean;
  children: ReactNode;
}

/** Fields under one title, in as many columns as there is room for; {@link twoColumns} on a field gives it two of them. */
export function FieldGroup({ title, intro, plain = false, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the legend of a fieldset can't be laid out in every browser
    <div className={styles['group']} role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {intro}
      {plain ? children : <div className={styles['grid']}>{children}</div>}
    </div>
  );
}
