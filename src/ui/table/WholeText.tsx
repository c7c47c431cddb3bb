import { type Ref, useImperativeHandle, useState } from 'react';
import styles from './WholeText.module.css';

export interface WholeTextHandle {
  /** Shows the truncated texts of a row; null hides them. */
  readonly show: (row: HTMLTableRowElement | null) => void;
}

interface Shown {
  readonly top: number;
  readonly left: number;
  readonly isAbove: boolean;
  readonly texts: readonly { readonly head: string; readonly text: string }[];
}

/** Whether a text is longer than its cell shows. */
export const isCut = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth;

function read(row: HTMLTableRowElement, clamp: string): Shown | null {
  const heads = row.closest('table')?.tHead?.rows[0]?.cells;
  const cut = [...row.cells].filter((cell) => {
    const text = cell.querySelector(`.${clamp}`);
    return text !== null && isCut(text);
  });
  const [first] = cut;
  if (first === undefined) return null;
  const isAbove = row.nextElementSibling === null;
  return {
    top: isAbove ? row.offsetTop : row.offsetTop + row.offsetHeight,
    left: first.offsetLeft,
    isAbove,
    texts: cut.map((cell) => ({ head: heads?.[cell.cellIndex]?.textContent ?? '', text: cell.textContent })),
  };
}

/** Shows the truncated texts of the keyboard-focused row beside it. */
export function WholeText({ ref, clamp }: { readonly ref: Ref<WholeTextHandle>; readonly clamp: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useImperativeHandle(ref, () => ({ show: (row) => setShown(row && read(row, clamp)) }), [clamp]);
  return (
    shown && (
      <dl
        className={styles['whole']}
        data-above={shown.isAbove || undefined}
        style={{ top: shown.top, left: shown.left }}
        aria-hidden="true"
      >
        {shown.texts.map(({ head, text }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
