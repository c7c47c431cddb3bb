import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { contexto } from '../../../domain/campos.ts';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { TramiteDocumento } from '../../../domain/documentos.ts';
import { selectPending } from '../../../machines/upload/uploads-machine.ts';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { fieldsNoLongerOffered } from '../../shared/campos/fields-no-longer-offered.ts';
import { useCamposFrom, useCamposRef } from '../../shared/campos/use-campos.ts';
import { useClienteLookUpOf } from '../../shared/cliente/use-cliente-look-up.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { AppFormDefinition } from '../../../kit/form/form-methods.ts';
import { useAppForm } from '../../../kit/form/use-app-form.ts';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchRef, useFetched, useFetchRef } from '../../../kit/portal/use-fetch.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import type { UploadsRef } from '../../shared/documentos/use-uploads.ts';
import {
  dependenciesOfEmision,
  type EmisionDraft,
  type EmisionValues,
  emptyEmision,
  labelsOfEmision,
  numItemOf,
  type OpeningValues,
  schemaOfEmision,
  toEmisionRequest,
} from './emision-form.ts';
import { type EmisionState, isOpen } from './emision-state.ts';
import {
  chooseOnlyCuenta,
  type EmisionRef,
  isTyped,
  type Joint,
  joinEmision,
  keepDraft,
  takeFacts,
  sendRequisitos,
} from './join-emision.ts';
import {
  clienteByDocumento,
  contratanteOf,
  cuentasAsked,
  cuentasOfPersona,
  documentoAsked,
  insuredOf,
  usableCuentas,
} from './look-ups.ts';
import { problemsToShow } from './requisitos.ts';

/** The parts that an issuance's form opens with. */
export interface EmisionOpening extends FormOpening<EmisionDraft>, OpeningValues {
  readonly negocio: NegocioActor;
  readonly cotizacion: Cotizacion;
  /** The documents that the area of the product asks for. */
  readonly tramites: FetchRef<readonly TramiteDocumento[]>;
  /** The flow's machines of the issuance and of its documents. */
  readonly actor: EmisionRef;
  readonly uploads: UploadsRef;
  readonly state: EmisionState;
}

const noFields: readonly CampoField[] = [];

/** `otro` is a state of its own because the schema depends on it. */
function useEmisionForm(
  { begin, opened, negocio, cotizacion }: EmisionOpening,
  fields: readonly CampoField[],
  { onPause, onFormaPago }: { readonly onPause: () => void; readonly onFormaPago: () => void },
) {
  const [otro, setOtherInsured] = useState(opened.otroAsegurado);
  const definition = useMemo(
    (): AppFormDefinition<EmisionValues> => ({
      id: 'emision',
      schema: schemaOfEmision(fields, otro),
      defaults: emptyEmision(begin, fields),
      labelOf: labelsOfEmision(fields),
      dependencies: dependenciesOfEmision(fields),
      onFieldChange: (form, name) => {
        if (name === 'otroAsegurado') setOtherInsured(form.values().otroAsegurado);
        if (name === 'plan') negocio.send({ type: 'plan.changed', numItem: numItemOf(form.values(), cotizacion) });
        if (name === 'formaPago') onFormaPago();
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- onFormaPago reads a ref
    [fields, otro, begin, negocio, cotizacion],
  );
  return { otro, form: useAppForm<EmisionValues>({ ...definition, initial: opened, onPause }) };
}

/** The form of an issuance with its look-ups, documents and draft. */
export function useEmision(opening: EmisionOpening) {
  const { keeper, cotizacion, tramites, actor, uploads, begin, state } = opening;
  const { catalogos, usuario } = usePortal();
  const [, navigate] = useLocation();
  const producto = String(cotizacion.cdProducto);
  const camposRef = useCamposRef(producto, contexto.emision);
  const campos = useCamposFrom(camposRef, producto);
  const joined = useRef<Joint>(null);
  const { otro, form } = useEmisionForm(opening, campos.fields, {
    onPause: () => joined.current && takeFacts(joined.current),
    onFormaPago: () => joined.current && chooseOnlyCuenta(joined.current),
  });

  const asegurado = useClienteLookUpOf(form);
  const contratanteRef = useFetchRef(clienteByDocumento, documentoAsked(cotizacion));
  const applicant = useFetched(contratanteRef);
  const contratante = { ...contratanteOf(cotizacion, applicant), retry: applicant.retry };
  const cdFormaPago = Number(useFieldValue(form, 'formaPago'));
  const cuentasRef = useFetchRef(cuentasOfPersona, cuentasAsked(cdFormaPago, contratante));
  const accounts = useFetched(cuentasRef);
  const cuentas = { status: accounts.status, usable: usableCuentas(cdFormaPago, accounts), retry: accounts.retry };
  const pending = useSelector(uploads, selectPending, shallowEqual);

  const [joint] = useState((): Joint => {
    const lookUps = { campos: camposRef, contratante: contratanteRef, cuentas: cuentasRef, tramites, asegurado: asegurado.actor };
    return { cotizacion, begin, actor, uploads, keeper, form, lookUps };
  });
  useEffect(() => {
    joined.current = joint;
    return joinEmision(joint);
  }, [joint]);

  const isChangeable = isOpen(state);
  const files = pending.waiting + pending.underWay + pending.failed;
  const { allowLeaving } = useLeaveGuard(
    () => !isChangeable || files > 0 || isTyped(joint),
    keeper.isKept,
    () => (isChangeable ? (files > 0 && keeper.isKept() ? leaving.files : null) : leaving.issuing),
  );

  const { persona } = contratante;
  const tipoDocumento = useFieldValue(form, 'tipoDocumento');
  const numeroDocumento = useFieldValue(form, 'numeroDocumento');
  const insured = insuredOf({ otroAsegurado: otro, tipoDocumento, numeroDocumento }, persona, asegurado.found);
  const camposDe = useFieldValue(form, 'camposDe');
  const isReady = campos.status === 'ready' && camposDe === producto;
  const fields = isReady ? campos.fields : noFields;
  return {
    form,
    fields,
    campos,
    isReady,
    producto,
    otro,
    asegurado,
    contratante,
    insured,
    cuentas,
    cdFormaPago,
    uploads,
    /** Asks for confirmation, or shows the gaps and returns false. */
    emitir: (): boolean => {
      form.showServerErrors([]);
      const requisitos = sendRequisitos(joint);
      const notOffered = fieldsNoLongerOffered({ catalogos, form, fields });
      if (requisitos.length === 0 && notOffered.length === 0 && persona && insured) {
        const sender = { cotizacion, usuario, idAsegurado: insured.id, idContratante: persona.id };
        actor.send({ type: 'emit.requested', request: toEmisionRequest(form.values(), fields, sender) });
        return true;
      }
      if (notOffered.length > 0) form.showServerErrors(notOffered);
      else form.showProblems(problemsToShow(form.findProblems(), requisitos));
      return false;
    },
    leaveFor: (pathBack: string) => {
      keepDraft(joint);
      allowLeaving();
      navigate(pathBack);
    },
    allowLeaving,
  };
}

/** The return value of {@link useEmision}, for the parts of the screen. */
export type EmisionForm = ReturnType<typeof useEmision>;

/** Questions for leaving a page with more at stake than typed values. */
const leaving = {
  issuing: 'La emisión está en curso. Si sales, vuelve a esta cotización para saber qué pasó con la póliza.',
  files: 'Lo que escribiste queda guardado en este navegador; los archivos sin subir, no.',
} as const;
