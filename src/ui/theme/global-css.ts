import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

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
    bg: 'bg.canvas',
    color: 'fg',
    '@media print': { background: 'white', color: 'black' },
  },
  body: { textStyle: 'body' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '*::selection': { bg: 'brand.subtleHover' },
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
