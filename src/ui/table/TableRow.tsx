// Roles are explicit because cards change `display`, which removes the implicit roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */
import { memo, type ReactNode, type Ref } from 'react';
import { copyButtonClass } from '../copy/CopyNotice.tsx';
import { Words } from '../text/Words.tsx';
import { columnId, type DataColumn } from './columns.ts';
import type { RowLook } from './row-look.ts';
import { RowMenuButton } from './TableMenu.tsx';
import styles from './DataTable.module.css';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly look: RowLook<Row>;
  readonly isSelected: boolean;
  /** Index of the row where not all rows are drawn. */
  readonly place?: number | undefined;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** Label of a copy button; undefined without a text to copy. */
function copyLabel(content: ReactNode): string | undefined {
  return typeof content === 'string' && content !== '' && content !== '--' ? `Copiar ${content}` : undefined;
}

/** Texts up to this length never need a second line. */
const shortText = 8;

const clampedLink = `${styles['link']} ${styles['clamp']}`;

function valueOf<Row>({ main, copy, nowrap }: DataColumn<Row>, content: ReactNode, row: Row, { hrefOf, isFixed }: RowLook<Row>) {
  const isClamped = isFixed && !copy && !nowrap && typeof content === 'string' && content.length > shortText;
  if (main && hrefOf) {
    return (
      <a className={isClamped ? clampedLink : styles['link']} href={hrefOf(row)}>
        {content}
      </a>
    );
  }
  const label = copy && copyLabel(content);
  if (label) {
    return (
      <>
        <Words>{content}</Words>
        <button type="button" className={copyButtonClass} aria-label={label} />
      </>
    );
  }
  return isClamped ? <div className={styles['clamp']}>{content}</div> : content;
}

function Drawn<Row>({ row, look, isSelected, place, ref }: TableRowProps<Row>) {
  const { columns, classes, cardProps, cards, rowLabel, rowMenu, rowButton, menu, isSelectable } = look;
  const role = cards ? 'cell' : undefined;
  const actions = rowMenu?.(row);
  return (
    <tr
      ref={ref}
      className={styles['row']}
      role={cards ? 'row' : undefined}
      data-selected={isSelected || undefined}
      {...(place !== undefined && { 'data-index': place, 'aria-rowindex': place + 2 })}
    >
      {isSelectable && (
        <td className={styles['select']} role={role}>
          <input type="checkbox" aria-label={`Seleccionar ${rowLabel(row)}`} checked={isSelected} readOnly />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={columnId(column)} {...cardProps[index]} className={classes[index]}>
          {valueOf(column, column.cell(row), row, look)}
        </td>
      ))}
      {rowButton && (
        <td className={styles['rowButton']} role={role}>
          {rowButton.cell(row)}
        </td>
      )}
      {actions && (
        <td className={styles['actions']} role={role}>
          {actions.length > 0 && <RowMenuButton menu={menu} label={`Acciones de ${rowLabel(row)}`} actions={actions} />}
        </td>
      )}
    </tr>
  );
}

/** One row of a table; renders again only with another row, look or mark. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` takes the type parameter away
export const TableRow = memo(Drawn) as unknown as typeof Drawn;
