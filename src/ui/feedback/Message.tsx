import type { ReactNode } from 'react';
import styles from './Message.module.css';

export interface MessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body?: string | undefined;
  /** Actions that the person can take. */
  readonly actions?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
}

/** Common frame of centred messages: icon, title, text, actions. */
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
