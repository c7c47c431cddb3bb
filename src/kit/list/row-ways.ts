import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';

/** Where a row leads, under its label; null where there is no such screen, or the row does not say. */
export type RowWay = readonly [label: string, href: string | null];

/** The entries of a row's menu that lead somewhere. */
export function rowWays(ways: readonly RowWay[]): readonly MenuAction[] {
  return ways.flatMap(([label, href]) => (href === null ? [] : [{ label, href }]));
}
