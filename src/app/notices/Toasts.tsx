import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import type { Notice } from '../../domain/notice.ts';
import type { Trouble } from '../../domain/trouble.ts';
import { isFirstPress } from '../../ui/actions/first-press.ts';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { CopyDetail } from '../support/CopyDetail.tsx';
import { forgetTroubles, troubleOfNotice } from '../support/known-troubles.ts';
import { Support } from '../support/Support.tsx';
import { createFailureMerger } from './failure-merger.ts';
import { noticeWords, summaryLines, type ToastWords } from './notice-texts.ts';
import './toasts.css';

/** How long a toast stays, in milliseconds (specification 1, section 8). */
const toastDuration = 6000;

const merge = createFailureMerger();

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface ToastCardProps {
  readonly words: ToastWords;
  readonly action?: ToastAction | undefined;
  /** The failures that 'Copiar detalle' copies. */
  readonly troubles: readonly Trouble[];
  readonly onClose: () => void;
}

function ToastCard({ words, action, troubles, onClose }: ToastCardProps) {
  return (
    <div className="toast" data-status={words.status}>
      <div className="toast-text">
        <p className="toast-title">{words.title}</p>
        {words.messages.map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages have no identity and never move
          <p key={index}>{message}</p>
        ))}
        {action && (
          <TextButton
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </TextButton>
        )}
        {troubles.length > 0 && <CopyDetail of={troubles} />}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label="Cerrar aviso"
        onClick={(event) => isFirstPress(event) && onClose()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" fill="none" />
        </svg>
      </button>
    </div>
  );
}

type Place = 'top-right' | 'top-center';

const raise = (words: ToastWords, id: string, position: Place, troubles: readonly Trouble[], action?: ToastAction) =>
  toast.custom(
    (shown) => <ToastCard words={words} action={action} troubles={troubles} onClose={() => toast.dismiss(shown.id)} />,
    {
      id,
      position,
      duration: toastDuration,
      ariaProps: {
        role: words.status === 'error' ? 'alert' : 'status',
        'aria-live': words.status === 'error' ? 'assertive' : 'polite',
      },
    },
  );

/** The text of a notice in one line, the title only without messages; null without words. */
export function noticeLine(notice: Notice): string | null {
  const words = noticeWords(notice);
  return words && (words.messages.join(' ') || words.title);
}

export { Support };

let count = 0;

/** Shows one notice, a success at top-center; three failures in a second become one summary. */
export function showNotice(notice: Notice, retry?: () => void): void {
  const words = noticeWords(notice);
  if (!words) return;
  const trouble = troubleOfNotice(notice);
  const told = trouble ? [trouble] : [];
  if (words.status !== 'error') {
    count += 1;
    raise(words, `aviso-${count}`, words.status === 'success' ? 'top-center' : 'top-right', told);
    return;
  }
  if (notice.type === 'failed' && notice.failure.kind === 'notLoaded') {
    raise(words, 'no-cargada', 'top-right', told, { label: 'Recargar', run: () => location.reload() });
    return;
  }
  const step = merge({ ...words, retry, trouble });
  if ('show' in step) {
    raise(step.show, step.id, 'top-right', told);
    return;
  }
  for (const id of step.replaces) toast.remove(id);
  const { failures, id } = step.summary;
  const retries = new Set(failures.flatMap((one) => one.retry ?? []));
  raise(
    { status: 'error', title: `${failures.length} consultas fallaron`, messages: summaryLines(failures) },
    id,
    'top-right',
    failures.flatMap((one) => one.trouble ?? []),
    retries.size > 0 ? { label: 'Reintentar todo', run: () => retries.forEach((retryKind) => retryKind()) } : undefined,
  );
}

function Shown({ item, onRemoved }: { item: Toast; onRemoved: () => void }) {
  const handleRemoved = useEffectEvent(onRemoved);
  useEffect(() => () => handleRemoved(), []);
  return <div {...item.ariaProps}>{typeof item.message === 'function' ? item.message(item) : item.message}</div>;
}

/** Stops the clock of the toasts while the pointer or the focus is on them. */
function usePause({ toasts, handlers }: ReturnType<typeof useToaster>, place: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  // A ref: a screen reader may focus and press before React has rendered the focus.
  const hasFocus = useRef(false);
  const noteFocus = (has: boolean) => {
    hasFocus.current = has;
    setFocused(has);
  };
  const held = (pointed || focused) && toasts.some(({ visible }) => visible);
  const pause = useEffectEvent((hold: boolean) => (hold ? handlers.startPause() : handlers.endPause()));
  useEffect(() => pause(held), [held]);

  return {
    setPointed,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) cameFrom.current = relatedTarget;
      noteFocus(true);
    },
    onBlur: () => noteFocus(false),
    /** Returns the focus: a toast that is removed with the focus fires no blur. */
    onRemoved: () => {
      if (!hasFocus.current || place.current?.contains(document.activeElement)) return;
      noteFocus(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}

/** The toasts: closable, paused under the pointer or the focus (specification 1, section 8). */
export function Toasts({ inPortal }: { readonly inPortal: boolean }) {
  const toaster = useToaster({ duration: toastDuration });
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!inPortal) forgetTroubles();
  }, [inPortal]);
  const { setPointed, onFocus, onBlur, onRemoved } = usePause(toaster, place);

  const list = (position: Place) => {
    const shown = toaster.toasts.filter((item: Toast) => item.visible && item.position === position);
    return (
      <div key={position} className="toasts" data-position={position} data-in-portal={inPortal || undefined}>
        {shown.map((item) => (
          <Shown key={item.id} item={item} onRemoved={onRemoved} />
        ))}
      </div>
    );
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops the clock
    <section
      ref={place}
      aria-label="Avisos"
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {(['top-right', 'top-center'] as const).map(list)}
    </section>,
    // Outside of the page in index.html, so that an open dialog does not hide the toasts.
    document.querySelector('#notices') ?? document.body,
  );
}
