import { createListCollection, Dialog as ChakraDialog, useCombobox } from '@chakra-ui/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import { useModalProps } from './modal-props.ts';
import styles from './SearchDialog.module.css';

/** One result of a {@link SearchDialog}. */
export interface SearchResult {
  readonly id: string;
  readonly label: string;
  /** More text, below the label. */
  readonly about?: string | undefined;
  /** Stands beside the label. */
  readonly status?: ReactNode;
  /** Stands at the end of the line. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

/** Results of one kind. */
export interface SearchGroup {
  readonly label: string;
  readonly results: readonly SearchResult[];
}

export interface SearchDialogProps {
  readonly title: string;
  /** Accessible name of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Results for the typed text, the best first; no group is empty. */
  readonly groups: readonly SearchGroup[];
  /** Id of the result that Enter chooses while none is pointed at; the first one by default. */
  readonly best: string | undefined;
  /** Read out for results that arrive later. */
  readonly announcement: string;
  /** Called when arrows or the pointer point at a result. */
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** A modal search with a permanent list: typing filters, and Enter chooses the marked result. */
export function SearchDialog(props: SearchDialogProps) {
  const { body, modal } = useModalProps(props.onClose);
  return (
    <ChakraDialog.Root {...modal} placement="top" aria-label={props.title}>
      {createPortal(
        <>
          <ChakraDialog.Backdrop className="ag-no-print" />
          <ChakraDialog.Positioner className="ag-no-print">
            <ChakraDialog.Content ref={body}>
              <Search {...props} />
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </>,
        document.body,
      )}
    </ChakraDialog.Root>
  );
}

const maxFilterLength = 200;

function Search({
  label,
  placeholder,
  typed,
  onType,
  groups,
  best,
  announcement,
  onPoint,
  onChoose,
  onClose,
}: SearchDialogProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ results }) => results),
        itemToValue: (result) => result.id,
        itemToString: (result) => result.label,
      }),
    [groups],
  );
  const marked = [pointed, best].find((one) => one && collection.has(one)) ?? collection.firstValue;
  const api = useCombobox({
    ids: { input: id, content: `${id}-lista`, item: (result) => `${id}-${result}` },
    collection,
    value: [],
    inputValue: typed,
    highlightedValue: marked,
    open: collection.size > 0,
    closeOnSelect: false,
    disableLayer: true,
    selectionBehavior: 'preserve',
    onHighlightChange: ({ highlightedValue }) => {
      setPointed(highlightedValue);
      if (highlightedValue !== null) onPoint(highlightedValue);
    },
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason !== 'input-change') return;
      setPointed(null);
      onType(inputValue);
    },
    onSelect: ({ itemValue }) => onChoose(itemValue),
  });
  const input = api.getInputProps();
  return (
    <>
      <div className={styles['field']}>
        <SearchIcon />
        <input
          {...input}
          aria-label={label}
          aria-controls={api.open ? input['aria-controls'] : undefined}
          placeholder={placeholder}
          maxLength={maxFilterLength}
          onKeyDown={(event) => {
            // Escape closes the dialog, wherever the focus is.
            if (event.key !== 'Escape') input.onKeyDown?.(event);
          }}
        />
        <IconButton label="Cerrar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div {...api.getContentProps()} className={styles['list']} aria-label="Resultados" aria-labelledby={undefined}>
        {groups.map((group, index) => (
          // Ids can't hold spaces; labels do.
          <div key={group.label} {...api.getItemGroupProps({ id: String(index) })}>
            <div {...api.getItemGroupLabelProps({ htmlFor: String(index) })} className={styles['group']}>
              {group.label}
            </div>
            {group.results.map((result) => (
              <div
                key={result.id}
                {...api.getItemProps({ item: result, persistFocus: true })}
                aria-selected={result.id === marked}
              >
                {result.icon}
                <div className={styles['text']}>
                  <div className={styles['label']}>
                    <div>{result.label}</div>
                    {result.status && <div>{result.status}</div>}
                  </div>
                  {result.about && <div className={styles['about']}>{result.about}</div>}
                </div>
                {result.detail && <div className={styles['detail']}>{result.detail}</div>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <output className={styles['note']}>{collection.size === 0 ? 'Sin coincidencias' : ''}</output>
      <output className="ag-sr-only">{announcement}</output>
    </>
  );
}
