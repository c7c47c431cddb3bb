import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { CopyNotice, type CopyNoticeHandle, notCopied } from '../../../ui/copy/CopyNotice.tsx';
import { Tooltip } from '../../../ui/feedback/Tooltip.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import styles from './PlanesCotizados.module.css';

/** Props of {@link PlanesActions}. */
export interface PlanesActionsProps {
  readonly resumen: string | undefined;
  readonly onPrint: (() => void) | undefined;
  /** Why nothing can be done now, and the element that says it. */
  readonly refusal: { readonly id: string; readonly text: string } | null;
}

interface ActionProps extends Pick<PlanesActionsProps, 'refusal'> {
  readonly label: string;
  readonly onPress: (button: HTMLElement) => void;
}

function Action({ label, refusal, onPress }: ActionProps) {
  return (
    <Tooltip
      text={refusal && refusal.text}
      control={{
        'aria-disabled': refusal !== null || undefined,
        'aria-describedby': refusal?.id,
        onClick: ({ currentTarget }) => {
          if (!refusal) onPress(currentTarget);
        },
      }}
    >
      {(control) => (
        <Button {...control} variant="outline">
          {label}
        </Button>
      )}
    </Tooltip>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** What can be done with rated plans: their summary is copied, their document shown. */
export function PlanesActions({ resumen, onPrint, refusal }: PlanesActionsProps) {
  const notice = useRef<CopyNoticeHandle>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (button: HTMLElement, text: string) => {
    setByHand(null);
    if (!(await notice.current?.copyText(button, text))) setByHand(text);
  };
  if (resumen === undefined && !onPrint) return null;
  return (
    <div className={styles['actions']}>
      {resumen !== undefined && (
        <Action label="Copiar resumen" refusal={refusal} onPress={(button) => void copy(button, resumen)} />
      )}
      {onPrint && <Action label="Imprimir" refusal={refusal} onPress={onPrint} />}
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
