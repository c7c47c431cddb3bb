import { Button } from '../actions/Button.tsx';
import { AlertIcon, RetryIcon } from '../icons/icons.tsx';
import { Message } from './Message.tsx';

/** Props of {@link FailedPanel}. */
export interface FailedPanelProps {
  title: string;
  body?: string | undefined;
  onRetry: () => void;
}

/** Says in place that something could not be loaded, and offers to try again. */
export function FailedPanel({ title, body, onRetry }: FailedPanelProps) {
  const retry = (
    <Button variant="outline" icon={<RetryIcon />} onClick={onRetry}>
      Reintentar
    </Button>
  );
  return <Message tone="danger" icon={<AlertIcon />} title={title} body={body} actions={retry} />;
}
