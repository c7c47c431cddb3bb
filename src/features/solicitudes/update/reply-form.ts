import { defineForm } from '../../../kit/drafts/define-form.ts';
import { filledText, optional } from '../../../kit/form/rules.ts';

/** The longest reply in characters; the form counts the rest from `countFrom` on. */
const longestReply = 2000;
const countFrom = 1800;

/** A reply; `after` is the highest comment number when the reply was first sent. */
export const replyForm = defineForm({
  id: 'respuesta',
  fields: {
    respuesta: ['Respuesta', filledText(longestReply)],
    after: ['Último comentario', optional],
  },
});

/** The typed values of the reply. */
export type ReplyValues = typeof replyForm.defaults;

/** The number of characters left, in words; null while there is plenty of room. */
export function roomText(text: string): string | null {
  const left = longestReply - Array.from(text.trim()).length;
  if (left > longestReply - countFrom) return null;
  if (left < 0) return left === -1 ? 'Sobra 1 carácter' : `Sobran ${-left} caracteres`;
  return left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`;
}
