export interface SelectAllProps {
  /** How many of the visible rows are selected. */
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: () => void;
}

/** The checkbox that selects all visible rows or none. */
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
