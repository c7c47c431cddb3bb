import { Question } from '../../ui/layout/Question.tsx';

/** Props of {@link SalirQuestion}. */
export interface SalirQuestionProps {
  /** Whom or what the drafts of this browser are about; none where something was typed that is no draft yet. */
  readonly drafts: readonly string[];
  readonly onSalir: () => void;
  readonly onStay: () => void;
}

function wordsOf(drafts: readonly string[]): { readonly title: string; readonly text: string } {
  const [first] = drafts;
  if (first === undefined) return { title: 'Tienes cambios sin enviar', text: 'Al salir se borra lo que escribiste.' };
  return drafts.length === 1
    ? { title: `Tienes un borrador de ${first}`, text: 'Salir lo elimina.' }
    : { title: `Tienes ${drafts.length} borradores`, text: `Salir los elimina: ${drafts.join('; ')}.` };
}

/** Asked before Salir takes along what nobody has sent: it deletes the drafts, too (assumptions S6). */
export function SalirQuestion({ drafts, onSalir, onStay }: SalirQuestionProps) {
  return (
    <Question
      {...wordsOf(drafts)}
      leaveLabel={drafts.length > 1 ? 'Salir y borrarlos' : 'Salir y borrarlo'}
      onLeave={onSalir}
      stayLabel="Quedarme"
      onStay={onStay}
    />
  );
}
