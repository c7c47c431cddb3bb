import { useEffect, useRef } from 'react';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import type { EmisionState } from './emision-state.ts';
import styles from './EstadoEmision.module.css';
import { Words } from '../../../ui/text/Words.tsx';

export interface EstadoEmisionProps {
  readonly state: Pick<EmisionState, 'phase' | 'failure'>;
  /** Number of the quote. */
  readonly numero: number;
  readonly onCheck: () => void;
}

/** The state of an attempt to issue, in words that stay on the page. */
export function EstadoEmision({ state: { phase, failure }, numero, onCheck }: EstadoEmisionProps) {
  const { describeFailure } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus from the form, which is disabled meanwhile.
  useEffect(() => {
    if (phase === 'issuing' || phase === 'verifying' || phase === 'unknown') place.current?.focus();
  }, [phase]);
  const refused = failure?.kind === 'rejected' ? [failure.title, ...failure.messages].join(' · ') : null;
  const detail = failure && describeFailure(failure).detail;
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {/* The output exists before its first text, so that screen readers announce the text. */}
      <output className={styles['words']}>
        {phase === 'issuing' && (
          <>
            <Spinner />
            <Words> Emitiendo la póliza… No cierres esta página.</Words>
          </>
        )}
        {phase === 'verifying' && (
          <>
            <Spinner />
            <Words> Comprobando si la póliza fue emitida…</Words>
          </>
        )}
      </output>
      {phase === 'gathering' && refused !== null && (
        <Note tone="danger">
          <Words>{refused}</Words> {detail}
        </Note>
      )}
      {phase === 'notIssued' && (
        <Note tone="warning">
          <p>
            La póliza todavía no figura como emitida. Todo lo que llenaste sigue aquí; si la emites de nuevo, primero se
            comprobará.
          </p>
          {refused !== null && <p>{refused}</p>}
          {detail}
        </Note>
      )}
      {phase === 'unknown' && (
        <Note tone="danger">
          <p>
            No se sabe si la póliza fue emitida: el servicio no responde. No la emitas por otra vía antes de comprobarlo. Si
            llamas al centro de soporte, indica la cotización <strong>{numero}</strong>.
          </p>
          <Button size="sm" onClick={onCheck}>
            Comprobar de nuevo
          </Button>{' '}
          {detail}
        </Note>
      )}
    </div>
  );
}
