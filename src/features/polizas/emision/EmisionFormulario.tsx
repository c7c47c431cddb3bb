import { useRef } from 'react';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { nombreCuenta } from '../../../domain/emisiones.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormActions } from '../../../ui/layout/FormActions.tsx';
import { SidedPage } from '../../../ui/layout/SidedPage.tsx';
import { DatosTecnicos } from '../../shared/campos/DatosTecnicos.tsx';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { FormSummary } from '../../../kit/form/FormSummary.tsx';
import { CancelarDialog } from '../../../kit/leave/CancelarDialog.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useFetch, useFetched } from '../../../kit/portal/use-fetch.ts';
import { Documentos } from '../../shared/documentos/Documentos.tsx';
import { AseguradoSection } from './AseguradoSection.tsx';
import { AvanceCard } from './AvanceCard.tsx';
import { ConfirmarDialog } from './ConfirmarDialog.tsx';
import { ContratanteSection } from './ContratanteSection.tsx';
import { CuentasSection } from './CuentasSection.tsx';
import styles from './EmisionFormulario.module.css';
import { isOpen } from './emision-state.ts';
import { EmisionHead } from './EmisionHead.tsx';
import { EmisionSection } from './EmisionSection.tsx';
import { EstadoEmision } from './EstadoEmision.tsx';
import { bienDeEmision, camposCotizados } from './lo-emitido.ts';
import { RequisitosList } from './RequisitosList.tsx';
import { idSeccion } from './secciones.ts';
import { type EmisionOpening, useEmision } from './use-emision.ts';
import { useNombreProducto } from './use-lo-emitido.ts';

/** The form of an issuance with its state and summary (specification 2, section 2). */
export function EmisionFormulario(opening: EmisionOpening) {
  const { cotizacion, actor, keeper, state } = opening;
  const emision = useEmision(opening);
  const tramites = useFetched(opening.tramites);
  const { form, insured, contratante } = emision;
  const { pathOf } = usePortal();
  const reasons = useRef<HTMLDivElement>(null);
  const creation = pathOf('createClientes');
  const moneda = useCatalogoName('monedas', String(cotizacion.cdMoneda)).name ?? '';
  const hasPlanes = cotizacion.planes.length > 0;
  // Starts after the form's technical fields, which the issuance waits for.
  const quoted = useFetch(camposCotizados, { cdProducto: emision.isReady ? cotizacion.cdProducto : null }).data;
  const nombreProducto = useNombreProducto(cotizacion);
  const facts = { emision, cotizacion, quoted, moneda };
  const { phase, requisitos, request } = state;
  const isChangeable = isOpen(state);
  const canEmit = requisitos?.length === 0;

  const emitir = () => {
    if (!isChangeable) return;
    if (!emision.emitir() && form.findProblems().length === 0) reasons.current?.focus();
  };
  const createCliente = () => {
    const { tipoDocumento, numeroDocumento } = form.values();
    const volver = pathWithId(paths.emitirPoliza, cotizacion.nuCotizacion);
    const nuDocumento = normaliseNumeroDocumento(numeroDocumento);
    emision.leaveFor(`${creation}?${new URLSearchParams({ tipoDocumento, numeroDocumento: nuDocumento, volver })}`);
  };
  const debited = emision.cuentas.usable.find(({ idDomicilioBancario }) => idDomicilioBancario === request?.nuDomicilio);
  return (
    <>
      <SidedPage
        label="Datos de la emisión"
        side={<AvanceCard {...facts} cdFormaPago={emision.cdFormaPago} requisitos={requisitos} />}
      >
        <EmisionHead {...facts} />
        <div className={styles['state']}>
          <EstadoEmision state={state} numero={cotizacion.nuCotizacion} onCheck={() => actor.send({ type: 'check.requested' })} />
        </div>
        <AppFormElement form={form} page busy={!isChangeable} aria-label="Emisión" onSubmit={emitir}>
          <FormSummary />
          <div>
            <EmisionSection form={form} cotizacion={cotizacion} moneda={moneda}>
              <CuentasSection form={form} cuentas={emision.cuentas} cdFormaPago={emision.cdFormaPago} contratante={contratante} />
            </EmisionSection>
            <Documentos
              id={idSeccion('documentos')}
              uploads={emision.uploads}
              tramites={tramites}
              disabledReason={hasPlanes ? undefined : 'Los documentos se envían con un plan, y esta cotización no tiene.'}
              isLocked={!isChangeable}
            />
            <DatosTecnicos
              id={idSeccion('datos')}
              campos={emision.campos}
              fields={emision.fields}
              isReady={emision.isReady}
              producto={emision.producto}
            />
            <AseguradoSection emision={emision} onCreate={creation === null ? undefined : createCliente} />
            <ContratanteSection contratante={contratante} negocio={opening.negocio} />
          </div>
          {requisitos && requisitos.length > 0 && <RequisitosList place={reasons} form={form} requisitos={requisitos} />}
          <FormActions sticky>
            <Button variant="outline" onClick={() => actor.send({ type: 'cancel.requested' })}>
              Cancelar proceso
            </Button>
            <Button
              type="submit"
              loading={phase === 'issuing'}
              aria-disabled={canEmit ? undefined : true}
              aria-describedby={canEmit ? undefined : 'emision-faltan'}
            >
              Emitir
            </Button>
          </FormActions>
        </AppFormElement>
      </SidedPage>
      {phase === 'confirming' && request && insured && contratante.persona && (
        <ConfirmarDialog
          cotizacion={cotizacion}
          request={request}
          producto={nombreProducto}
          bien={bienDeEmision(cotizacion, quoted, emision.fields, request.datos)}
          moneda={moneda}
          cuenta={debited ? nombreCuenta(debited) : null}
          insured={insured}
          contratante={contratante.persona}
          onConfirm={() => keeper.beforeSending(() => actor.send({ type: 'emit.confirmed' }))}
          onClose={() => actor.send({ type: 'emit.declined' })}
        />
      )}
      {phase === 'confirmingCancel' && (
        <CancelarDialog
          what="póliza"
          stayLabel="Seguir con la emisión"
          onClose={() => actor.send({ type: 'cancel.declined' })}
          onConfirm={() => {
            emision.allowLeaving();
            actor.send({ type: 'cancel.confirmed' });
          }}
        />
      )}
    </>
  );
}
