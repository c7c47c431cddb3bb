/** Rows in the visible order: their number, and the id of each as text. */
export interface RowOrder {
  readonly count: number;
  readonly idAt: (index: number) => string;
}

/** Whether none, some or all of the visible rows are selected. */
export function selectedOf({ count, idAt }: RowOrder, selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  if (count === 0 || selected.size === 0) return 'none';
  let found = 0;
  for (let index = 0; index < count; index += 1) if (selected.has(idAt(index))) found += 1;
  if (found === 0) return 'none';
  return found === count ? 'all' : 'some';
}

function withRange(order: RowOrder, selected: ReadonlySet<string>, from: number, to: number, isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
    if (isOn) next.add(order.idAt(index));
    else next.delete(order.idAt(index));
  }
  return next;
}

/**
 * The selection after a press on the box of all visible rows: all, or none if all were selected.
 */
export function toggleAll(order: RowOrder, selected: ReadonlySet<string>): ReadonlySet<string> {
  return order.count === 0 ? selected : withRange(order, selected, 0, order.count - 1, selectedOf(order, selected) !== 'all');
}

/**
 * The selection after a press on a row's box.
 * @param anchor index of the box pressed before while Shift is held: rows between take the new
 * state
 */
export function toggleRow(
  order: RowOrder,
  selected: ReadonlySet<string>,
  index: number,
  anchor: string | null,
): ReadonlySet<string> {
  const isOn = !selected.has(order.idAt(index));
  let from = index;
  if (anchor !== null) {
    for (let place = 0; place < order.count; place += 1) {
      if (order.idAt(place) === anchor) {
        from = place;
        break;
      }
    }
  }
  return withRange(order, selected, from, index, isOn);
}
