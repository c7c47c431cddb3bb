import { useState } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { EmisionRequest } from '../../../domain/emisiones.ts';
import { today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatImporte } from '../../../format/money.ts';
import { dayOfWire } from '../../../text/instants.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import styles from './ConfirmarDialog.module.css';
import { pastOf, pastWords } from './emision-form.ts';
import type { Persona } from './look-ups.ts';

/** Props of {@link ConfirmarDialog}. */
export interface ConfirmarDialogProps {
  readonly cotizacion: Cotizacion;
  readonly request: EmisionRequest;
  readonly moneda: string;
  /** The account that is debited, as the form shows it; null without one. */
  readonly cuenta: string | null;
  readonly insured: Persona;
  readonly contratante: Persona;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a policy is issued: what is said here is what is sent. */
export function ConfirmarDialog({
  cotizacion,
  request,
  moneda,
  cuenta,
  insured,
  contratante,
  onConfirm,
  onClose,
}: ConfirmarDialogProps) {
  const plan = cotizacion.planes.find(({ noItem }) => noItem === request.nuItem);
  const { name: forma } = useCatalogoName('formaPagos', String(request.cdFormaPago));
  const [day] = useState(() => today());
  const past = pastOf({ feDesde: request.feDesde, feHasta: request.feHasta }, day);
  const isOther = request.feDesde !== dayOfWire(cotizacion.feDesde) || request.feHasta !== dayOfWire(cotizacion.feHasta);
  const total = formatImporte(plan?.totalProrrata ?? plan?.totalAnual, moneda);
  return (
    <Dialog
      title="Emitir la póliza"
      role="alertdialog"
      describedBy="emision-confirmar"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir revisando
          </Button>
          <Button onClick={onConfirm}>Emitir póliza</Button>
        </>
      }
    >
      <p id="emision-confirmar" className={styles['question']}>
        {`Vas a emitir la póliza de la cotización ${cotizacion.nuCotizacion}. No se puede deshacer aquí.`}
      </p>
      <Facts
        facts={[
          ['Plan', plan?.plan ?? '--'],
          ['Total', isOther ? 'Lo calcula el servicio por el período nuevo' : total],
          ['Período', `${formatDay(request.feDesde)} a ${formatDay(request.feHasta)}`],
          ['Contratante', contratante.nombre],
          ['Asegurado', insured.nombre],
          ['Forma de pago', forma ?? String(request.cdFormaPago)],
          ...(cuenta === null ? [] : [['Cuenta o tarjeta', cuenta] as const]),
        ]}
      />
      {past && <Note tone="warning">{pastWords[past]}</Note>}
    </Dialog>
  );
}
