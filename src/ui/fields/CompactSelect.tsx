import { ChevronDownIcon } from '../icons/icons.tsx';
import type { SelectOption } from './SelectField.tsx';
import fieldStyles from './FieldFrame.module.css';

export interface CompactSelectProps {
  /** Accessible name; hidden, because the text beside the select says the same. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** A native select for a title's line: a phone shows its own list. Forms use `SelectField`. */
export function CompactSelect({ label, options, value, onValueChange }: CompactSelectProps) {
  return (
    <span className={fieldStyles['field']} data-field="">
      <span className={fieldStyles['select']}>
        <select
          className={fieldStyles['control']}
          aria-label={label}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
