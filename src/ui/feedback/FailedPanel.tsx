import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { AlertIcon, RetryIcon } from '../icons/icons.tsx';
import { Message } from './Message.tsx';

export interface FailedPanelProps {
  title: string;
  body?: string | undefined;
  onRetry: () => void;
  /** The button that copies the failure's details for the support desk. */
  detail?: ReactNode;
}

/** Shows in place that something could not be loaded and offers 'Reintentar'. */
export function FailedPanel({ title, body, onRetry, detail }: FailedPanelProps) {
  const actions = (
    <>
      <Button variant="outline" icon={<RetryIcon />} onClick={onRetry}>
        Reintentar
      </Button>
      {detail}
    </>
  );
  return <Message tone="danger" icon={<AlertIcon />} title={title} body={body} actions={actions} />;
}
