import { useId } from 'react';
import { Link } from 'wouter';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import type { NavGroup } from './navigation.ts';
import './MainMenu.css';

/** Props of {@link MainMenu}. */
export interface MainMenuProps {
  groups: readonly NavGroup[];
  /** Names of the groups that are collapsed; the entry of the page in sight shows nevertheless. */
  collapsed: readonly string[];
  onToggle: (group: string) => void;
  /** Called when an entry was followed: the drawer closes. */
  onNavigate?: () => void;
}

/** The main menu: the same in the sidebar and in the drawer of small screens. */
export function MainMenu({ groups, collapsed, onToggle, onNavigate }: MainMenuProps) {
  const id = useId();
  return (
    <nav className="ag-main-menu" aria-label="Menú principal">
      {groups.map((group, index) => {
        const { label } = group;
        const isCollapsed = label !== undefined && collapsed.includes(label);
        const entries = isCollapsed ? group.entries.filter(({ current }) => current) : group.entries;
        const list = (
          <ul id={`${id}-${index}`} aria-label={label} hidden={entries.length === 0}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Link
                  href={entry.href}
                  aria-current={entry.current ? 'page' : undefined}
                  onPointerEnter={entry.onIntent}
                  onFocus={entry.onIntent}
                  onClick={onNavigate}
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
                onClick={() => onToggle(label)}
              >
                <span>{label}</span>
                <ChevronDownIcon />
              </button>
            )}
            {list}
          </div>
        );
      })}
    </nav>
  );
}
