import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './VirtualRows.module.css';

export interface VirtualRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  /** Index of the chosen row; -1 for none. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly minWidth?: number;
  readonly head?: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

const spare = 6;

/** A list that draws only visible rows; arrow keys move between them. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, rows, rowHeight, place, onPlace, minWidth = 0, head, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element || place < 0) return;
    const top = place * rowHeight;
    const space = element.clientHeight - rowHeight * (head ? 2 : 1);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + space) element.scrollTop = top - space;
  }, [place, rowHeight, head]);

  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / rowHeight) + spare);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: -rows.length,
    End: rows.length,
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    onPlace(Math.max(0, Math.min(rows.length - 1, place + step)));
  };
  const idOf = (index: number) => `${label}-${index}`.replaceAll(' ', '-');

  return (
    <div
      ref={box}
      className={styles['box']}
      onScroll={({ currentTarget }) => setView((before) => ({ ...before, top: currentTarget.scrollTop }))}
    >
      {head}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select draws all its options
        role="listbox"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={place >= first && place < last ? idOf(place) : undefined}
        onKeyDown={move}
        className={styles['rows']}
        style={{ height: Math.max(rows.length, 1) * rowHeight, minWidth }}
      >
        {rows.slice(first, last).map((row, offset) => {
          const index = first + offset;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
            <div
              key={index}
              id={idOf(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has columns
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={styles['row']}
              style={{ top: index * rowHeight, height: rowHeight }}
              onClick={() => onPlace(index)}
            >
              {children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
