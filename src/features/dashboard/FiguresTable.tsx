import { Link } from 'wouter';
import styles from './FiguresTable.module.css';

export interface FiguresTableProps {
  readonly caption: string;
  /** Heads of the two columns. */
  readonly heads: readonly [string, string];
  /** Rows of label, figure and address of the label's link, if any. */
  readonly rows: readonly (readonly [label: string, figure: string, href?: string | null])[];
  readonly total: string;
  /** A legend beside a donut: with colour marks; heads and total for screen readers only. */
  readonly legend?: boolean;
}

/** The figures of a chart as a table, visible or for screen readers. */
export function FiguresTable({ caption, heads, rows, total, legend = false }: FiguresTableProps) {
  const aside = (text: string) => (legend ? <span className="ag-sr-only">{text}</span> : text);
  return (
    <table className={legend ? `${styles['figures']} ${styles['legend']}` : styles['figures']}>
      <caption className="ag-sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {aside(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, figure, href]) => (
          <tr key={label}>
            <th scope="row">{href ? <Link href={href}>{label}</Link> : label}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{aside('Total')}</th>
          <td>{aside(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
