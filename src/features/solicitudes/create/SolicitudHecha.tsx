import { Link } from 'wouter';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import styles from './SolicitudHecha.module.css';

/** A created request: the service's message, and data for the links. */
export interface Hecha {
  readonly text: string;
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  /** The request's number; null if unknown. */
  readonly id: number | null;
}

/** Links from a created request to itself and to the requests of the same document. */
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
