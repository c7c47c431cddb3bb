import { Question } from '../../ui/layout/Question.tsx';
import { salirWords } from '../salir-words.ts';

/** Props of {@link SalirQuestion}. */
export interface SalirQuestionProps {
  /** Whom or what the drafts of this browser are about; none where something was typed that is no draft yet. */
  readonly drafts: readonly string[];
  readonly onSalir: () => void;
  readonly onStay: () => void;
}

/** Asked before Salir takes along what nobody has sent: it deletes the drafts, too (assumptions S6). */
export function SalirQuestion({ drafts, onSalir, onStay }: SalirQuestionProps) {
  return <Question {...salirWords(drafts)} onLeave={onSalir} onStay={onStay} />;
}
