import { memo, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Link } from 'wouter';
import styles from './CopyNotice.module.css';

const copied = 'Copiado';
/** Shown where the browser refuses to copy and the text is only selected. */
export const notCopied = 'No se pudo copiar. El texto queda seleccionado: cópialo con Ctrl+C.';

/** How long an outcome is shown, in milliseconds, and its greatest width, in pixels. */
const outcomes = { [copied]: { shownFor: 2000, width: 80 }, [notCopied]: { shownFor: 6000, width: 256 } };

/** What the copy buttons of one place call. */
export interface CopyNoticeHandle {
  /** Copies the text of the element before the button. */
  readonly copy: (button: HTMLElement) => void;
  /** Copies a text that is not on screen; false when the browser refuses. */
  readonly copyText: (button: HTMLElement, text: string) => Promise<boolean>;
}

interface Outcome {
  readonly text: keyof typeof outcomes;
  readonly top: number;
  readonly left: number;
}

function placeUnder(button: HTMLElement, text: Outcome['text']): Outcome {
  const { left, bottom } = button.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - outcomes[text].width - 8;
  return { text, top: bottom + 2, left: Math.max(8, Math.min(left - 16, rightmost)) };
}

/** Writes a text to the clipboard; false when the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is missing on plain http.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(shown: Node): void {
  const range = document.createRange();
  range.selectNodeContents(shown);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

async function copyShown(shown: Node): Promise<Outcome['text']> {
  if (await writeClipboard(shown.textContent ?? '')) return copied;
  select(shown);
  return notCopied;
}

/** Copies for the buttons of its place and shows the outcome beside the pressed one. */
export const CopyNotice = memo(function CopyNotice({ ref }: { ref: Ref<CopyNoticeHandle> }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      copy: (button) => {
        const shown = button.previousSibling;
        if (!shown) return;
        setOutcome(null);
        void copyShown(shown).then((text) => setOutcome(placeUnder(button, text)));
      },
      copyText: async (button, text) => {
        setOutcome(null);
        const isCopied = await writeClipboard(text);
        if (isCopied) setOutcome(placeUnder(button, copied));
        return isCopied;
      },
    }),
    [],
  );
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), outcomes[outcome.text].shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <output className={styles['notice']} style={outcome ? { top: outcome.top, left: outcome.left } : undefined}>
      {outcome?.text}
    </output>
  );
});

/** Class of a copy button, which stands right behind the copied text. */
export const copyButtonClass: string | undefined = styles['button'];

export interface CopyValueProps {
  /** The shown and copied text, such as a document number. */
  readonly text: string;
  /** Address of the value's screen; null where no such screen exists. */
  readonly href?: string | null | undefined;
  /** The element that shows the text, where it is more than the text. */
  readonly children?: ReactNode;
}

/** A value of a detail with its copy button. */
export function CopyValue({ text, href, children = text }: CopyValueProps) {
  const notice = useRef<CopyNoticeHandle>(null);
  return (
    <span className={styles['value']}>
      <span>{href ? <Link href={href}>{text}</Link> : children}</span>
      <button
        type="button"
        className={copyButtonClass}
        aria-label={`Copiar ${text}`}
        onClick={({ currentTarget }) => notice.current?.copy(currentTarget)}
      />
      <CopyNotice ref={notice} />
    </span>
  );
}
