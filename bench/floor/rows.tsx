import { createRoot } from 'react-dom/client';
import { documentoText } from '../../src/features/shared/cliente/cells.ts';
import { formatDay } from '../../src/format/dates.ts';
import { ThemeProvider } from '../../src/ui/theme/ThemeProvider.tsx';
import copy from '../../src/ui/copy/CopyNotice.module.css';
import styles from '../../src/ui/table/DataTable.module.css';
import menu from '../../src/ui/table/TableMenu.module.css';
import '../../src/ui/text/Words.css';
import { type Row, SignedInList } from './SignedInList.tsx';

const names: Readonly<Record<string, string>> = { CED: 'Cédula', PAS: 'Pasaporte' };

const link = `${styles['link']} ${styles['clamp']}`;
const main = `${styles['main']} ${styles['line']}`;

/** The rows of the list of clients with the portal's cells, in one plain component. */
function Rows({ rows }: { rows: readonly Row[] }) {
  return rows.map((row) => {
    const documento = documentoText(row.tipoDocumento, row.nuDocumento);
    const name = names[row.tipoDocumento];
    return (
      <tr key={row.id} className={styles['row']}>
        <td className={styles['nowrap']}>
          {name ? (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the portal draws it
            <span role="img" aria-label={name} title={name}>
              {row.tipoDocumento}
            </span>
          ) : (
            row.tipoDocumento
          )}
        </td>
        <td>
          <span className="ag-words">{documento}</span>
          <button type="button" className={copy['button']} aria-label={`Copiar ${documento}`} />
        </td>
        <td className={main}>
          <a className={link} href={`/autogestion/clientes/update/${row.id}`}>
            {row.nombre}
          </a>
        </td>
        <td className={styles['nowrap']}>{formatDay(row.fechaNacimiento)}</td>
        <td className={styles['nowrap']}>{formatDay(row.fechaIngresoSistema)}</td>
        <td className={styles['actions']}>
          <button type="button" className={menu['button']} aria-label={`Acciones de ${row.nombre}`} aria-haspopup="menu">
            ⋯
          </button>
        </td>
      </tr>
    );
  });
}

const drawTable = (rows: readonly Row[]) => (
  <div className={styles['scroll']} style={{ width: '68rem' }}>
    <table className={styles['table']} data-fixed data-named>
      <thead>
        <tr>
          <th style={{ width: '6.5rem' }}>Tipo Documento</th>
          <th style={{ width: '11rem' }}>Núm. Documento</th>
          <th className={main}>Nombres</th>
          <th style={{ width: '8rem' }}>Fecha de nacimiento</th>
          <th style={{ width: '8.5rem' }}>Fecha ingreso sistema</th>
          <th className={styles['actions']} style={{ width: '2.75rem' }}>
            Acciones
          </th>
        </tr>
      </thead>
      <tbody>
        <Rows rows={rows} />
      </tbody>
    </table>
  </div>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider>
      <SignedInList draw={drawTable} />
    </ThemeProvider>,
  );
