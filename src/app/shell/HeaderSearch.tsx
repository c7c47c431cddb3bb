/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element filters and lists: the pattern is WAI-ARIA's combobox */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { useModal } from '../../ui/layout/modal.ts';
import type { Destination } from './destination.ts';
import './HeaderSearch.css';

/** Props of {@link HeaderSearch}. */
export interface HeaderSearchProps {
  /** The destinations for what was typed, the best first. */
  readonly find: (typed: string) => readonly Destination[];
  readonly onClose: () => void;
}

/**
 * The go-to of the header, as a modal over the page: a WAI-ARIA combobox whose list is always there. Typing filters, Enter goes to the option
 * that is marked, the focus stays in the field.
 */
export function HeaderSearch({ find, onClose }: HeaderSearchProps) {
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useModal(panel, body, onClose);
  const id = useId();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const found = find(typed);
  const at = Math.min(marked, found.length - 1);

  const mark = (index: number) => {
    setMarked(index);
    found[index]?.onIntent?.();
  };
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    onClose();
    if (destination.href === undefined) destination.onSelect();
    else navigate(destination.href);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + found.length };
    const move = moves[event.key];
    if (move !== undefined && found.length > 0) {
      event.preventDefault();
      mark(move % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(found[at]);
    }
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a click beside the panel closes it, as Escape does
    <div
      className="ag-search-overlay ag-no-print"
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <section ref={panel} className="ag-search" role="dialog" aria-modal="true" aria-label="Buscar" tabIndex={-1}>
        <div ref={body} className="ag-search-field">
          <SearchIcon />
          <input
            id={id}
            type="text"
            role="combobox"
            aria-label="Buscar pantallas, acciones o un número"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-lista`}
            aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder="Pantalla, acción o número de documento"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setMarked(0);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Cerrar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's */}
        <div
          id={`${id}-lista`}
          className="ag-search-list"
          role="listbox"
          aria-label="Resultados"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={({ target }) => {
            const option = target instanceof Element && target.closest('[role=option]');
            if (option instanceof HTMLElement) go(found[Number(option.dataset['index'])]);
          }}
        >
          {found.map(({ label, detail, icon, href }, index) => (
            <div
              key={href ?? label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              data-index={index}
              onPointerMove={index === at ? undefined : () => mark(index)}
              ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            >
              {icon}
              <span>{label}</span>
              {detail && <span className="ag-search-detail">{detail}</span>}
            </div>
          ))}
        </div>
        <output className="ag-search-note">{found.length === 0 ? 'Sin coincidencias' : ''}</output>
      </section>
    </div>,
    document.body,
  );
}
