import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons/icons.tsx';
import { Message } from './Message.tsx';

export interface EmptyStateProps {
  title: string;
  body?: string;
  icon?: ReactNode;
  /** Actions that the person can take. */
  actions?: ReactNode;
}

/** An empty state; also "Sin permiso" and "not found" with an icon and actions of their own. */
export function EmptyState({ title, body, icon, actions }: EmptyStateProps) {
  return <Message icon={icon ?? <EmptyIcon />} title={title} body={body} actions={actions} />;
}
