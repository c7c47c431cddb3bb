import { Question } from '../../ui/layout/Question.tsx';
import { salirWords } from '../salir-words.ts';

/** Props of {@link SalirQuestion}. */
export interface SalirQuestionProps {
  /** Labels of the drafts in this browser; empty where only unsaved typing would be lost. */
  readonly drafts: readonly string[];
  readonly onSalir: () => void;
  readonly onStay: () => void;
}

/** Asks before Salir deletes drafts and unsent typing (assumptions S6). */
export function SalirQuestion({ drafts, onSalir, onStay }: SalirQuestionProps) {
  return <Question {...salirWords(drafts)} onLeave={onSalir} onStay={onStay} />;
}
