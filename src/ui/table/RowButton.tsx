import { useTooltip } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { TooltipText } from '../feedback/Tooltip.tsx';
import styles from './RowButton.module.css';

/** Props of {@link RowButton}: it leads to `href`, or says by `reason` why it can't. */
export type RowButtonProps = {
  readonly label: string;
  /** What the row is called, for whoever does not see it: 'Emitir 900'. */
  readonly rowLabel: string;
} & ({ readonly href: string; readonly reason?: never } | { readonly href?: never; readonly reason: string });

/** The one action of a row that stands in a column of its own. Plain markup but for the reason, which comes with the pointer or the focus. */
export function RowButton({ label, rowLabel, href, reason }: RowButtonProps) {
  const name = `${label} ${rowLabel}`;
  return href === undefined ? (
    <Refused label={label} name={name} reason={reason} />
  ) : (
    <Link href={href} className={styles['button']} aria-label={name}>
      {label}
    </Link>
  );
}

function Refused({ label, name, reason }: { label: string; name: string; reason: string }) {
  const id = useId();
  const [near, setNear] = useState(false);
  const leave = () => setNear(false);
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles['button']}
        aria-label={name}
        aria-disabled
        aria-describedby={`${id}-motivo`}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={leave}
        onFocus={() => setNear(true)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      >
        {label}
      </button>
      <span id={`${id}-motivo`} hidden>
        {reason}
      </span>
      {near && <Reason id={id} text={reason} />}
    </>
  );
}

function Reason({ id, text }: { id: string; text: string }) {
  const api = useTooltip({
    ids: { trigger: id },
    open: true,
    positioning: { strategy: 'fixed', placement: 'bottom', gutter: 6 },
  });
  return <TooltipText api={api} text={text} />;
}
