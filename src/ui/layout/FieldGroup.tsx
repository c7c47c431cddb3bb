import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

/** Class of a field that takes two columns of its group. */
export const twoColumns = styles['twoColumns'];

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  title: string;
  /** Of its heading, which can then be led to. */
  id?: string | undefined;
  /** Level of its heading: 2 straight under the title of the page, 3 in a step. */
  level?: 2 | 3;
  /** What stands between the title and the fields. */
  intro?: ReactNode;
  /** What stands under the fields. */
  footer?: ReactNode;
  /** Its content is no grid of fields but stands as it is. */
  plain?: boolean;
  children: ReactNode;
}

/** Fields under one title, in as many columns as there is room for; {@link twoColumns} on a field gives it two of them. */
export function FieldGroup({ title, id, level = 3, intro, footer, plain = false, children }: FieldGroupProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the legend of a fieldset can't be laid out in every browser
    <div className={styles['group']} role="group" aria-labelledby={titleId}>
      <Heading id={titleId} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </Heading>
      {intro}
      {plain ? children : <div className={styles['grid']}>{children}</div>}
      {footer}
    </div>
  );
}
