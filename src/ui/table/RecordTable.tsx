// Roles are explicit because cards change `display`, which removes the implicit roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { RequiredMark } from '../fields/FieldFrame.tsx';
import { AlertIcon, DeleteIcon, PlusIcon } from '../icons/icons.tsx';
import { isFirstPress } from '../actions/first-press.ts';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import { RowMenuButton, TableMenu, type TableMenuHandle } from './TableMenu.tsx';
import styles from './RecordTable.module.css';
import { Breakable } from '../text/Breakable.tsx';
import { Words } from '../text/Words.tsx';

/** A column of {@link RecordTable}: its head and a row's text. */
export interface RecordColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string;
  /** Address outside the portal that the text links to. */
  readonly href?: ((row: Row) => string | undefined) | undefined;
  /**
   * The add row's field is required: a star beside the head replaces the one of the hidden label.
   */
  readonly required?: boolean;
}

export interface RecordTableProps<Row> {
  /** Accessible name of the table, such as 'Teléfonos'. */
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly emptyText: string;
  /** Names a row in 'Eliminar …' and 'Acciones de …'. */
  readonly rowLabel: (row: Row, index: number) => string;
  /** Key of a row; its index by default. */
  readonly rowId?: (row: Row, index: number) => string;
  /** Adds a delete button to each row. */
  readonly onDelete?: ((index: number) => void) | undefined;
  /** Adds a menu to each row, for actions beyond deleting. */
  readonly rowMenu?: ((row: Row, index: number) => readonly MenuAction[]) | undefined;
  /** What a row lacks, as text; marks the row. */
  readonly incomplete?: (row: Row) => string | undefined;
  /** Text of a line across the table under each row. */
  readonly rowLine?: ((row: Row) => string) | undefined;
  /** Fields of the row being entered, one per column; their labels repeat the heads. */
  readonly addRow?: readonly ReactNode[] | undefined;
  /** Props of the add row's element. */
  readonly addRowProps?: ComponentProps<'tr'> | undefined;
  /** Called by Enter and by the add button. The caller empties the fields and focuses the first. */
  readonly onAdd?: () => void;
  /** Name of the add button; contains 'Agregar'. */
  readonly addLabel?: string;
  /** Disables adding and deleting; the menus stay. */
  readonly disabled?: boolean;
  /** Message under the table, with the id `${id}-error`. */
  readonly error?: string | undefined;
  /** Id of the table, which can take the focus. */
  readonly id?: string;
}

/** Whether Enter was pressed in a field that does not use it. */
function isEntry(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  return event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
}

/**
 * Records of a form as a table, below 840 px as cards, because these tables have many columns. The
 * last row enters new records. The table takes the focus of a removed record.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    emptyText,
    onDelete,
    rowMenu,
    addRow,
    addRowProps,
    onAdd,
    addLabel = 'Agregar',
    error,
    disabled = false,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const table = useRef<HTMLTableElement>(null);
  const menu = useRef<TableMenuHandle>(null);
  const hasActions = Boolean(onDelete ?? rowMenu ?? addRow);

  const { length } = rows;
  const previousLength = useRef(length);
  useLayoutEffect(() => {
    if (length < previousLength.current && document.activeElement === document.body)
      table.current?.focus({ preventScroll: true });
    previousLength.current = length;
  }, [length]);

  return (
    <div className={styles['frame']}>
      <div className={styles['scroll']}>
        <table
          ref={table}
          id={id}
          tabIndex={-1}
          className={styles['table']}
          role="table"
          aria-label={caption}
          aria-describedby={error ? `${id}-error` : undefined}
          data-invalid={error ? true : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ head, required = false }) => (
                <th key={head} role="columnheader" scope="col">
                  <Words>{head}</Words>
                  {required && addRow && <RequiredMark />}
                </th>
              ))}
              {hasActions && (
                <th role="columnheader" scope="col" className={styles['actions']}>
                  <span className="ag-sr-only">Acciones</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              <RecordRow
                key={props.rowId?.(row, index) ?? index}
                {...props}
                row={row}
                index={index}
                menu={menu}
                hasActions={hasActions}
              />
            ))}
            {length === 0 && (
              <tr role="row">
                <td role="cell" data-empty="" className={styles['empty']} colSpan={columns.length + (hasActions ? 1 : 0)}>
                  {emptyText}
                </td>
              </tr>
            )}
            {addRow && (
              <tr
                {...addRowProps}
                role="row"
                className={styles['addRow']}
                data-add-row=""
                onKeyDown={(event) => {
                  if (!isEntry(event)) return;
                  // Keeps the surrounding form from being sent.
                  event.preventDefault();
                  onAdd?.();
                }}
              >
                {columns.map(({ head }, index) => (
                  <td key={head} role="cell">
                    {addRow[index]}
                  </td>
                ))}
                <td role="cell" data-actions="" className={styles['actions']}>
                  <Button variant="outline" icon={<PlusIcon />} aria-label={addLabel} disabled={disabled} onClick={onAdd}>
                    Agregar
                  </Button>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {rowMenu && <TableMenu ref={menu} />}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface RecordRowProps<Row>
  extends Pick<RecordTableProps<Row>, 'columns' | 'rowLabel' | 'onDelete' | 'rowMenu' | 'incomplete' | 'rowLine' | 'disabled'> {
  readonly row: Row;
  readonly index: number;
  readonly menu: RefObject<TableMenuHandle | null>;
  readonly hasActions: boolean;
}

function RecordRow<Row>({
  columns,
  row,
  index,
  rowLabel,
  onDelete,
  rowMenu,
  incomplete,
  rowLine,
  menu,
  hasActions,
  disabled = false,
}: RecordRowProps<Row>) {
  const missingText = incomplete?.(row);
  const line = rowLine?.(row);
  const cells = (
    <tr role="row" data-incomplete={missingText ? true : undefined}>
      {columns.map(({ head, cell, href }, column) => (
        <td key={head} role="cell" data-label={head}>
          <span>
            <Cell text={cell(row)} href={href?.(row)} />
            {column === 0 && missingText && (
              <span className={styles['incomplete']}>
                <AlertIcon />
                <Words>{missingText}</Words>
              </span>
            )}
          </span>
        </td>
      ))}
      {hasActions && (
        <td role="cell" data-actions="" className={styles['actions']}>
          {onDelete && (
            <button
              type="button"
              className={styles['menu']}
              aria-label={`Eliminar ${rowLabel(row, index)}`}
              title="Eliminar"
              disabled={disabled}
              onClick={(event) => isFirstPress(event) && onDelete(index)}
            >
              <DeleteIcon />
            </button>
          )}
          {rowMenu && (
            <RowMenuButton
              menu={menu}
              className={styles['menu']}
              label={`Acciones de ${rowLabel(row, index)}`}
              actions={rowMenu(row, index)}
            />
          )}
        </td>
      )}
    </tr>
  );
  return line ? (
    <>
      {cells}
      <tr role="row" className={styles['line']} data-line="">
        <td role="cell" colSpan={columns.length + (hasActions ? 1 : 0)}>
          <span>{line}</span>
        </td>
      </tr>
    </>
  ) : (
    cells
  );
}

const Cell = ({ text, href }: { text: string; href: string | undefined }) =>
  href === undefined || text === '' ? (
    <Breakable text={text} />
  ) : (
    <a href={href}>
      <Breakable text={text} />
    </a>
  );
