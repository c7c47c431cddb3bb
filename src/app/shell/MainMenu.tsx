import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { NavGroup } from './navigation.ts';

/** Props of {@link MainMenu}. */
export interface MainMenuProps {
  groups: readonly NavGroup[];
  /** Called when an entry was followed: the drawer closes. */
  onNavigate?: () => void;
}

const Root = chakra('nav', {
  base: {
    padding: '2.5',
    '& ul + *, & div + *': { marginTop: '3' },
    '& .ag-nav-label': {
      display: 'block',
      paddingInline: '2.5',
      paddingBottom: '1',
      fontSize: 'xs',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      color: 'fg.muted',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '2.125rem',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'md',
      color: 'fg',
      lineHeight: 'snug',
      '@media (pointer: coarse)': { minHeight: '2.75rem' },
    },
    '& a svg': { flexShrink: 0, color: 'fg.muted' },
    '& a:hover': { bg: 'bg.hover' },
    '& a:focus-visible': { outlineOffset: '-2px' },
    '& a[aria-current=page]': {
      bg: 'bg.selected',
      color: 'brand.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 2px 0 0 {colors.brand.fg}',
      '@media (forced-colors: active)': { borderInlineStart: '3px solid' },
    },
    '& a[aria-current=page] svg': { color: 'brand.fg' },
  },
});

/** The main menu: the same in the sidebar and in the drawer of small screens. */
export function MainMenu({ groups, onNavigate }: MainMenuProps) {
  const id = useId();
  return (
    <Root aria-label="Menú principal">
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
    </Root>
  );
}
