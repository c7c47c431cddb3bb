import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { estatusCotizacion, type PlanCotizado } from '../../../domain/cotizaciones.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { earlyCatalogos } from '../../../domain/early-catalogos.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { reporteOrder, type ReporteOrder, reportes } from '../../../domain/reportes.ts';
import { toDay } from '../../../format/typed-days.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { FormActions, FormActionsEnd } from '../../../ui/layout/FormActions.tsx';
import { SidedPage } from '../../../ui/layout/SidedPage.tsx';
import { Question } from '../../../ui/layout/Question.tsx';
import { SolicitanteFields } from '../../shared/applicant/SolicitanteFields.tsx';
import { DatosTecnicos } from '../../shared/campos/DatosTecnicos.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { FailureNote } from '../../../kit/form/FailureNote.tsx';
import { FormSummary } from '../../../kit/form/FormSummary.tsx';
import { CancelarDialog } from '../../../kit/leave/CancelarDialog.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { lateReportDialog } from '../../../kit/report/late-report-dialog.ts';
import type { CotizacionValues } from './cotizacion-form.ts';
import styles from './CotizacionFormulario.module.css';
import { EstatusCotizacion } from './EstatusCotizacion.tsx';
import { IntermediarioSection } from './IntermediarioSection.tsx';
import { planesAsText } from './planes-text.ts';
import { PlanesCotizados } from './PlanesCotizados.tsx';
import { PlanPrefill } from './PlanPrefill.tsx';
import { fillableBy } from './plan-values.ts';
import { QuoteContext } from './quote-context.ts';
import { ResumenCard } from './ResumenCard.tsx';
import { useNombre } from './use-nombre.ts';
import { type CotizacionForm, type CotizacionOpening, useCotizacion } from './use-cotizacion.ts';

const { Choice, Day } = fieldsOf<CotizacionValues>();

interface PlanesProps {
  readonly cotizacion: CotizacionForm;
  readonly planes: readonly PlanCotizado[];
  /** Name of the product where the portal's list does not have it. */
  readonly producto: string | null;
}

/** The plans of the last rating. */
function Planes({ cotizacion, planes, producto: unknown }: PlanesProps) {
  const { state, send, form, cliente, intermediario } = cotizacion;
  const producto = useNombre(form, 'producto', 'productos') ?? unknown ?? '';
  const moneda = useNombre(form, 'moneda', 'monedas') ?? '';
  const [order, setOrder] = useState<ReporteOrder | null>(null);
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const { noItem, numero } = state;
  const item = noItem ?? planes[0]?.noItem;
  const resumen =
    numero === null
      ? undefined
      : planesAsText({
          nuCotizacion: numero,
          producto,
          solicitante: cliente.found ? nameOfPersona(cliente.found) : '',
          desde: toDay(feDesde),
          hasta: toDay(feHasta),
          moneda,
          planes,
          elegido: noItem,
        });
  return (
    <FieldGroup title="Planes" level={2} plain>
      <PlanesCotizados
        planes={planes}
        moneda={moneda}
        elegido={noItem}
        onChoose={form.readOnly ? undefined : (chosen) => send({ type: 'plan.chosen', noItem: chosen })}
        isStale={state.value === 'stale'}
        resumen={resumen}
        onPrint={
          numero === null || item === undefined
            ? undefined
            : () =>
                setOrder(
                  reporteOrder(reportes.JRTE00001, {
                    entidad: String(intermediario.entidad),
                    cotizacion: String(numero),
                    item: String(item),
                  }),
                )
        }
      />
      {order && <lateReportDialog.Component order={order} title="Cotización" onClose={() => setOrder(null)} />}
    </FieldGroup>
  );
}

/** What a screen reader is told of the rating: that it is under way, and what came of it, though that may be the same as before. */
function ratingWords({ value, words }: CotizacionForm['state']): string {
  if (value === 'rating') return 'Cotizando…';
  return words ? words.messages.join(' ') || words.title : '';
}

/** Why a quote can't be saved now; null when it can. */
function savingRefusal({ value, planes }: CotizacionForm['state']): string | null {
  if (value === 'stale') return 'Los datos cambiaron: cotiza de nuevo antes de guardar.';
  if (planes?.length === 0) return 'Sin planes no hay nada que guardar.';
  return value === 'rated' || value === 'saving' ? null : 'Cotiza antes de guardar.';
}

/** Props of {@link CotizacionFormulario}. */
export interface CotizacionFormularioProps extends CotizacionOpening {
  /** Path of this screen, to come back to from the creation of a client, with what it was opened with. */
  readonly path: string;
  /** The service has the quote of this screen: its status and the ways on stand above. */
  readonly isOpened?: boolean;
}

