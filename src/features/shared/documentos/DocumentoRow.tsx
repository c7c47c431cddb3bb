import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { mostBytes, type StoredDocumento, type TramiteDocumento } from '../../../domain/documentos.ts';
import { formatDay } from '../../../format/dates.ts';
import type { UploadSnapshot } from '../../../machines/upload/upload-machine.ts';
import type { UploadItem } from '../../../machines/upload/uploads-machine.ts';
import { dayOfWire } from '../../../text/instants.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { isFirstPress } from '../../../ui/actions/first-press.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { DocumentoDatos } from './DocumentoDatos.tsx';
import styles from './DocumentoRow.module.css';
import { messageOf, sizeText, stateOf } from './upload-texts.ts';

const nombreOf = (tramites: readonly TramiteDocumento[] | null, id: number) =>
  tramites?.find(({ idDocumentoTramite }) => idDocumentoTramite === id)?.nombre ?? `Documento ${id}`;

function SentDatos({
  documento,
  tramites,
}: {
  readonly documento: StoredDocumento;
  readonly tramites: readonly TramiteDocumento[] | null;
}) {
  const { idDocumentoTramite, feEmisionDocumento, feVencimientoDocumento } = documento;
  const parts = [
    nombreOf(tramites, idDocumentoTramite),
    dayOfWire(feEmisionDocumento) && `emitido el ${formatDay(feEmisionDocumento)}`,
    dayOfWire(feVencimientoDocumento) && `vence el ${formatDay(feVencimientoDocumento)}`,
  ];
  return <p className={styles['said']}>{parts.filter(Boolean).join(' · ')}</p>;
}

export interface StoredRowProps {
  readonly documento: StoredDocumento;
  readonly tramites: readonly TramiteDocumento[] | null;
}

/** A document that the service already has. */
export function StoredRow({ documento, tramites }: StoredRowProps) {
  return (
    <li className={styles['row']}>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <span className={styles['nombre']} title={documento.nmArchivo}>
            {documento.nmArchivo}
          </span>
          <Badge tone="success">Cargado</Badge>
        </div>
        <SentDatos documento={documento} tramites={tramites} />
      </div>
    </li>
  );
}

export interface DocumentoRowProps {
  readonly item: UploadItem;
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  readonly stored: readonly StoredDocumento[];
  readonly disabled: boolean;
  readonly onView: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

interface ActionProps {
  readonly label: string;
  readonly nombre: string;
  readonly variant?: 'solid' | 'outline';
  readonly disabled: boolean;
  /** Whether the button stays after the press. */
  readonly stays?: boolean;
  readonly onPress: () => void;
}

/** The row takes the focus before the press removes the button. */
function Action({ label, nombre, variant = 'outline', disabled, stays = false, onPress }: ActionProps) {
  return (
    <Button
      variant={variant}
      size="sm"
      disabled={disabled}
      aria-label={`${label}: ${nombre}`}
      onClick={({ currentTarget, detail }) => {
        if (!isFirstPress({ detail })) return;
        if (!stays) currentTarget.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {label}
    </Button>
  );
}

/** A document that goes up without a further press asks for nothing on its way. */
const isOpen = (upload: UploadSnapshot) =>
  upload.can({ type: 'datos.changed', datos: upload.context.datos }) &&
  !(upload.context.sendsOnceChecked && ['checking', 'offering', 'shrinking'].includes(upload.value));

const hasDays = ({ context: { datos } }: UploadSnapshot) => datos.feEmision.day !== null || datos.feVencimiento.day !== null;

/** A document that the user has chosen here: its state, its data and its actions. */
export function DocumentoRow({ item, tramites, stored, disabled, onView, onRetry, onRemove }: DocumentoRowProps) {
  const { ref } = item;
  const upload = useSelector(ref, (snapshot) => snapshot);
  const nameId = useId();
  const { nombre, file, kind, attempted } = upload.context;
  const { text, tone } = stateOf(upload);
  const isOffering = upload.matches('offering');
  const isDating = upload.matches('dating');
  const isUploaded = upload.matches('uploaded');
  const isTyped = isOpen(upload);
  const message = messageOf(upload);

  const isFailed = upload.matches('failed') || upload.matches('unreadable');
  const acting = { nombre, disabled };
  return (
    <li className={styles['row']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend resists layout */}
      <div role="group" aria-labelledby={nameId} tabIndex={-1} className={styles['body']}>
        <div className={styles['head']}>
          <span id={nameId} className={styles['nombre']} title={nombre}>
            {nombre}
          </span>
          <span className={styles['size']}>{sizeText(file.size)}</span>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <output className={styles['message']} data-tone={tone}>
          {isOffering && attempted ? `${message} Elige si reducirla o usarla así antes de subirla.` : message}
        </output>
        {(isDating || !isTyped) && item.documento && <SentDatos documento={item.documento} tramites={tramites.data} />}
        {isTyped && (
          <DocumentoDatos
            upload={upload}
            tramites={tramites}
            stored={stored}
            disabled={disabled}
            onlyDays={isDating}
            onChange={(changed) => ref.send({ type: 'datos.changed', datos: { ...ref.getSnapshot().context.datos, ...changed } })}
          />
        )}
        {(upload.matches('reading') || upload.matches('sending')) && (
          <progress
            className={styles['progress']}
            aria-label={`Subida de ${nombre}`}
            {...(upload.matches('sending') && { value: upload.context.progress })}
          />
        )}
        <div className={styles['actions']}>
          {isOffering && (
            <Action {...acting} label="Reducir y usar" variant="solid" onPress={() => ref.send({ type: 'shrink.accepted' })} />
          )}
          {isOffering && file.size <= mostBytes && (
            <Action {...acting} label="Usar así" onPress={() => ref.send({ type: 'shrink.declined' })} />
          )}
          {isDating && (
            <>
              <Action {...acting} label="Guardar fechas" variant="solid" onPress={() => ref.send({ type: 'send.requested' })} />
              <Action {...acting} label="Dejar como estaba" onPress={() => ref.send({ type: 'days.dropped' })} />
            </>
          )}
          {isFailed && <Action {...acting} label="Reintentar" onPress={onRetry} />}
          {kind !== null && <Action nombre={nombre} disabled={false} stays label="Ver" onPress={onView} />}
          {isUploaded && (
            <Action
              {...acting}
              label={hasDays(upload) ? 'Cambiar fechas' : 'Poner fechas'}
              onPress={() => ref.send({ type: 'days.wanted' })}
            />
          )}
          {!isUploaded && !isDating && <Action {...acting} label="Quitar" onPress={onRemove} />}
        </div>
      </div>
    </li>
  );
}
