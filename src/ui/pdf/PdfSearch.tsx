import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronUpIcon } from '../icons/document-icons.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.tsx';
import styles from './PdfViewer.module.css';
import type { Matches, PagesView } from './show-pages.ts';

export interface PdfSearchProps {
  readonly view: PagesView;
  readonly matches: Matches | null;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function countText(matches: Matches | null): string {
  if (!matches) return '';
  if (matches.status === 'missing') return 'Sin coincidencias';
  if (matches.total === 0) return 'Buscando…';
  return `${formatCount(matches.current)} de ${formatCount(matches.total)}`;
}

/** The search in a document: field, number of matches, previous and next. */
export function PdfSearch({ view, matches, field, onClose }: PdfSearchProps) {
  const [text, setText] = useState('');
  useEffect(() => field.current?.focus(), [field]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (text) view.find(text, event.shiftKey ? -1 : 1);
  };
  const blocked = !matches || matches.total === 0 || undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is too new a tag for the browsers of our users
    <div role="search" aria-label="Buscar en el documento" className={styles['search']}>
      <input
        ref={field}
        type="search"
        className={styles['searchField']}
        aria-label="Texto que buscas"
        placeholder="Buscar en el documento"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          view.find(event.currentTarget.value);
        }}
      />
      <span className={styles['group']}>
        <IconButton
          size="sm"
          label="Coincidencia anterior"
          aria-disabled={blocked}
          onClick={blocked ? undefined : () => view.find(text, -1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          size="sm"
          label="Coincidencia siguiente"
          aria-disabled={blocked}
          onClick={blocked ? undefined : () => view.find(text, 1)}
        >
          <ChevronDownIcon />
        </IconButton>
      </span>
      <output className={styles['count']}>{countText(matches)}</output>
      <IconButton size="sm" label="Cerrar la búsqueda" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
