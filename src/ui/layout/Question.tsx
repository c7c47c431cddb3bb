import { useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { isFirstPress } from '../actions/first-press.ts';
import { Dialog } from './Dialog.tsx';

export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Label of the answer that continues and discards something. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** Label of the answer that changes nothing; Escape gives it too. */
  readonly stayLabel: string;
  readonly onStay: () => void;
}

/** Asks before typed text is discarded; staying is the default answer. */
export function Question({ title, text, leaveLabel, onLeave, stayLabel, onStay }: QuestionProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      onClose={onStay}
      title={title}
      describedBy={textId}
      footer={
        <>
          <Button variant="outline" onClick={(event) => isFirstPress(event) && onLeave()}>
            {leaveLabel}
          </Button>
          <Button onClick={onStay}>{stayLabel}</Button>
        </>
      }
    >
      <p id={textId}>{text}</p>
    </Dialog>
  );
}
