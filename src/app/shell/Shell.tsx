import { chakra } from '@chakra-ui/react';
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

// One styled element for the whole frame: everything inside is plain markup.
const Frame = chakra('div', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.sidebar} minmax(0, 1fr)' },
    '& > .ag-skip': {
      position: 'fixed',
      insetInlineStart: '3',
      top: '2',
      zIndex: 'skip',
      paddingInline: '3.5',
      paddingBlock: '2',
      borderRadius: 'md',
      bg: 'brand.solid',
      color: 'fg.onBrand',
      fontWeight: 'semibold',
      transform: 'translateY(-200%)',
    },
    '& > .ag-skip:focus': { transform: 'none' },
    '& > .ag-header': {
      gridColumn: '1 / -1',
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'header',
      paddingInline: { base: '3', sm: '4' },
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& .ag-header-tools': { flex: '1', minWidth: '0' },
    '& .ag-menu-button': {
      display: { base: 'grid', lg: 'none' },
      placeItems: 'center',
      width: 'control',
      height: 'control',
      marginInlineStart: '-1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
    '& .ag-home': { borderRadius: 'md', color: 'brand.fg' },
    '& .ag-brand': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'lg',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
    },
    '& .ag-brand-name': { color: 'fg' },
    '& .ag-user': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '16rem',
      minHeight: 'control',
      minWidth: 'control',
      paddingInline: '1.5',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      _expanded: { bg: 'bg.hover' },
    },
    '& .ag-avatar': {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    '& .ag-user-text': {
      minWidth: '0',
      lineHeight: 'tight',
      smDown: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
    },
    '& .ag-user-text > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .ag-user-name': { fontSize: 'sm', fontWeight: 'medium' },
    '& .ag-user-login': { fontSize: 'xs', color: 'fg.muted' },
    '& .ag-user > svg': {
      color: 'fg.muted',
      width: '1rem',
      height: '1rem',
      flexShrink: 0,
      display: { base: 'none', sm: 'block' },
    },
    // On phones the trigger shows the initials only; the names stand in the menu.
    '& .ag-header .ag-menu-heading': { display: { sm: 'none' } },
    '& > .ag-sidebar': {
      display: { base: 'none', lg: 'block' },
      position: 'sticky',
      top: 'var(--ag-sizes-header)',
      alignSelf: 'start',
      height: 'calc(100dvh - var(--ag-sizes-header))',
      overflowY: 'auto',
      bg: 'bg.panel',
      borderInlineEndWidth: '1px',
      borderColor: 'border',
    },
    '& > main': {
      gridColumn: { base: '1', lg: '2' },
      minWidth: '0',
      width: '100%',
      maxWidth: '84rem',
      padding: { base: '4', sm: '5', lg: '6' },
      paddingBottom: '10',
    },
    // At 400 % zoom a fixed header would take a third of the window.
    '@media (max-height: 400px)': { '& > .ag-header': { position: 'static' } },
    '@media print': {
      display: 'block',
      '& > .ag-header, & > .ag-sidebar, & > .ag-skip': { display: 'none' },
      '& > main': { padding: '0', maxWidth: 'none' },
    },
  },
});

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
    <Frame>
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
    </Frame>
  );
}
