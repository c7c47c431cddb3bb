import type { DatoProblem, Refusal } from '../../../domain/documentos.ts';
import type { BadgeProps } from '../../../ui/feedback/Badge.tsx';
import type { UploadSnapshot } from '../../../machines/upload/upload-machine.ts';
import { ruleMessages } from '../../../kit/form/rules.ts';

const numbers = new Intl.NumberFormat('es-DO', { maximumFractionDigits: 1 });
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file, rounded up: a file that is too large never seems to fit. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${numbers.format(Math.ceil(bytes / kilobyte))} KB`;
  return `${numbers.format(Math.ceil((bytes / megabyte) * 10) / 10)} MB`;
}

export function refusalText(refusal: Refusal, bytes: number): string {
  switch (refusal) {
    case 'kind':
      return 'Este archivo no es un PDF, JPEG o PNG.';
    case 'picture':
      return 'Esta foto no es JPEG o PNG. Compártela como JPEG y elígela de nuevo.';
    case 'empty':
      return 'Este archivo está vacío.';
    case 'tooLarge':
      return `Este archivo tiene ${sizeText(bytes)}: el máximo es 10 MB.`;
    case 'unreadable':
      return 'No se pudo leer este archivo. Elígelo de nuevo.';
  }
}

export const problemTexts: Readonly<Record<DatoProblem, string>> = {
  missing: ruleMessages.required,
  noSuchDay: ruleMessages.noSuchDay,
  future: 'La fecha de emisión no puede ser futura.',
  beforeEmision: 'La fecha de vencimiento no puede ser anterior a la de emisión.',
};

interface StateText {
  readonly text: string;
  readonly tone: BadgeProps['tone'];
}

const states: Readonly<Record<string, StateText>> = {
  checking: { text: 'Revisando…', tone: 'muted' },
  refused: { text: 'No se puede usar', tone: 'danger' },
  offering: { text: 'Imagen grande', tone: 'warning' },
  shrinking: { text: 'Reduciendo…', tone: 'muted' },
  editing: { text: 'Sin subir', tone: 'neutral' },
  queued: { text: 'En espera', tone: 'muted' },
  reading: { text: 'Leyendo…', tone: 'info' },
  sending: { text: 'Subiendo…', tone: 'info' },
  failed: { text: 'No se subió', tone: 'danger' },
  unreadable: { text: 'No se pudo leer', tone: 'danger' },
  uploaded: { text: 'Cargado', tone: 'success' },
  dating: { text: 'Cargado', tone: 'success' },
};

/** The state of an upload as text and tone. */
export function stateOf({ value, context }: UploadSnapshot): StateText {
  if (value === 'failed' && context.uncertain) return { text: 'Sin confirmar', tone: 'warning' };
  return states[value] ?? { text: '', tone: 'neutral' };
}

/** The message under an upload; empty where the state says all. */
export function messageOf({ value, context }: UploadSnapshot): string {
  const { refusal, file, uncertain, isSmallest, hasShrinkFailed, failure } = context;
  if (value === 'refused' && refusal) return refusalText(refusal, file.size);
  if (value === 'offering' && hasShrinkFailed) return 'No se pudo reducir esta imagen ahora. Intenta de nuevo.';
  if (value === 'offering') {
    return `Esta imagen tiene ${sizeText(file.size)}. Puedes reducirla: su texto se sigue leyendo.`;
  }
  if (value === 'editing' && isSmallest) return 'Esta imagen no se puede reducir: se usará así.';
  if (value === 'unreadable') return 'El archivo cambió o ya no está. Reintenta, o quítalo y elígelo de nuevo.';
  if (value === 'failed' && uncertain) return 'No se sabe si quedó guardado. Si reintentas, primero se comprobará.';
  if (value !== 'failed') return '';
  if (failure?.kind === 'notLoaded') return 'No se pudo cargar la página. Revisa tu conexión y recárgala.';
  const reasons = failure?.kind === 'rejected' ? failure.messages.join(' ') : '';
  return reasons || 'No se pudo subir este documento.';
}
