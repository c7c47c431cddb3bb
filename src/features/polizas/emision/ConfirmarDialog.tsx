import { useState } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { EmisionRequest } from '../../../domain/emisiones.ts';
import { today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPrecio } from '../../../format/money.ts';
import { orDash } from '../../../format/text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { isFirstPress } from '../../../ui/actions/first-press.ts';
import { Note } from '../../../ui/feedback/Note.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { LineFacts } from '../../../ui/layout/LineFacts.tsx';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import type { DatosDelBien } from '../../../domain/datos-del-bien.ts';
import { BienFacts } from './BienFacts.tsx';
import styles from './ConfirmarDialog.module.css';
import { isOfOtherPeriod, pastOf, pastWords } from './emision-form.ts';
import type { Persona } from './look-ups.ts';

export interface ConfirmarDialogProps {
  readonly cotizacion: Cotizacion;
  readonly request: EmisionRequest;
  readonly producto: string;
  /** The insured goods with the values of the request. */
  readonly bien: DatosDelBien;
  readonly moneda: string;
  /** The debited account as the form shows it; null without one. */
  readonly cuenta: string | null;
  readonly insured: Persona;
  readonly contratante: Persona;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a policy is issued; shows the values of the request. */
export function ConfirmarDialog({
  cotizacion,
  request,
  producto,
  bien,
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
  const isOther = isOfOtherPeriod(request, cotizacion);
  const total = formatPrecio(plan?.totalProrrata ?? plan?.totalAnual, moneda);
  return (
    <Dialog
      title="Emitir la póliza"
      role="alertdialog"
      describedBy="emision-confirmar"
      keepOpen
      clearOfBar
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir revisando
          </Button>
          <Button
            onClick={(event) => {
              if (isFirstPress(event)) onConfirm();
            }}
          >
            Emitir póliza
          </Button>
        </>
      }
    >
      <p id="emision-confirmar" className={styles['question']}>
        {`Vas a emitir la póliza de la cotización ${cotizacion.nuCotizacion}. No se puede deshacer aquí.`}
      </p>
      <div className={styles['facts']}>
        <LineFacts facts={[{ name: 'Producto', value: orDash(producto) }]} />
        <BienFacts bien={bien} />
        <LineFacts
          facts={[
            { name: 'Plan', value: plan?.plan ?? '--' },
            { name: 'Total', value: isOther ? 'Lo calcula el servicio por el período nuevo' : total },
            { name: 'Período', value: `${formatDay(request.feDesde)} a ${formatDay(request.feHasta)}` },
            { name: 'Contratante', value: contratante.nombre },
            { name: 'Asegurado', value: insured.nombre },
            { name: 'Forma de pago', value: forma ?? String(request.cdFormaPago) },
            ...(cuenta === null ? [] : [{ name: 'Cuenta o tarjeta', value: cuenta }]),
          ]}
        />
      </div>
      {past && <Note tone="warning">{pastWords[past]}</Note>}
    </Dialog>
  );
}
