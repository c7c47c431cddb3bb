import { useEffect, useEffectEvent } from 'react';
import { readPreferences } from '../../storage/preferences.ts';
import { topModal } from '../../ui/layout/top-modal.ts';

/** The targets of the portal's shortcuts. */
export type Shortcut = 'search' | 'help' | 'fold';

/** Label of the header search; numbers only where lists can search them. */
export const searchText = (findsNumbers: boolean): string =>
  findsNumbers ? 'Buscar pantallas, acciones, un cliente o un número' : 'Buscar pantallas o acciones';

/** The shortcuts in words, for the help; the keys of a line do the same. */
export const shortcutTexts = (findsNumbers: boolean): readonly (readonly [keys: readonly string[], what: string])[] => [
  [['/', 'Ctrl K'], searchText(findsNumbers)],
  [['?'], 'Ver estos atajos'],
  [['Ctrl B'], 'Plegar o desplegar el menú'],
  [['Esc'], 'Cerrar el panel o la lista abierta'],
  [['↑', '↓'], 'Moverte por las opciones de una lista o de un menú'],
  [['Enter'], 'Elegir la opción'],
  [['Tab', 'Mayús Tab'], 'Ir al control siguiente o al anterior'],
];

/** Shortcuts with Ctrl or the command key; in a rich text B makes bold. */
const withControl: Readonly<Record<string, Shortcut>> = { k: 'search', b: 'fold' };

const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) {
    const shortcut = altKey || shiftKey ? undefined : withControl[key.toLowerCase()];
    return shortcut === undefined || (shortcut === 'fold' && isRichText(event.target)) ? null : shortcut;
  }
  if ((key !== '/' && key !== '?') || altKey || isTyping(event.target)) return null;
  if (!readPreferences().atajos) return null;
  return key === '/' ? 'search' : 'help';
}

/** Calls back for a shortcut; a modal blocks all, and a field or a preference single keys. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.defaultPrevented || event.repeat ? null : shortcutOf(event);
    if (shortcut === null) return;
    if (topModal()) return;
    // Browsers use Ctrl K and Ctrl B themselves, and `/` would be typed into the search.
    event.preventDefault();
    onShortcut(shortcut);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
