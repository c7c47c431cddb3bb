import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';

/** A link of a row; null where the screen does not exist or the row lacks the id. */
export type RowWay = readonly [label: string, href: string | null];

/** The menu entries for the links that exist. */
export function rowWays(ways: readonly RowWay[]): readonly MenuAction[] {
  return ways.flatMap(([label, href]) => (href === null ? [] : [{ label, href }]));
}
