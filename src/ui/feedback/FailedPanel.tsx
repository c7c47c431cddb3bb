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
  return (
    <Message tone="danger">
      <AlertIcon />
      <p className="ag-message-title">{title}</p>
      {body && <p className="ag-message-body">{body}</p>}
      <div className="ag-message-actions">
        <Button variant="outline" icon={<RetryIcon />} onClick={onRetry}>
          Reintentar
        </Button>
      </div>
    </Message>
  );
}
