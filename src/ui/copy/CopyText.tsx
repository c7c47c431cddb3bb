import { useEffect, useState } from 'react';
import { TextButton } from '../actions/TextButton.tsx';
import { Words } from '../text/Words.tsx';
import { notCopied, writeClipboard } from './CopyNotice.tsx';
import styles from './CopyText.module.css';

/** How long the success is shown, in milliseconds. */
const shownFor = 2000;

const takeFocus = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

export interface CopyTextProps {
  readonly label: string;
  readonly text: () => string;
}

/** Copies a text that is not on screen, or shows it selected when the browser refuses. */
export function CopyText({ label, text }: CopyTextProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [uncopiedText, setUncopiedText] = useState<string | null>(null);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const whole = text();
    const done = await writeClipboard(whole);
    setIsCopied(done);
    setUncopiedText(done ? null : whole);
  };
  return (
    <span className={styles['place']}>
      <TextButton onClick={() => void copy()}>{label}</TextButton>
      <output className={styles['outcome']}>
        {isCopied && <Words>Copiado</Words>}
        {uncopiedText !== null && <Words>{notCopied}</Words>}
      </output>
      {uncopiedText !== null && (
        <textarea ref={takeFocus} className={styles['shown']} aria-label={label} rows={6} readOnly value={uncopiedText} />
      )}
    </span>
  );
}
