import { Link } from 'wouter';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import styles from './SolicitudHecha.module.css';

/** A request that is made: what was said of it, and where it is found. */
export interface Hecha {
  readonly text: string;
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  /** Its number, where it is known. */
  readonly id: number | null;
}

/** The ways on from a request that is made: to itself, and to the requests of the same document. */
export function SolicitudHecha({ hecha }: { readonly hecha: Hecha }) {
  const { pathOf } = usePortal();
  const { text, tipoDocumento, numeroDocumento, id } = hecha;
  const detail = pathOf('updateSolicitudes');
  return (
    <div className={styles['done']}>
      <p>{text}</p>
      {id !== null && detail !== null && <Link href={pathWithId(detail, id)}>Ver la solicitud</Link>}
      <Link href={`${paths.listSolicitudes}?${new URLSearchParams({ tipoDocumento, numeroDocumento })}`}>Ver solicitudes</Link>
    </div>
  );
}
