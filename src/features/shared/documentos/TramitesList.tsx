import type { StoredDocumento, TramiteDocumento } from '../../../domain/documentos.ts';
import type { UploadItem } from '../../../machines/upload/uploads-machine.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { FilePick } from './FilePick.tsx';
import { tramiteState } from './tramite-state.ts';
import styles from './TramitesList.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface TramiteProps {
  readonly stored: readonly StoredDocumento[];
  readonly items: readonly UploadItem[];
  readonly disabled: boolean;
  /** Id of the element that says why the buttons are disabled. */
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[], idDocumentoTramite: number) => void;
}

export interface TramitesListProps extends TramiteProps {
  readonly tramites: readonly TramiteDocumento[];
}

/** Obligatory documents come first. */
const inOrder = (tramites: readonly TramiteDocumento[]) =>
  tramites.toSorted((one, other) => Number(other.obligatorio === true) - Number(one.obligatorio === true));

/** The documents that the area asks for, each with its state and a place for its files. */
export function TramitesList({ tramites, ...given }: TramitesListProps) {
  return (
    <ul className={styles['tramites']} aria-label="Documentos que se piden">
      {inOrder(tramites).map((tramite) => (
        <Tramite key={tramite.idDocumentoTramite} tramite={tramite} {...given} />
      ))}
    </ul>
  );
}

function Tramite({
  tramite,
  stored,
  items,
  disabled,
  describedBy,
  onFiles,
}: TramiteProps & { readonly tramite: TramiteDocumento }) {
  const { idDocumentoTramite, nombre, obligatorio } = tramite;
  const state = tramiteState(tramite, stored, items);
  const choose = (files: readonly File[]) => onFiles(files, idDocumentoTramite);
  const drop = useFileDrop(disabled, choose);
  return (
    <li {...drop}>
      <span className={styles['nombre']}>{nombre}</span>
      <span className={styles['asked']}>{obligatorio ? 'Obligatorio' : 'Opcional'}</span>
      <span className={styles['state']}>{state && <Badge tone={state.tone}>{state.text}</Badge>}</span>
      <FilePick
        variant="outline"
        size="sm"
        aria-label={`Elegir archivo: ${nombre}`}
        aria-describedby={describedBy}
        disabled={disabled}
        onFiles={choose}
      >
        Elegir archivo
      </FilePick>
    </li>
  );
}
