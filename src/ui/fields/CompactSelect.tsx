import { ChevronDownIcon } from '../icons/icons.tsx';
import type { SelectOption } from './SelectField.tsx';
import fieldStyles from './FieldFrame.module.css';

/** Props of {@link CompactSelect}. */
export interface CompactSelectProps {
  /** Its name; not seen, for what stands beside it says what is chosen. */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * A native select for a title's line, dressed as the fields are; forms have `SelectField`. Native, for its few options need no search and its list is the
 * phone's own.
 */
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
