import { chakra } from '@chakra-ui/react';

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '3px',
    overflow: 'hidden',
    zIndex: 'skip',
    pointerEvents: 'none',
    opacity: 0,
    animation: 'appear 0.12s 0.15s forwards',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '30%',
      bg: 'brand.fg',
      borderRadius: 'full',
      animation: 'travel 1.1s ease-in-out infinite',
    },
  },
});

/** A slim line at the top of the window while something is under way; quick work never shows it. */
export function ProgressLine({ label = 'Cargando…' }: { label?: string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress can't be drawn as a line in every browser
  return <Line className="ag-no-print" role="progressbar" aria-label={label} />;
}
