import { useId } from 'react';
import { Link } from 'wouter';
import type { NavGroup } from './navigation.ts';
import './MainMenu.css';

/** Props of {@link MainMenu}. */
export interface MainMenuProps {
  groups: readonly NavGroup[];
  /** Called when an entry was followed: the drawer closes. */
  onNavigate?: () => void;
}

/** The main menu: the same in the sidebar and in the drawer of small screens. */
export function MainMenu({ groups, onNavigate }: MainMenuProps) {
  const id = useId();
  return (
    <nav className="ag-main-menu" aria-label="Menú principal">
      {groups.map((group, index) => {
        const labelId = group.label ? `${id}-${index}` : undefined;
        const list = (
          <ul aria-labelledby={labelId}>
            {group.entries.map((entry) => (
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
          <div key={group.label ?? 'principal'}>
            {group.label && (
              <span className="ag-nav-label" id={labelId}>
                {group.label}
              </span>
            )}
            {list}
          </div>
        );
      })}
    </nav>
  );
}