const none: readonly never[] = [];

/** A quote: its form, its plans, and what it says so far (specification 2, section 2). */
export function CotizacionFormulario({ path, isOpened = false, ...opening }: CotizacionFormularioProps) {
  const cotizacion = useCotizacion(opening);
  const { form, cliente, intermediario, state, send, askedProducto, answerProducto } = cotizacion;
  const { pathOf } = usePortal();
  const producto = opening.cotizacion?.producto ?? null;
  const [creation, emision] = [pathOf('createClientes'), pathOf('emitirPoliza')];
  const chosen = useFieldValue(form, 'producto');
  const planFills = useMemo(() => fillableBy(Number(chosen)), [chosen]);
  const { negocio } = opening;
  const quote = useMemo(() => ({ form, negocio }), [form, negocio]);
  const { planes, numero } = state;
  const isRating = state.value === 'rating';
  const isSaving = state.value === 'saving';
  const refusal = savingRefusal(state);
  const now = useSelector(negocio, ({ context }) => context.cotizacion);
  const isEmitible = now !== null && estatusCotizacion(now.idEstatus).actions.includes('emitir');
  const leadsOn = emision !== null && numero !== null && isEmitible;
  // The issuance offers them at once.
  useEarlyCatalogos(leadsOn ? earlyCatalogos.emision : none);

  const createCliente = () => {
    const { tipoDocumento, numeroDocumento } = form.values();
    cotizacion.leaveFor((draftId) => {
      const [screen] = path.split('?');
      const volver = draftId === null ? path : `${screen}?${new URLSearchParams({ borrador: draftId })}`;
      const nuDocumento = normaliseNumeroDocumento(numeroDocumento);
      return `${creation}?${new URLSearchParams({ tipoDocumento, numeroDocumento: nuDocumento, volver })}`;
    });
  };
  return (
    <>
      {now && (isOpened || form.readOnly) && <EstatusCotizacion cotizacion={now} leadsOn={isOpened} />}
      <SidedPage label="Datos de la cotización" side={<ResumenCard cotizacion={cotizacion} producto={producto} />}>
        <AppFormElement form={form} page busy={isSaving} aria-label="Cotización" onSubmit={cotizacion.cotizar}>
          <FormSummary />
          <div>
            <IntermediarioSection intermediario={intermediario} />
            <SolicitanteFields
              title="Datos del solicitante"
              reason="Para cotizar, la persona debe ser cliente tuyo."
              cliente={cliente}
              negocio={negocio}
              onCreate={creation === null || form.readOnly ? undefined : createCliente}
            />
            <FieldGroup title="Producto y período cotizado" level={2}>
              <Choice name="producto" catalogo="productos" onChoose={cotizacion.chooseProducto} />
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
            {planes && <Planes cotizacion={cotizacion} planes={planes} producto={producto} />}
          </div>
          {/* There before it says anything, so that it is heard. */}
          <output className={styles['words']}>{ratingWords(state)}</output>
          {state.uncertain && !isRating && !isSaving && (
            <Note tone="danger">
              No se sabe si la cotización quedó hecha. Si presionas Cotizar otra vez, primero se comprobará que no exista.
            </Note>
          )}
          {state.failure && !state.uncertain && <FailureNote failure={state.failure} findRefused={cotizacion.findRefused} />}
          {!form.readOnly && (
            <FormActions sticky>
              <Button variant="outline" onClick={() => send({ type: 'cancel.requested' })}>
                Cancelar proceso
              </Button>
              <FormActionsEnd>
                {refusal && !isRating && (
                  <span id="cotizacion-guardar-motivo" className={styles['hint']}>
                    {refusal}
                  </span>
                )}
                <Button variant={refusal === null ? 'outline' : 'solid'} type="submit" loading={isRating || cotizacion.isWaiting}>
                  {planes ? 'Cotizar de nuevo' : 'Cotizar'}
                </Button>
                <Button
                  variant={refusal === null ? 'solid' : 'outline'}
                  loading={isSaving}
                  aria-disabled={refusal !== null || undefined}
                  aria-describedby={refusal === null ? undefined : 'cotizacion-guardar-motivo'}
                  onClick={() => {
                    if (refusal === null) cotizacion.guardar();
                  }}
                >
                  Guardar
                </Button>
                {leadsOn && state.value === 'rated' && refusal === null && (
                  <Button variant="outline" onClick={() => cotizacion.emitir(pathWithId(emision, numero))}>
                    Emitir
                  </Button>
                )}
              </FormActionsEnd>
            </FormActions>
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
