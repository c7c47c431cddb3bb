import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Cotizacion, solicitanteOf } from '../../../domain/cotizaciones.ts';
import { type Emision, type EmisionRequest, yaEmitida } from '../../../domain/emisiones.ts';
import { clientePath, paths, pathWithId } from '../../../domain/paths.ts';
import { reporteOrder, type ReporteOrder, reportes } from '../../../domain/reportes.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { orDash } from '../../../format/text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { lateReportDialog } from '../../../kit/report/late-report-dialog.ts';
import { isOfOtherPeriod } from './emision-form.ts';
import styles from './EmitidaPanel.module.css';
import { Words } from '../../../ui/text/Words.tsx';

/** Prints the receipt, or the certificate of a policy without receipt (assumptions Q10). */
function orderOf(emision: Emision, { cdEntidad, cdArea }: Cotizacion): ReporteOrder {
  const { nuPoliza, nuCertificado, cdRecibo } = emision;
  return reporteOrder(reportes.JRTE10061, {
    entidad: String(cdEntidad),
    ramo: String(cdArea),
    poliza: String(nuPoliza),
    ...(cdRecibo === null || cdRecibo === undefined ? { certificado: String(nuCertificado) } : { recibo: String(cdRecibo) }),
  });
}

/** The list with the policy, or with the party's policies if its number is unknown. */
function listPath({ emision, cotizacion }: Pick<EmitidaPanelProps, 'emision' | 'cotizacion'>): string {
  if (emision) return `${paths.listPolizas}?numeroPoliza=${emision.nuPoliza}`;
  const { tipoDocumento, nuDocumento: numeroDocumento } = solicitanteOf(cotizacion);
  return `${paths.listPolizas}?${new URLSearchParams({ tipoDocumento, numeroDocumento })}`;
}

function subjectOf(cotizacion: Cotizacion, emision: Emision, sold: EmisionRequest | null): SendSubject {
  const { idContratante, nuCotizacion, producto } = cotizacion;
  const period = sold && { desde: sold.feDesde, hasta: sold.feHasta, isRepriced: isOfOtherPeriod(sold, cotizacion) };
  return {
    what: 'poliza',
    poliza: { numero: emision.nuPoliza, ...(producto && { producto }), ...period },
    cotizacion: nuCotizacion,
    noItem: sold?.nuItem ?? null,
    cliente: idContratante ? { id: idContratante } : null,
    document: { order: orderOf(emision, cotizacion), file: null },
  };
}

export interface EmitidaPanelProps {
  readonly cotizacion: Cotizacion;
  /** Null where the service gives no policy number. */
  readonly emision: Emision | null;
  /** The request that issued the policy; null where this browser does not have it. */
  readonly sold: EmisionRequest | null;
  /** Whether the policy was issued earlier or elsewhere. */
  readonly isAlready: boolean;
  /** Whether the policy was issued while this page was open: the panel then takes the focus. */
  readonly isNew: boolean;
}

/** An issued policy with its numbers and the next steps. */
export function EmitidaPanel({ cotizacion, emision, sold, isAlready, isNew }: EmitidaPanelProps) {
  const { pathOf, sendToClient } = usePortal();
  const [order, setOrder] = useState<ReporteOrder | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const create = pathOf('createCotizaciones');
  const { nombreContratante, idContratante } = cotizacion;
  return (
    <Panel padded className={styles['panel'] ?? ''} aria-label="Póliza emitida">
      {isAlready ? (
        <Note tone="warning">
          <h2 ref={heading} tabIndex={-1}>
            {yaEmitida}
          </h2>
        </Note>
      ) : (
        <h2 ref={heading} tabIndex={-1}>
          La póliza fue emitida
        </h2>
      )}
      {emision ? (
        <dl className={styles['numbers']}>
          {(
            [
              ['Póliza', String(emision.nuPoliza)],
              ['Certificado', String(emision.nuCertificado)],
              ['Recibo', orDash(emision.cdRecibo === null || emision.cdRecibo === undefined ? '' : String(emision.cdRecibo))],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          {`El servicio no dice el número de la póliza de la cotización ${cotizacion.nuCotizacion}: está entre las pólizas del contratante.`}
        </p>
      )}
      <p>
        <Words>Cotización </Words>
        <Link href={pathWithId(paths.viewCotizaciones, cotizacion.nuCotizacion)}>{cotizacion.nuCotizacion}</Link>
        {nombreContratante && <Words> · Contratante </Words>}
        {nombreContratante && idContratante ? (
          <Link href={clientePath(idContratante)}>{nombreContratante}</Link>
        ) : (
          <Words>{nombreContratante}</Words>
        )}
      </p>
      <div className={styles['actions']}>
        {emision && <Button onClick={() => setOrder(orderOf(emision, cotizacion))}>Imprimir póliza</Button>}
        {emision && (
          <Button variant="outline" onClick={() => sendToClient(subjectOf(cotizacion, emision, sold))}>
            Enviar al cliente
          </Button>
        )}
        <LinkButton href={listPath({ emision, cotizacion })} variant="outline">
          Ver pólizas
        </LinkButton>
        {create !== null && (
          <LinkButton href={create} variant="outline">
            Cotizar otra
          </LinkButton>
        )}
      </div>
      {order && <lateReportDialog.Component order={order} title="Emisión" onClose={() => setOrder(null)} />}
    </Panel>
  );
}
