import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Thinner strokes on macOS. The properties are in no standard, so Chakra's types lack them. */
const smoothing = { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' };

/** Styles of the bare page: base text, focus ring, reduced motion, print. */
export const globalCss = defineGlobalStyles({
  ':root': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    colorScheme: 'light',
  },
  ':root.dark': { colorScheme: 'dark' },
  html: {
    lineHeight: 1.5,
    fontFamily: 'var(--global-font-body)',
    textSizeAdjust: '100%',
    ...smoothing,
    touchAction: 'manipulation',
    tabSize: '4',
    bg: 'bg.canvas',
    color: 'fg',
    '@media print': { background: 'white', color: 'black' },
  },
  body: { textStyle: 'body', minHeight: '100dvh', position: 'relative' },
  ':root::selection': { bg: 'brand.subtleHover' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  '.ag-sr-only': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '.ag-no-print': { '@media print': { display: 'none !important' } },
});
