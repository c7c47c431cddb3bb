import { Question } from '../../ui/layout/Question.tsx';

/** Props of {@link SalirQuestion}. */
export interface SalirQuestionProps {
  readonly onSalir: () => void;
  readonly onStay: () => void;
}

/** Asked before Salir takes along what nobody has sent: it deletes the drafts, too (assumptions S6). */
export function SalirQuestion({ onSalir, onStay }: SalirQuestionProps) {
  return (
    <Question
      title="Tienes cambios sin enviar"
      text="Al salir se borran también los borradores de este navegador."
      leaveLabel="Salir y borrarlos"
      onLeave={onSalir}
      stayLabel="Quedarme"
      onStay={onStay}
    />
  );
}
