import type { Comment } from '../../../domain/comments.ts';
import { visibleText } from '../../../text/typed-text.ts';

const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** The text of a comment without text and without known files. */
export const withoutWords = 'Este comentario no tiene texto. Si trae un archivo adjunto, no se puede abrir aquí.';

/** A sentence about a comment's files with their names; null for none. */
export function attachmentWords({ attachments }: Pick<Comment, 'attachments'>): string | null {
  if (!attachments || attachments.length === 0) return null;
  const names = attachments.map(({ file_name: name }) => visibleText(name ?? '')).filter((name) => name !== '');
  const what =
    attachments.length === 1
      ? 'Trae un archivo adjunto que no se puede abrir aquí'
      : `Trae ${attachments.length} archivos adjuntos que no se pueden abrir aquí`;
  return names.length === 0 ? `${what}.` : `${what}: ${listOf.format(names)}.`;
}
