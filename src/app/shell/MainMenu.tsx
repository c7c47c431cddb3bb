import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { NamesTooltip, namedProps, useNamesTooltip } from '../../ui/feedback/NamesTooltip.tsx';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import type { NavGroup } from './navigation.ts';
import './MainMenu.css';

/** Props of {@link MainMenu}. */
export interface MainMenuProps {
  groups: readonly NavGroup[];
  /** Names of collapsed groups; the entry of the current page shows nevertheless. */
  collapsed: readonly string[];
  onToggle: (group: string) => void;
  /** Whether the menu shows icons only, with names on hover and focus. */
  folded?: boolean;
  onNavigate?: () => void;
}

/** Scrolls the menu's box, and nothing else, to the entry of the current page. */
function showCurrent(menu: HTMLElement | null): void {
  const box = menu?.parentElement;
  const entry = menu?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!box || !entry) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (entry.top < top) box.scrollTop += entry.top - top;
  else if (entry.bottom > bottom) box.scrollTop += entry.bottom - bottom;
}

function namesOf(groups: readonly NavGroup[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [index, { label, entries }] of groups.entries()) {
    if (label !== undefined) names.set(String(index), label);
    for (const entry of entries) names.set(entry.href, entry.label);
  }
  return names;
}

/** The main menu, in the sidebar and in the drawer of small screens. */
export function MainMenu({ groups, collapsed, onToggle, folded = false, onNavigate }: MainMenuProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const tooltip = useNamesTooltip(!folded);
  const named = <Props extends object>(value: string, props: Props) => (folded ? namedProps(tooltip, value, props) : props);
  const current = groups.flatMap(({ entries }) => entries).find((entry) => entry.current)?.href;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the entry changes or moves
  useLayoutEffect(() => showCurrent(menu.current), [current, folded]);
  return (
    <nav ref={menu} className="ag-main-menu" aria-label="Menú principal" data-folded={folded || undefined}>
      {groups.map((group, index) => {
        const { label } = group;
        const isCollapsed = label !== undefined && collapsed.includes(label);
        const entries = isCollapsed ? group.entries.filter((entry) => entry.current) : group.entries;
        const list = (
          <ul id={`${id}-${index}`} aria-label={label} hidden={entries.length === 0}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Link
                  href={entry.href}
                  aria-current={entry.current ? 'page' : undefined}
                  {...named(entry.href, { onPointerEnter: entry.onIntent, onFocus: entry.onIntent, onClick: onNavigate })}
                >
                  {entry.icon}
                  <span>{entry.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        );
        return (
          <div key={group.key}>
            {label !== undefined && (
              <button
                type="button"
                className="ag-nav-label"
                aria-expanded={!isCollapsed}
                aria-controls={`${id}-${index}`}
                {...named(String(index), { onClick: () => onToggle(label) })}
              >
                <span>{label}</span>
                <ChevronDownIcon />
              </button>
            )}
            {list}
          </div>
        );
      })}
      {folded && <NamesTooltip api={tooltip} names={namesOf(groups)} />}
    </nav>
  );
}
