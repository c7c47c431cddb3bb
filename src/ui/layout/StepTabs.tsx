import { useTabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import styles from './StepTabs.module.css';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** State that the indicator shows: a number, a red mark, a check. */
  readonly status: 'pending' | 'invalid' | 'valid';
  /** Visible and reachable by arrows, but not selectable. */
  readonly disabled?: boolean;
}

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
 * Tabs of a form in steps: arrows, Home and End move the focus; Enter, Space and a click choose.
 * Words, sign and colour show each state. One list per page; {@link StepPanel} holds content.
 */
export function StepTabs({ label, steps, current, onSelect }: StepTabsProps) {
  const api = useTabs({
    activationMode: 'manual',
    // The machine does not know the panels; it would remove their `tabindex`, by which a step takes
    // the focus.
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
            {/* The style sheet draws the number: as text it would join the visible name, which
                speech control uses. */}
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

export interface StepPanelProps {
  /** Id of the panel's step. */
  readonly id: string;
  /** Id of the shown step. */
  readonly current: string;
  readonly children: ReactNode;
}

/** Content of a step of {@link StepTabs}. Hidden panels stay mounted and keep their text. */
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
