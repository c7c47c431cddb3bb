/** Props of {@link SelectAll}. */
export interface SelectAllProps {
  /** How many of the rows in sight are selected. */
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: () => void;
}

/** The box that selects the rows in sight, or none of them. */
export function SelectAll({ state, onToggle }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      aria-label="Seleccionar las filas a la vista"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={onToggle}
    />
  );
}
