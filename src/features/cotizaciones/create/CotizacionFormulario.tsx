import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { earlyCatalogos } from '../../../domain/early-catalogos.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { Note } from '../../../ui/feedback/Note.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { SidedPage } from '../../../ui/layout/SidedPage.tsx';
import { Question } from '../../../ui/layout/Question.tsx';
import { SolicitanteFields } from '../../shared/applicant/SolicitanteFields.tsx';
import { useLastQuoted } from '../../shared/cotizacion/use-last-quoted.ts';
import { DatosTecnicos } from '../../shared/campos/DatosTecnicos.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { FailureNote } from '../../../kit/form/FailureNote.tsx';
import { FormSummary } from '../../../kit/form/FormSummary.tsx';
import { CancelarDialog } from '../../../kit/leave/CancelarDialog.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { CotizacionValues } from './cotizacion-form.ts';
import { isSold } from './cotizacion-state.ts';
import styles from './CotizacionFormulario.module.css';
import { EstatusCotizacion } from './EstatusCotizacion.tsx';
import { IntermediarioSection } from './IntermediarioSection.tsx';
import { Planes } from './Planes.tsx';
import { PlanPrefill } from './PlanPrefill.tsx';
import { quoteActions } from './quote-actions.ts';
import { QuoteBar } from './QuoteBar.tsx';
import { fillableBy } from './plan-values.ts';
import { QuoteContext } from './quote-context.ts';
import { ResumenCard } from './ResumenCard.tsx';
import { type CotizacionForm, type CotizacionOpening, useCotizacion } from './use-cotizacion.ts';

const { Choice, Day } = fieldsOf<CotizacionValues>();

/** The text that a screen reader announces for a rating. */
function ratingWords({ value, words }: CotizacionForm['state']): string {
  if (value === 'rating') return 'Cotizando…';
  return words ? words.messages.join(' ') || words.title : '';
}

export interface CotizacionFormularioProps extends CotizacionOpening {
  /** Address of this screen with its search, to return to after the creation of a client. */
  readonly path: string;
  /** Whether the service has the quote of this screen: then status and next steps stand above. */
  readonly isOpened?: boolean;
}

const none: readonly never[] = [];

