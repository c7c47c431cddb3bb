import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons/icons.tsx';
import { Message } from './Message.tsx';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  body?: string;
  icon?: ReactNode;
  /** What the person can do about it. */
  actions?: ReactNode;
}

/** Says that there is nothing here; also "Sin permiso" and "not found" with their own icon and actions. */
export function EmptyState({ title, body, icon, actions }: EmptyStateProps) {
  return (
    <Message>
      {icon ?? <EmptyIcon />}
      <p className="ag-message-title">{title}</p>
      {body && <p className="ag-message-body">{body}</p>}
      {actions && <div className="ag-message-actions">{actions}</div>}
    </Message>
  );
}
