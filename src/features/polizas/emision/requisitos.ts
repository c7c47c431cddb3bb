import { formaPago, isDebito, type Requisito, type Seccion, secciones } from '../../../domain/emisiones.ts';
import { datosPrefix } from '../../shared/campos/campo-values.ts';
import type { ClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import { type Problem, requiredMessage } from '../../../kit/form/form-problems.ts';

type Loading = 'loading' | 'ready' | 'failed';

/** The facts that decide whether a policy can be issued. */
export interface EmisionFacts {
  /** Problems that the form's rules find. */
  readonly problems: readonly Problem[];
  readonly labelOf: (name: string) => string;
  /** The look-up of another insured; null while the contracting party is the insured. */
  readonly asegurado: ClienteLookUp['state'] | null;
  /** Whether the contracting party is known with its id. */
  readonly contratante: Loading | 'missing';
  readonly cdFormaPago: number;
  /** The contracting party's accounts that the payment method can debit. */
  readonly cuentas: { readonly status: Loading; readonly usable: number; readonly isChosen: boolean };
  readonly campos: Loading;
  readonly documentos: {
    readonly status: Loading;
    /** Names of the missing mandatory documents. */
    readonly missing: readonly string[];
    readonly waiting: number;
    readonly underWay: number;
    readonly failed: number;
  };
}

const seccionOfField: Readonly<Record<string, Seccion>> = {
  tipoDocumento: 'asegurado',
  numeroDocumento: 'asegurado',
  cuenta: 'cuentas',
};

const seccionOf = (name: string): Seccion => (name.startsWith(datosPrefix) ? 'datos' : (seccionOfField[name] ?? 'emision'));

const requisito = (seccion: Seccion, kind: Requisito['kind'], message: string, field: string | null = null): Requisito => ({
  seccion,
  field,
  message,
  kind,
});

function ofForm({ problems, labelOf }: EmisionFacts): readonly Requisito[] {
  return problems.map(({ name, message }) =>
    message === requiredMessage
      ? requisito(seccionOf(name), 'missing', `Falta: ${labelOf(name)}.`, name)
      : requisito(seccionOf(name), 'wrong', `${labelOf(name)}: ${message}`, name),
  );
}

const aseguradoMessages: Readonly<Partial<Record<ClienteLookUp['state'], string>>> = {
  idle: 'Escribe completo el documento del asegurado.',
  resting: 'Se está buscando al asegurado.',
  looking: 'Se está buscando al asegurado.',
  failed: 'No se pudo buscar al asegurado. Reintenta la búsqueda.',
};

function ofAsegurado({ asegurado, problems }: EmisionFacts): readonly Requisito[] {
  // The form's own rules take precedence.
  if (asegurado === null || problems.some(({ name }) => seccionOf(name) === 'asegurado')) return [];
  if (asegurado === 'missing') {
    return [requisito('asegurado', 'wrong', 'No tienes un cliente con el documento del asegurado.', 'numeroDocumento')];
  }
  const message = aseguradoMessages[asegurado];
  return message === undefined ? [] : [requisito('asegurado', 'missing', message, 'numeroDocumento')];
}

const contratanteMessages = {
  loading: 'Se está buscando al contratante.',
  failed: 'No se pudo buscar al contratante. Reintenta la búsqueda.',
  missing: 'El solicitante de la cotización no es cliente tuyo.',
} as const;

function ofContratante({ contratante }: EmisionFacts): readonly Requisito[] {
  if (contratante === 'ready') return [];
  return [requisito('contratante', contratante === 'missing' ? 'wrong' : 'missing', contratanteMessages[contratante])];
}

function ofCuentas({ cdFormaPago, cuentas, contratante }: EmisionFacts): readonly Requisito[] {
  if (!isDebito(cdFormaPago) || contratante !== 'ready' || cuentas.isChosen) return [];
  const what = cdFormaPago === formaPago.debitoTarjeta ? 'tarjeta' : 'cuenta';
  if (cuentas.status === 'loading') return [requisito('cuentas', 'missing', 'Se están cargando las cuentas del contratante.')];
  if (cuentas.status === 'failed') {
    return [requisito('cuentas', 'missing', 'No se pudieron cargar las cuentas del contratante. Reintenta.')];
  }
  if (cuentas.usable === 0) return [requisito('cuentas', 'wrong', `El contratante no tiene una ${what} registrada.`)];
  return [requisito('cuentas', 'missing', `Elige la ${what} del débito.`, 'cuenta')];
}

function ofCampos({ campos }: EmisionFacts): readonly Requisito[] {
  if (campos === 'ready') return [];
  const message =
    campos === 'loading'
      ? 'Se están cargando los datos técnicos.'
      : 'No se pudieron cargar los datos técnicos del producto. Reintenta.';
  return [requisito('datos', 'missing', message)];
}

const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`);
const waitingText = (count: number) => `Sin subir: ${files(count)}. ${count === 1 ? 'Súbelo o quítalo' : 'Súbelos o quítalos'}.`;
const failedText = (count: number) =>
  count === 1 ? 'No se subió: 1 archivo. Reintenta o quítalo.' : `No se subieron: ${count} archivos. Reintenta o quítalos.`;

const ofDocumento = (kind: Requisito['kind'], message: string) => requisito('documentos', kind, message);

function ofDocumentos({ documentos }: EmisionFacts): readonly Requisito[] {
  const { status, missing, waiting, underWay, failed } = documentos;
  return [
    ...(status === 'loading' ? [ofDocumento('missing', 'Se está consultando qué documentos hacen falta.')] : []),
    ...(status === 'failed' ? [ofDocumento('missing', 'No se pudo consultar qué documentos hacen falta. Reintenta.')] : []),
    ...missing.map((nombre) => ofDocumento('missing', `Falta el documento: ${nombre}.`)),
    ...(underWay > 0 ? [ofDocumento('missing', `Subiendo: ${files(underWay)}.`)] : []),
    ...(waiting > 0 ? [ofDocumento('missing', waitingText(waiting))] : []),
    ...(failed > 0 ? [ofDocumento('wrong', failedText(failed))] : []),
  ];
}

/** All gaps, in the order of the page (specification 2, section 5; assumptions Q8, Q9). */
export function findRequisitos(facts: EmisionFacts): readonly Requisito[] {
  const found = [
    ...ofForm(facts),
    ...ofAsegurado(facts),
    ...ofContratante(facts),
    ...ofCuentas(facts),
    ...ofCampos(facts),
    ...ofDocumentos(facts),
  ];
  return found.toSorted((a, b) => secciones.indexOf(a.seccion) - secciones.indexOf(b.seccion));
}

/** One problem for each field: the form's own, otherwise the requirement. */
export function problemsToShow(problems: readonly Problem[], requisitos: readonly Requisito[]): readonly Problem[] {
  const shown = new Map(problems.map((problem) => [problem.name, problem]));
  for (const { field, message } of requisitos) {
    if (field !== null && !shown.has(field)) shown.set(field, { name: field, message });
  }
  return [...shown.values()];
}

/** The state of a section; `none` asks for nothing. */
export type SeccionState = 'done' | 'missing' | 'wrong' | 'none';

/** The state of a section by its requirements; accounts depend on the payment method. */
export function seccionState(requisitos: readonly Requisito[], seccion: Seccion, cdFormaPago: number): SeccionState {
  if (seccion === 'cuentas' && !isDebito(cdFormaPago)) return cdFormaPago === 0 ? 'missing' : 'none';
  const own = requisitos.filter((one) => one.seccion === seccion);
  if (own.some(({ kind }) => kind === 'wrong')) return 'wrong';
  return own.length > 0 ? 'missing' : 'done';
}
