import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Buttons: `actions/Button.tsx` and Chakra's own `Button` and `IconButton` look the same. */
export const buttonRecipe = defineRecipe({
  className: 'ag-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    position: 'relative',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
    '&[aria-pressed=true]': { _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' } },
    '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0 },
    // Large letters on a telephone need wrapping.
    '@media (max-width: 19rem)': { flexShrink: 1, maxWidth: 'full', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  variants: {
    size: {
      sm: { minHeight: 'controlSm', minWidth: 'controlSm', paddingInline: '2.5', fontSize: 'sm' },
      md: { minHeight: 'control', minWidth: 'control', paddingInline: '3.5', fontSize: 'md' },
    },
    variant: {
      solid: { bg: 'brand.solid', color: 'fg.onBrand', _hover: { bg: 'brand.solidHover' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.control',
        color: 'fg',
        _hover: { bg: 'bg.hover' },
        _expanded: { bg: 'bg.hover' },
      },
      subtle: {
        bg: 'brand.subtle',
        color: 'brand.fg',
        _hover: { bg: 'brand.subtleHover' },
        _expanded: { bg: 'brand.subtleHover' },
      },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.hover' }, _expanded: { bg: 'bg.hover' } },
      danger: { bg: 'danger.solid', color: 'fg.onBrand', _hover: { bg: 'danger.solidHover' } },
    },
    /** A square button that holds an icon only. */
    shape: {
      text: {},
      icon: { paddingInline: '0' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid', shape: 'text' },
});

/** The turning ring inside a busy button, and alone. */
export const spinnerRecipe = defineRecipe({
  className: 'ag-spinner',
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.7s linear infinite',
    // Forced colours would paint all sides alike.
    _highContrast: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      borderBottomColor: 'Canvas',
      borderInlineStartColor: 'Canvas',
    },
  },
  variants: { size: { inherit: {}, md: { fontSize: '1.25rem' } } },
  defaultVariants: { size: 'inherit' },
});
