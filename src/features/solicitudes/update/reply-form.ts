import { defineForm } from '../../../kit/drafts/define-form.ts';
import { filledText, optional } from '../../../kit/form/rules.ts';

/** The longest reply, in characters; from `countFrom` on it is said how many are left. */
const longestReply = 2000;
const countFrom = 1800;

/** A reply in a request's thread; `after` is the highest number of the comments that were there when it was first sent. */
export const replyForm = defineForm({
  id: 'respuesta',
  fields: {
    respuesta: ['Respuesta', filledText(longestReply)],
    after: ['Último comentario', optional],
  },
});

/** What the reply holds. */
export type ReplyValues = typeof replyForm.defaults;

/** How much room is left for a text, in words; null while there is plenty. */
export function roomText(text: string): string | null {
  const left = longestReply - Array.from(text.trim()).length;
  if (left > longestReply - countFrom) return null;
  if (left < 0) return left === -1 ? 'Sobra 1 carácter' : `Sobran ${-left} caracteres`;
  return left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`;
}
