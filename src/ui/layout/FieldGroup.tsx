import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

/** Class of a field that spans two columns of its group. */
export const twoColumns = styles['twoColumns'];

export interface FieldGroupProps {
  title: string;
  /** Id of the heading, so that links and errors can lead to it. */
  id?: string | undefined;
  /** Level of the heading: 2 under the page's title, 3 in a step. */
  level?: 2 | 3;
  /** Content between the title and the fields. */
  intro?: ReactNode;
  /** Content under the fields. */
  footer?: ReactNode;
  /** The content is no grid of fields. */
  plain?: boolean;
  children: ReactNode;
}

/** Fields under one title, in as many columns as fit; {@link twoColumns} spans two. */
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
