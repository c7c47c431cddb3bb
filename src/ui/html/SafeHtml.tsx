import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visibleText } from '../../text/typed-text.ts';
import { Button } from '../actions/Button.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { foldContent, foldLines } from './fold.ts';
import styles from './SafeHtml.module.css';
import { sanitiseHtml } from './sanitise-html.ts';

/** Lines that are shown of a longer text until the rest is asked for. */
const foldedLines = 30;

/** What the box of a table has while it scrolls. */
const scrolling = [
  ['tabindex', '0'],
  ['role', 'group'],
  ['aria-label', 'Tabla'],
] as const;

/** The elements, put into the page as they are; `content` itself is kept for the next time. */
function Markup({ content }: { readonly content: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    box.current.replaceChildren(document.importNode(content, true));
    const boxes = box.current.querySelectorAll('div:has(> table)');
    if (boxes.length === 0) return undefined;
    // A table that is too wide is scrolled with the arrows, too.
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

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps {
  /** What somebody wrote, as HTML; only what is harmless of it is shown. */
  readonly html: string | null | undefined;
  /** The same as text, shown where there is no HTML. */
  readonly text: string | null | undefined;
  /** Level of its highest headings: one under that of the page's own before it. */
  readonly headingLevel?: number;
  /** What is said where nothing is to be seen in either. */
  readonly nothing?: string | null;
}

/**
 * What somebody outside wrote, made harmless: text, lists, tables, quotes, and links that open in a tab of their own. Nothing of it runs, is fetched, or
 * reaches beyond its box. What is long is folded; the folded part is not in the page.
 */
export function SafeHtml({ html, text, headingLevel = 2, nothing = null }: SafeHtmlProps) {
  const [isOpen, setOpen] = useState(false);
  const content = useMemo(() => (html ? sanitiseHtml(html, headingLevel) : null), [html, headingLevel]);
  const folded = useMemo(() => content && foldContent(content, foldedLines), [content]);
  const plain = visibleText(text ?? '') === '' ? '' : (text ?? '').trim();
  const plainFolded = foldLines(plain, foldedLines);
  const isLong = content ? folded !== null : plainFolded !== plain;

  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // Folded, the page is shorter: the button stays in sight.
    if (pressed.current && !isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      {content ? (
        <Markup content={isOpen || !folded ? content : folded} />
      ) : plain === '' ? (
        nothing !== null && <p className={styles['nothing']}>{nothing}</p>
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
              pressed.current = true;
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