/** The screen of a quote: form, plans and summary (specification 2, section 2). */
export function CotizacionFormulario({ path, isOpened = false, ...opening }: CotizacionFormularioProps) {
  const cotizacion = useCotizacion(opening);
  const { form, cliente, intermediario, state, send, askedProducto, answerProducto } = cotizacion;
  const { pathOf } = usePortal();
  const last = useLastQuoted();
  const producto = opening.cotizacion?.producto ?? null;
  const [creation, emision] = [pathOf('createClientes'), pathOf('emitirPoliza')];
  const chosen = useFieldValue(form, 'producto');
  const planFills = useMemo(() => fillableBy(Number(chosen)), [chosen]);
  const { negocio } = opening;
  const quote = useMemo(() => ({ form, negocio }), [form, negocio]);
  const { planes, numero } = state;
  const isRating = state.value === 'rating';
  const isSaving = state.value === 'saving';
  const now = useSelector(negocio, ({ context }) => context.cotizacion);
  const idEstatus = now?.idEstatus ?? null;
  const isEmitible = idEstatus !== null && estatusCotizacion(idEstatus).actions.includes('emitir');
  const pathOn = emision !== null && numero !== null && isEmitible ? pathWithId(emision, numero) : null;
  // The screen of the issuance needs these catalogues at once.
  useEarlyCatalogos(pathOn === null ? none : earlyCatalogos.emision);

  const createCliente = () => {
    const { tipoDocumento, numeroDocumento } = form.values();
    cotizacion.leaveFor((draftId) => {
      const [screen] = path.split('?');
      const volver = draftId === null ? path : `${screen}?${new URLSearchParams({ borrador: draftId })}`;
      const nuDocumento = normaliseNumeroDocumento(numeroDocumento);
      return `${creation}?${new URLSearchParams({ tipoDocumento, numeroDocumento: nuDocumento, volver })}`;
    });
  };
  // An opened quote shows its plans before the technical fields of the form are loaded.
  const shown = planes ?? (isOpened && now && now.planes.length > 0 ? now.planes : null);
  const offer = shown && {
    cotizacion,
    planes: shown,
    producto,
    idEstatus,
    onIssue: pathOn === null ? undefined : (noItem: number) => cotizacion.emitirPlan(noItem, pathOn),
  };
  return (
    <>
      {now && (isOpened || form.readOnly) && <EstatusCotizacion cotizacion={now} hasNextSteps={isOpened} />}
      <SidedPage
        label="Datos de la cotización"
        side={<ResumenCard cotizacion={cotizacion} producto={producto} isSold={now !== null && isSold(now)} />}
      >
        <AppFormElement form={form} page busy={isSaving} aria-label="Cotización" onSubmit={cotizacion.cotizar}>
          <FormSummary />
          <div>
            {isOpened && offer && <Planes {...offer} />}
            <IntermediarioSection intermediario={intermediario} />
            <SolicitanteFields
              title="Datos del solicitante"
              reason="Para cotizar, la persona debe ser cliente tuyo."
              cliente={cliente}
              negocio={negocio}
              onCreate={creation === null || form.readOnly ? undefined : createCliente}
            />
            <FieldGroup title="Producto y período cotizado" level={2}>
              <Choice name="producto" catalogo="productos" first={last.producto} onChoose={cotizacion.chooseProducto} />
              <Choice name="moneda" catalogo="monedas" />
              <Day name="feDesde" />
              <Day name="feHasta" />
            </FieldGroup>
            <QuoteContext value={quote}>
              <DatosTecnicos
                campos={cotizacion.campos}
                fields={cotizacion.fields}
                isReady={cotizacion.isReady}
                producto={chosen}
                planFills={planFills}
                Footer={form.readOnly ? undefined : PlanPrefill}
              />
            </QuoteContext>
            {!isOpened && offer && <Planes {...offer} />}
          </div>
          {/* The output exists before its first text, so that screen readers announce the text. */}
          <output className={styles['words']}>{ratingWords(state)}</output>
          {state.uncertain && !isRating && !isSaving && (
            <Note tone="danger">
              No se sabe si la cotización quedó hecha. Si presionas Cotizar otra vez, primero se comprobará que no exista.
            </Note>
          )}
          {state.failure && !state.uncertain && <FailureNote failure={state.failure} findRefused={cotizacion.findRefused} />}
          {!form.readOnly && (
            <QuoteBar
              actions={quoteActions(state, idEstatus, emision !== null)}
              isRated={planes !== null}
              isRating={isRating || cotizacion.isWaiting}
              isSaving={isSaving}
              onCancel={() => send({ type: 'cancel.requested' })}
              onGuardar={cotizacion.guardar}
              onEmitir={
                emision === null
                  ? undefined
                  : () => {
                      if (pathOn !== null) cotizacion.emitir(pathOn);
                    }
              }
            />
          )}
        </AppFormElement>
      </SidedPage>
      {state.asked && (
        <Question
          title="Período largo"
          text={`El período es de ${state.asked.days} días, más de un año. ¿Quieres cotizar así?`}
          leaveLabel={`Cotizar ${state.asked.days} días`}
          onLeave={() => send({ type: 'period.confirmed' })}
          stayLabel="Cambiar las fechas"
          onStay={() => send({ type: 'period.declined' })}
        />
      )}
      {askedProducto !== null && (
        <Question
          title="Cambiar de producto"
          text="Los datos técnicos que llenaste son del producto anterior y se borrarán."
          leaveLabel="Cambiar y borrar"
          onLeave={() => answerProducto(true)}
          stayLabel="Conservar el producto"
          onStay={() => answerProducto(false)}
        />
      )}
      {state.value === 'confirmingCancel' && (
        <CancelarDialog
          what="cotización"
          stayLabel="Seguir cotizando"
          onClose={() => send({ type: 'cancel.declined' })}
          onConfirm={() => send({ type: 'cancel.confirmed' })}
        />
      )}
    </>
  );
}
