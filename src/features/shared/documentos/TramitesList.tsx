import type { StoredDocumento, TramiteDocumento } from '../../../domain/documentos.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { FilePick } from './FilePick.tsx';
import styles from './TramitesList.module.css';

/** Props of {@link TramitesList}. */
export interface TramitesListProps {
  readonly tramites: readonly TramiteDocumento[];
  readonly stored: readonly StoredDocumento[];
  readonly disabled: boolean;
  /** Id of what says why they are disabled. */
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[], idDocumentoTramite: number) => void;
}

/** The documents that are asked for: whether each must be there, whether it is, and a way to choose it. */
export function TramitesList({ tramites, stored, disabled, describedBy, onFiles }: TramitesListProps) {
  const there = new Set(stored.map(({ idDocumentoTramite }) => idDocumentoTramite));
  return (
    <ul className={styles['tramites']} aria-label="Documentos que se piden">
      {tramites.map(({ idDocumentoTramite, nombre, obligatorio }) => {
        const isThere = there.has(idDocumentoTramite);
        return (
          <li key={idDocumentoTramite}>
            <span className={styles['nombre']}>{nombre}</span>
            <span className={styles['badges']}>
              <Badge tone="neutral">{obligatorio ? 'Obligatorio' : 'Opcional'}</Badge>
              {(isThere || obligatorio) && <Badge tone={isThere ? 'success' : 'warning'}>{isThere ? 'Cargado' : 'Falta'}</Badge>}
            </span>
            <FilePick
              variant="outline"
              size="sm"
              aria-label={`Elegir archivo: ${nombre}`}
              aria-describedby={describedBy}
              disabled={disabled}
              onFiles={(files) => onFiles(files, idDocumentoTramite)}
            >
              Elegir archivo
            </FilePick>
          </li>
        );
      })}
    </ul>
  );
}
