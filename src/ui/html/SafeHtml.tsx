import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { withoutOverrides } from './copy-allowed.ts';
import { createRoom } from './room.ts';
import styles from './SafeHtml.module.css';
import { sanitiseHtml } from './sanitise-html.ts';

/** Lines that are shown of a longer text until the rest is asked for. */
const foldedLines = 30;

/** What is shown of a text. */
interface Shown {
  readonly content: HTMLElement | string;
  /** Not all of it. */
  readonly isPartial: boolean;
}

/** What is shown of the markup; of the text where there is none, or nothing to be seen in it. */
function read(html: string, text: string, lines: number): Shown {
  if (html.trim() !== '') {
    const room = createRoom(lines);
    const content = sanitiseHtml(html, room);
    if (room.isUsed()) return { content, isPartial: room.isPartial() };
  }
  const room = createRoom(lines);
  const content = room.take(withoutOverrides(text.trim()), true);
  return { content, isPartial: room.isPartial() };
}

/** What the box of a table has while it scrolls. */
const scrolling = [
  ['tabindex', '0'],
  ['role', 'group'],
  ['aria-label', 'Tabla'],
] as const;

/** The elements, put into the page as they are. */
function Markup({ content }: { content: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(content);
    const boxes = content.querySelectorAll('div:has(> table)');
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
  return <div ref={box} className={joinClasses(styles['box'], styles['markup'])} />;
}

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps {
  /** What somebody wrote, as HTML; only what is harmless of it is shown. */
  readonly html: string | null | undefined;
  /** The same as text, shown where there is no HTML. */
  readonly text: string | null | undefined;
}

/**
 * What somebody outside wrote, made harmless: text, lists, tables, quotes, and links that open in a tab of their own. Nothing of it runs, is fetched, or
 * reaches beyond its box. What is long or deep is folded; the folded part is not in the page.
 */
export function SafeHtml({ html, text }: SafeHtmlProps) {
  const [isOpen, setOpen] = useState(false);
  const { content, isPartial } = useMemo(
    () => read(html ?? '', text ?? '', isOpen ? Infinity : foldedLines),
    [html, text, isOpen],
  );
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // Folded, the page is shorter: the button stays in sight.
    if (pressed.current && !isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      {typeof content === 'string' ? (
        <div className={joinClasses(styles['box'], styles['text'])}>{content}</div>
      ) : (
        <Markup content={content} />
      )}
      {(isPartial || isOpen) && (
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
