import type { StoredDocumento, TramiteDocumento } from '../../../domain/documentos.ts';
import type { UploadItem } from '../../../machines/upload/uploads-machine.ts';
import type { BadgeProps } from '../../../ui/feedback/Badge.tsx';

/** The state of a document that the area asks for, in words. */
export interface TramiteState {
  readonly text: string;
  readonly tone: BadgeProps['tone'];
}

type Item = Pick<UploadItem, 'phase' | 'kind' | 'documento'>;

const underWay: TramiteState = { text: 'Subiendo…', tone: 'info' };
const failed: TramiteState = { text: 'No se subió', tone: 'danger' };
const there: TramiteState = { text: 'Cargado', tone: 'success' };
const waiting: TramiteState = { text: 'Sin subir', tone: 'warning' };
const refused: TramiteState = { text: 'No se puede usar', tone: 'danger' };
const missing: TramiteState = { text: 'Falta', tone: 'warning' };

/** A failure wins over a stored file; null for an optional document without a file. */
export function tramiteState(
  { idDocumentoTramite: id, obligatorio }: Pick<TramiteDocumento, 'idDocumentoTramite' | 'obligatorio'>,
  stored: readonly StoredDocumento[],
  items: readonly Item[],
): TramiteState | null {
  const own = items.filter(({ kind, documento }) => (documento?.idDocumentoTramite ?? kind) === id);
  const isAt = (...phases: readonly Item['phase'][]) => own.some(({ phase }) => phases.includes(phase));
  if (isAt('failed', 'unreadable')) return failed;
  if (isAt('queued', 'underWay')) return underWay;
  if (isAt('waiting')) return waiting;
  if (stored.some(({ idDocumentoTramite }) => idDocumentoTramite === id)) return there;
  if (isAt('refused')) return refused;
  return obligatorio === true ? missing : null;
}
