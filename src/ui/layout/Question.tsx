import { useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { isFirstPress } from '../actions/first-press.ts';
import { Dialog } from './Dialog.tsx';

/** Props of {@link Question}. */
export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Label of the answer that goes on and loses something. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** Label of the answer that changes nothing, which Escape gives too. */
  readonly stayLabel: string;
  readonly onStay: () => void;
}

/** Asks before something typed is left behind; to stay is the first thing at hand. */
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
