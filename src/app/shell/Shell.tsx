import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ProgressLine } from '../../ui/feedback/ProgressLine.tsx';
import { ChevronDownIcon, LogoutIcon, MenuIcon } from '../../ui/icons/icons.tsx';
import { ActionMenu, type MenuAction } from '../../ui/layout/ActionMenu.tsx';
import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { NavGroup } from './navigation.ts';
import './Shell.css';

/** Props of {@link Shell}. */
export interface ShellProps {
  user: { name: string; userName: string };
  navigation: readonly NavGroup[];
  onSalir: () => void;
  /** Items of the user menu before 'Salir'. */
  userActions?: readonly MenuAction[];
  /** What stands in the header between the mark and the user menu, such as the search. */
  headerTools?: ReactNode;
  /** Shows the progress line. */
  busy?: boolean;
  children: ReactNode;
}

/** Id of the main region: the skip link leads there. */
export const MAIN_ID = 'contenido';

/** The letters in the user's circle. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`.toLocaleUpperCase('es');
}

/** The frame of every page of a signed-in user: skip link, header with the user menu, main menu, main region. */
export function Shell({ user, navigation, onSalir, userActions = [], headerTools, busy = false, children }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);

  // The drawer belongs to small windows: it closes when the sidebar appears.
  useEffect(() => {
    if (!menuOpen) return undefined;
    const wide = window.matchMedia(`(min-width: ${breakpoints.lg})`);
    const onChange = () => setMenuOpen(!wide.matches);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [menuOpen]);

  return (
    <div className="ag-shell">
      {busy && <ProgressLine />}
      <a
        className="ag-skip"
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        Saltar al contenido
      </a>
      <header className="ag-header">
        <button
          type="button"
          className="ag-menu-button"
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </button>
        <Link href="/" className="ag-home" aria-label="Autogestión, ir al inicio">
          <Brand />
        </Link>
        <div className="ag-header-tools">{headerTools}</div>
        <ActionMenu
          className="ag-user"
          heading={
            <>
              <strong>{user.name}</strong>
              <span>{user.userName}</span>
            </>
          }
          actions={[...userActions, { label: 'Salir', icon: <LogoutIcon />, onSelect: onSalir }]}
        >
          <span className="ag-avatar" aria-hidden="true">
            {initials(user.name)}
          </span>
          <span className="ag-sr-only">Menú de usuario: </span>
          <span className="ag-user-text">
            <span className="ag-user-name">{user.name}</span>
            <span className="ag-user-login">{user.userName}</span>
          </span>
          <ChevronDownIcon />
        </ActionMenu>
      </header>
      <div className="ag-sidebar">
        <MainMenu groups={navigation} />
      </div>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SidePanel open={menuOpen} onClose={() => setMenuOpen(false)} title="Menú" side="start">
        <MainMenu groups={navigation} onNavigate={() => setMenuOpen(false)} />
      </SidePanel>
    </div>
  );
}
