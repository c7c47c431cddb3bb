import { useRef, useState } from 'react';
import { CopyNotice, type CopyNoticeHandle, notCopied } from '../../../ui/copy/CopyNotice.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import styles from './PlanesCotizados.module.css';
import { RefusableButton, type Refusal } from './RefusableButton.tsx';

export interface PlanesActionsProps {
  readonly resumen: string | undefined;
  readonly onPrint: (() => void) | undefined;
  readonly onSend: (() => void) | undefined;
  /** Why the actions are refused now. */
  readonly refusal: Refusal | null;
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** The actions of rated plans: copy the summary, show the document, send both to the client. */
export function PlanesActions({ resumen, onPrint, onSend, refusal }: PlanesActionsProps) {
  const notice = useRef<CopyNoticeHandle>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (button: HTMLElement, text: string) => {
    setByHand(null);
    if (!(await notice.current?.copyText(button, text))) setByHand(text);
  };
  if (resumen === undefined && !onPrint && !onSend) return null;
  return (
    <div className={styles['actions']}>
      {resumen !== undefined && (
        <RefusableButton variant="outline" refusal={refusal} onPress={(button) => void copy(button, resumen)}>
          Copiar resumen
        </RefusableButton>
      )}
      {onPrint && (
        <RefusableButton variant="outline" refusal={refusal} onPress={onPrint}>
          Imprimir
        </RefusableButton>
      )}
      {onSend && (
        <RefusableButton variant="outline" refusal={refusal} onPress={onSend}>
          Enviar al cliente
        </RefusableButton>
      )}
      <CopyNotice ref={notice} />
      {byHand !== null && byHand === resumen && (
        <TextAreaField
          ref={selectAll}
          className={styles['byHand']}
          label="Resumen"
          help={notCopied}
          value={byHand}
          rows={8}
          readOnly
        />
      )}
    </div>
  );
}
