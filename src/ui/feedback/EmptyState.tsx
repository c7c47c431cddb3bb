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
  return <Message icon={icon ?? <EmptyIcon />} title={title} body={body} actions={actions} />;
}
