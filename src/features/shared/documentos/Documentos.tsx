import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type StoredDocumento, takesPlaceOf, type TramiteDocumento } from '../../../domain/documentos.ts';
import { selectPending, selectStored, type UploadItem } from '../../../machines/upload/uploads-machine.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { Question } from '../../../ui/layout/Question.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { DocumentoPreview } from './DocumentoPreview.tsx';
import { DocumentoRow, StoredRow } from './DocumentoRow.tsx';
import styles from './Documentos.module.css';
import { DropPlace } from './DropPlace.tsx';
import { TramitesList } from './TramitesList.tsx';
import type { UploadsRef } from './use-uploads.ts';

const lockedText = 'Se está emitiendo la póliza: los documentos no se pueden cambiar.';

export interface DocumentosProps {
  readonly uploads: UploadsRef;
  /** The documents that the area asks for. */
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  /** Why the user can't upload, for example because the quote has no plan. */
  readonly disabledReason?: string | undefined;
  /** Whether the policy is being issued: the documents can't change meanwhile. */
  readonly isLocked: boolean;
  /** Element id of the heading, for links to it. */
  readonly id?: string;
}

/** The documents of an issuance, required and other ones, with their states (assumptions Q8). */
export function Documentos({ uploads, tramites, disabledReason, isLocked, id }: DocumentosProps) {
  const reasonId = useId();
  const placeId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [viewed, setViewed] = useState<UploadItem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const items = useSelector(uploads, ({ context }) => context.items);
  const stored = useSelector(uploads, selectStored);
  const pending = useSelector(uploads, selectPending, shallowEqual);
  const duplicates = useSelector(uploads, (snapshot) => (snapshot.matches('asking') ? snapshot.context.duplicates : null));

  const reason = isLocked ? lockedText : disabledReason;
  const disabled = reason !== undefined;
  const describedBy = disabled ? reasonId : undefined;
  const choose = (files: readonly File[], idDocumentoTramite: number | null) => {
    if (files.length > 0) uploads.send({ type: 'files.chosen', files, idDocumentoTramite });
  };
  const canUpload = !disabled && pending.waiting > 0;
  useEffect(() => {
    if (attempts > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const before = stored.filter((one) => !items.some((item) => isUploadOf(item, one)));
  return (
    <>
      <FieldGroup title="Documentos" id={id} level={2} plain>
        {reason !== undefined && (
          <p id={reasonId} className={styles['reason']}>
            {reason}
          </p>
        )}
        <Tramites tramites={tramites}>
          {(data) => (
            <TramitesList
              tramites={data}
              stored={stored}
              items={items}
              disabled={disabled}
              describedBy={describedBy}
              onFiles={choose}
            />
          )}
        </Tramites>
        <DropPlace id={placeId} disabled={disabled} describedBy={describedBy} onFiles={(files) => choose(files, null)} />
        {/* The output exists before its first text, so that screen readers announce the text. */}
        <div className={styles['actions']}>
          {items.some(({ kind }) => kind === null) && (
            <Button
              aria-disabled={!canUpload || undefined}
              aria-describedby={describedBy}
              onClick={() => {
                if (!canUpload) return;
                uploads.send({ type: 'upload.requested' });
                setAttempts(attempts + 1);
              }}
            >
              {pending.waiting > 0 ? `Subir documentos (${pending.waiting})` : 'Subir documentos'}
            </Button>
          )}
          <output>{outcomeText(items)}</output>
        </div>
        {before.length + items.length > 0 && (
          <ul ref={list} className={styles['rows']} aria-label="Documentos elegidos">
            {before.map((documento) => (
              <StoredRow
                key={`${documento.idDocumentoTramite}/${documento.nmArchivo}`}
                documento={documento}
                tramites={tramites.data}
              />
            ))}
            {items.map((item) => (
              <DocumentoRow
                key={item.id}
                item={item}
                tramites={tramites}
                stored={stored}
                disabled={disabled}
                onView={() => setViewed(item)}
                onRetry={() => uploads.send({ type: 'documento.retried', id: item.id })}
                onRemove={() => {
                  document.getElementById(placeId)?.focus({ preventScroll: true });
                  uploads.send({ type: 'documento.removed', id: item.id });
                }}
              />
            ))}
          </ul>
        )}
      </FieldGroup>
      {viewed && <Viewed item={viewed} onClose={() => setViewed(null)} />}
      {duplicates && (
        <Question
          title="Ya elegiste este archivo"
          text={duplicatesText(duplicates.map(({ file }) => file.name))}
          leaveLabel="Agregar otra vez"
          onLeave={() => uploads.send({ type: 'duplicates.accepted' })}
          stayLabel="No agregar"
          onStay={() => uploads.send({ type: 'duplicates.declined' })}
        />
      )}
    </>
  );
}

function Tramites({
  tramites,
  children,
}: {
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  readonly children: (data: readonly TramiteDocumento[]) => ReactNode;
}) {
  const { describeFailure } = usePortal();
  const { data, failure, retry } = tramites;
  if (failure) return <FailedPanel {...describeFailure(failure)} onRetry={retry} />;
  if (!data) return <Spinner size="md" />;
  return data.length > 0 ? children(data) : <p>Este ramo no pide documentos.</p>;
}

function Viewed({ item, onClose }: { readonly item: UploadItem; readonly onClose: () => void }) {
  const { file, nombre, kind } = useSelector(item.ref, ({ context }) => context);
  return <DocumentoPreview file={file} nombre={nombre} isPdf={kind === 'pdf'} onClose={onClose} />;
}

/** Whether an upload stands for a stored document, also while its days are sent again. */
const isUploadOf = ({ phase, documento }: UploadItem, stored: StoredDocumento) =>
  ['uploaded', 'queued', 'underWay'].includes(phase) && documento !== null && takesPlaceOf(documento, stored);

/** Names no percentage: screen readers would announce every change. */
function outcomeText(items: readonly UploadItem[]): string {
  const countOf = (...phases: readonly UploadItem['phase'][]) => items.filter(({ phase }) => phases.includes(phase)).length;
  const [underWay, failed, uploaded] = [countOf('queued', 'underWay'), countOf('failed', 'unreadable'), countOf('uploaded')];
  return [
    underWay > 0 && `Subiendo: ${underWay}.`,
    uploaded > 0 && `Cargados: ${uploaded}.`,
    failed > 0 && `Con error: ${failed}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function duplicatesText(names: readonly string[]): string {
  const [first, ...others] = names.map((name) => `«${name}»`);
  return others.length === 0
    ? `${first} tiene el mismo nombre y tamaño que otro de la lista. ¿Quieres agregarlo otra vez?`
    : `${[first, ...others].join(', ')} tienen el mismo nombre y tamaño que otros de la lista. ¿Quieres agregarlos otra vez?`;
}
