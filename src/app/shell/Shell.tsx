import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ChevronDownIcon, FoldIcon, InfoIcon, LogoutIcon, MenuIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ActionMenu } from '../../ui/layout/ActionMenu.tsx';
import type { MenuAction } from '../../ui/layout/MenuPopup.tsx';
import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { usePreferences } from '../../kit/portal/use-preferences.ts';
import { Bell } from './Bell.tsx';
import { Brand } from './Brand.tsx';
import type { DestinationGroup, FrameAction } from './destination.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { initials } from './initials.ts';
import { keyboardHelp } from './keyboard-help.ts';
import { MainMenu } from './MainMenu.tsx';
import type { NavGroup } from './navigation.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useShortcuts } from './shortcuts.ts';
import './Shell.css';

/** Props of {@link Shell}. */
export interface ShellProps {
  user: { name: string; userName: string };
  navigation: readonly NavGroup[];
  onSalir: () => void;
  /** Items of the user menu before 'Salir'. */
  userActions: readonly MenuAction[];
  /** Gives the destinations of the header search; `actions` are the frame's own. */
  find: (typed: string, actions: readonly FrameAction[]) => readonly DestinationGroup[];
  findsNumbers: boolean;
  /** Banners above the page, beside the one for a missing network. */
  banners?: ReactNode;
  children: ReactNode;
}

/** Id of the main region, the target of the skip link. */
const MAIN_ID = 'contenido';

const wideWindow = () => window.matchMedia(`(min-width: ${breakpoints.lg})`);

function useMenu() {
  const [{ gruposCerrados: collapsed, menuPlegado: folded }, change] = usePreferences();
  const toggle = (group: string) => {
    change({ gruposCerrados: collapsed.includes(group) ? collapsed.filter((other) => other !== group) : [...collapsed, group] });
  };
  return { groups: { collapsed, onToggle: toggle }, folded, fold: () => change({ menuPlegado: !folded }) };
}

/** The frame of every page: skip link, header with the user menu, main menu, main region. */
export function Shell({ user, navigation, onSalir, userActions, find, findsNumbers, banners, children }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [dialog, setDialog] = useState<'search' | 'help' | null>(null);
  const { groups, folded, fold } = useMenu();
  useShortcuts((shortcut) => {
    if (shortcut !== 'fold') setDialog(shortcut);
    else if (wideWindow().matches) fold();
  });

  const help = { label: 'Atajos de teclado', icon: <InfoIcon />, onSelect: () => setDialog('help') };
  const salir = { label: 'Salir', icon: <LogoutIcon />, onSelect: onSalir };
  const actions: readonly FrameAction[] = [
    { ...help, keywords: 'ayuda teclas accesos rapidos' },
    { ...salir, keywords: 'cerrar sesion desconectar logout' },
  ];

  // The drawer closes when a wider window shows the sidebar.
  useEffect(() => {
    if (!menuOpen) return undefined;
    const wide = wideWindow();
    const onChange = () => setMenuOpen(!wide.matches);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [menuOpen]);

  return (
    <div className="ag-shell" data-folded={folded || undefined}>
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
        <IconButton
          className="ag-fold-button"
          label={folded ? 'Desplegar menú' : 'Plegar menú'}
          aria-keyshortcuts="Control+B"
          onClick={fold}
        >
          <FoldIcon />
        </IconButton>
        <Link href="/" className="ag-home" aria-label="Autogestión, ir al inicio">
          <Brand />
        </Link>
        <button
          type="button"
          className="ag-search-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={() => setDialog('search')}
        >
          <SearchIcon />
          <span>Buscar…</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <Bell />
        <ActionMenu
          className="ag-user"
          heading={
            <>
              <strong>{user.name}</strong>
              <span>{user.userName}</span>
            </>
          }
          actions={[...userActions, help, salir]}
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
      <div className="ag-banners ag-no-print">
        <OfflineBanner />
        {banners}
      </div>
      <div className="ag-sidebar">
        <MainMenu groups={navigation} {...groups} folded={folded} />
      </div>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SidePanel open={menuOpen} onClose={() => setMenuOpen(false)} title="Menú" side="start">
        <MainMenu groups={navigation} {...groups} onNavigate={() => setMenuOpen(false)} />
      </SidePanel>
      {dialog === 'search' && (
        <HeaderSearch find={(typed) => find(typed, actions)} findsNumbers={findsNumbers} onClose={() => setDialog(null)} />
      )}
      {dialog === 'help' && <keyboardHelp.Component open findsNumbers={findsNumbers} onClose={() => setDialog(null)} />}
    </div>
  );
}
