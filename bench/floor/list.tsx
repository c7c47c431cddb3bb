import { createRoot } from 'react-dom/client';
import { type Row, SignedInList } from './SignedInList.tsx';

const drawTable = (rows: readonly Row[]) => (
  <table>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>{row.tipoDocumento}</td>
          <td>{row.nuDocumento}</td>
          <td>{row.nombre}</td>
          <td>{row.fechaNacimiento}</td>
          <td>{row.fechaIngresoSistema}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignedInList draw={drawTable} />);
