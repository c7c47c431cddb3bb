import { useTabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import styles from './StepTabs.module.css';

/** One step of a form in steps. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** What its indicator says: a number, a red mark, a check. */
  readonly status: 'pending' | 'invalid' | 'valid';
  /** It can be seen and reached by arrows, not chosen. */
  readonly disabled?: boolean;
}

/** Props of {@link StepTabs}. */
export interface StepTabsProps {
  /** Accessible name of the list of steps. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Id of the step that is shown. */
  readonly current: string;
  readonly onSelect: (id: string) => void;
}

const tabId = (step: string) => `paso-${step}`;
const panelId = (step: string) => `panel-${step}`;

const words: Readonly<Record<Step['status'], string>> = { pending: '', invalid: ', con errores', valid: ', completo' };

/**
 * The tabs of a form in steps, chosen by hand: arrows, Home and End move the focus, Enter, Space and a click choose. Each says in
 * words, by a sign and by its colour how its step stands. Their panels are {@link StepPanel}s; a page has one such list.
 */
export function StepTabs({ label, steps, current, onSelect }: StepTabsProps) {
  const api = useTabs({
    activationMode: 'manual',
    // It doesn't know the panels: it would take the `tabindex` from them, by which a step takes the focus.
    ids: { trigger: tabId },
    value: current,
    onValueChange: ({ value }) => {
      if (!steps.find(({ id }) => id === value)?.disabled) onSelect(value);
    },
  });

  return (
    <div className={styles['steps']}>
      <div {...api.getListProps()} aria-label={label} aria-orientation={undefined}>
        {steps.map(({ id, label: name, status, disabled = false }, index) => (
          <button
            key={id}
            {...api.getTriggerProps({ value: id })}
            data-status={status}
            aria-label={`Paso ${index + 1}, ${name}${words[status]}`}
            aria-controls={panelId(id)}
            aria-disabled={disabled || undefined}
          >
            {/* The number is drawn by the style sheet: as text it would belong to the visible name, which speech control goes by. */}
            <span className={styles['mark']} data-number={index + 1}>
              {status === 'valid' ? <CheckIcon /> : status === 'invalid' ? <AlertIcon /> : null}
            </span>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Props of {@link StepPanel}. */
export interface StepPanelProps {
  /** Id of its step. */
  readonly id: string;
  /** Id of the step that is shown. */
  readonly current: string;
  readonly children: ReactNode;
}

/** What belongs to a step of {@link StepTabs}: hidden, but there, while another is shown, so that its fields keep their text. It can take the focus. */
export function StepPanel({ id, current, children }: StepPanelProps) {
  return (
    <div
      className={styles['panel']}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      tabIndex={-1}
      hidden={id !== current}
    >
      {children}
    </div>
  );
}
