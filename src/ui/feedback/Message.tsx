import type { ReactNode } from 'react';
import styles from './Message.module.css';

/** Props of {@link Message}. */
export interface MessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body?: string | undefined;
  /** What the person can do about it. */
  readonly actions?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
}

/** The common frame of centred messages: an icon, a title, a text, actions. */
export function Message({ icon, title, body, actions, tone = 'neutral' }: MessageProps) {
  return (
    <div className={styles['message']} data-tone={tone}>
      {icon}
      <p className={styles['title']}>{title}</p>
      {body && <p className={styles['body']}>{body}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
