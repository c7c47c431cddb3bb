import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visibleText } from '../../text/typed-text.ts';
import { Button } from '../actions/Button.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { foldContent, foldLines } from './fold.ts';
import styles from './SafeHtml.module.css';
import { sanitiseHtml } from './sanitise-html.ts';

/** Lines of a long text shown before the rest is asked for. */
const foldedLines = 30;

/** Attributes of a table's box while it scrolls. */
const scrolling = [
  ['tabindex', '0'],
  ['role', 'group'],
  ['aria-label', 'Tabla'],
] as const;

/** Puts a copy of the elements into the page; `content` stays for the next time. */
function Markup({ content }: { readonly content: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    box.current.replaceChildren(document.importNode(content, true));
    const boxes = box.current.querySelectorAll('div:has(> table)');
    if (boxes.length === 0) return undefined;
    // A table wider than its box takes the focus, so that arrows scroll it.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const scrolls = target.scrollWidth > target.clientWidth;
        for (const [name, value] of scrolling) {
          if (scrolls) target.setAttribute(name, value);
          else target.removeAttribute(name);
        }
      }
    });
    for (const one of boxes) observer.observe(one);
    return () => observer.disconnect();
  }, [content]);
  return <div ref={box} dir="auto" className={joinClasses(styles['box'], styles['markup'])} />;
}

export interface SafeHtmlProps {
  /** HTML of an outside author; only its harmless part is shown. */
  readonly html: string | null | undefined;
  /** Plain text, shown where there is no HTML. */
  readonly text: string | null | undefined;
  /** Level of the highest headings: one below the page's heading before it. */
  readonly headingLevel?: number;
  /** Shown where neither holds visible text. */
  readonly emptyText?: string | null;
}

/**
 * Shows outside markup made harmless: nothing of it runs, fetches or leaves its box; links open a
 * new tab. Long content is folded, and the folded part is not in the page.
 */
export function SafeHtml({ html, text, headingLevel = 2, emptyText = null }: SafeHtmlProps) {
  const [isOpen, setOpen] = useState(false);
  const content = useMemo(() => (html ? sanitiseHtml(html, headingLevel) : null), [html, headingLevel]);
  const folded = useMemo(() => content && foldContent(content, foldedLines), [content]);
  const plain = visibleText(text ?? '') === '' ? '' : (text ?? '').trim();
  const plainFolded = foldLines(plain, foldedLines);
  const isLong = content ? folded !== null : plainFolded !== plain;

  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // Folding shortens the page, so the button is scrolled back into sight.
    if (wasPressed.current && !isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      {content ? (
        <Markup content={isOpen || !folded ? content : folded} />
      ) : plain === '' ? (
        emptyText !== null && <p className={styles['nothing']}>{emptyText}</p>
      ) : (
        <div dir="auto" className={joinClasses(styles['box'], styles['text'])}>
          {isOpen ? plain : plainFolded}
        </div>
      )}
      {isLong && (
        <div className={styles['fold']}>
          <Button
            ref={button}
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => {
              wasPressed.current = true;
              setOpen(!isOpen);
            }}
          >
            {isOpen ? 'Ver menos' : 'Ver completo'}
          </Button>
        </div>
      )}
    </>
  );
}
