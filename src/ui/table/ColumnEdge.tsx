/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- a separator that moves is a control (WAI-ARIA: "window splitter") */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ColumnPair, moveEdge } from './column-layout.ts';
import { columnWidth } from './columns.ts';
import type { ModelColumn } from './table-model.ts';
import styles from './ColumnEdge.module.css';

export interface ColumnEdgeProps<Row> {
  /** The columns at both sides. */
  readonly left: ModelColumn<Row>;
  readonly right: ModelColumn<Row>;
  /** Whether a column of the table grows: without one, all columns stretch to fill the room. */
  readonly hasFlexible: boolean;
  /** The one edge that Tab reaches; the others take the pointer only. */
  readonly isTabStop: boolean;
  readonly onTabStop: () => void;
  /** Moves the focus to the previous or next edge. */
  readonly onStep: (step: -1 | 1) => void;
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
}

/** Step of an arrow key, and of one with Shift, in rem. */
const step = 1;
const bigStep = 4;

const asPixels = (rem: number) => Math.round(rem * 16);

function headsOf(edge: Element): readonly [HTMLElement, HTMLElement] | null {
  const left = edge.closest('th');
  const right = left?.nextElementSibling;
  return left && right instanceof HTMLElement ? [left, right] : null;
}

/** Sets the widths of both heads without rendering. */
function draw(edge: Element, widths: readonly [string, string]): void {
  headsOf(edge)?.forEach((head, index) => {
    head.style.width = widths[index] ?? '';
  });
}

const widthOf = ({ size, isFlexible }: Pick<ModelColumn<never>, 'size' | 'isFlexible'>) => (isFlexible ? '' : `${size}rem`);

/** The edge between two heads. One column gains what its neighbour loses. */
export function ColumnEdge<Row>({ left, right, hasFlexible, isTabStop, onTabStop, onStep, onWidths }: ColumnEdgeProps<Row>) {
  const [ariaPair, setAriaPair] = useState<ColumnPair | null>(null);
  const drag = useRef<{ readonly x: number; readonly pair: ColumnPair; readonly unit: number; latest: ColumnPair } | null>(null);
  const pair = ariaPair ?? { left: left.size, right: right.size };

  /** The drawn widths in rem of the model; `unit` is the number of pixels of one. */
  const measure = (edge: Element) => {
    const heads = headsOf(edge);
    if (heads === null) return null;
    const [a, b] = heads.map((head) => head.getBoundingClientRect().width);
    const drawn = { left: a ?? 0, right: b ?? 0 };
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const unit = hasFlexible ? rem : (drawn.left + drawn.right) / (left.size + right.size);
    return { heads, unit, pair: { left: drawn.left / unit, right: drawn.right / unit } };
  };
  const commit = (next: ColumnPair) => {
    setAriaPair(next);
    onWidths({ [left.id]: next.left, [right.id]: next.right });
  };
  const endDrag = (edge: HTMLElement, isKept: boolean) => {
    const currentDrag = drag.current;
    if (currentDrag === null) return;
    drag.current = null;
    if (isKept && currentDrag.latest !== currentDrag.pair) commit(currentDrag.latest);
    else draw(edge, [widthOf(left), widthOf(right)]);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: edge } = event;
    const measured = event.button === 0 ? measure(edge) : null;
    if (measured === null) return;
    if (!isTabStop) flushSync(onTabStop);
    edge.focus({ preventScroll: true });
    edge.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, pair: measured.pair, unit: measured.unit, latest: measured.pair };
  };
  const onPointerMove = ({ currentTarget: edge, clientX }: PointerEvent<HTMLElement>) => {
    const currentDrag = drag.current;
    if (currentDrag === null) return;
    // Rows are not rendered while the edge moves: the table follows its heads.
    currentDrag.latest = moveEdge(currentDrag.pair, (clientX - currentDrag.x) / currentDrag.unit);
    draw(edge, [`${currentDrag.latest.left}rem`, `${currentDrag.latest.right}rem`]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget: edge } = event;
    if (key === 'Escape') {
      endDrag(edge, false);
      return;
    }
    const by = shiftKey ? bigStep : step;
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -by,
      ArrowRight: by,
      Home: -columnWidth.most,
      End: columnWidth.most,
    };
    const move = moves[key];
    if (move !== undefined) {
      event.preventDefault();
      const measured = measure(edge);
      if (measured) commit(moveEdge(measured.pair, move));
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      onStep(key === 'ArrowUp' ? -1 : 1);
    }
  };

  return (
    <span
      className={styles['edge']}
      title="Arrastra para cambiar el ancho, o usa ← y →; ↑ y ↓ llevan a las otras columnas."
      {...(isTabStop
        ? {
            role: 'separator',
            tabIndex: 0,
            'aria-orientation': 'vertical',
            'aria-label': `Ancho de ${left.column.head}`,
            'aria-valuenow': asPixels(pair.left),
            'aria-valuemin': asPixels(columnWidth.least),
            'aria-valuemax': asPixels(pair.left + pair.right - columnWidth.least),
            'aria-valuetext': `${asPixels(pair.left)} píxeles`,
          }
        : { 'aria-hidden': true })}
      onFocus={({ currentTarget }) => setAriaPair(measure(currentTarget)?.pair ?? null)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={({ currentTarget }) => endDrag(currentTarget, true)}
      onPointerCancel={({ currentTarget }) => endDrag(currentTarget, false)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Class of an edge, by which the head finds all edges. */
export const edgeClass: string | undefined = styles['edge'];
