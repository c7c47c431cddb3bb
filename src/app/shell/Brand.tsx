/** Props of {@link BrandMark} and {@link Brand}. */
export interface BrandProps {
  /** Height of the mark in pixels. */
  size?: number;
}

/** The product's mark in the current colour. Without Chakra, as the login shows it too. */
function BrandMark({ size = 26 }: BrandProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M16 1.8 4 6.2v9.3c0 7.3 5 12.5 12 14.7 7-2.2 12-7.4 12-14.7V6.2zm6.9 10.5-7.9 8.7a1.4 1.4 0 0 1-2 .1l-4-3.9a1.4 1.4 0 0 1 2-2l2.9 2.9 6.9-7.7a1.4 1.4 0 0 1 2.1 1.9z"
      />
    </svg>
  );
}

/** The mark with the product's name. */
export function Brand({ size }: BrandProps) {
  return (
    <span className="ag-brand">
      <BrandMark size={size} />
      <span className="ag-brand-name">Autogestión</span>
    </span>
  );
}
