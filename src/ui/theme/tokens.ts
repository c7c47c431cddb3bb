/**
 * The product's design tokens as plain data, without an import of Chakra's theme, which would bring
 * every recipe. `system.ts` and the login stylesheet use them.
 */

/** Raw scales. Screens use the semantic colours below, never these. */
export const tokens = {
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#ffffff' },
    ink: {
      50: { value: '#f8f7f5' },
      100: { value: '#f5f4f1' },
      150: { value: '#efedea' },
      200: { value: '#e3e0dc' },
      300: { value: '#cfccc7' },
      500: { value: '#868280' },
      600: { value: '#5a5f61' },
      900: { value: '#1f2223' },
    },
    night: {
      50: { value: '#e7e9e8' },
      200: { value: '#a2acaf' },
      400: { value: '#738086' },
      600: { value: '#343e43' },
      650: { value: '#2c3539' },
      700: { value: '#262e32' },
      750: { value: '#22292d' },
      800: { value: '#1a2023' },
      900: { value: '#13171a' },
    },
    petrol: {
      50: { value: '#e3eff1' },
      100: { value: '#cfe4e7' },
      200: { value: '#7cc7d1' },
      400: { value: '#1b7f8d' },
      500: { value: '#187582' },
      600: { value: '#0f6270' },
      700: { value: '#0b5866' },
      800: { value: '#0b4e5a' },
      900: { value: '#17363d' },
      950: { value: '#173239' },
    },
    red: {
      50: { value: '#fcebe8' },
      300: { value: '#f29b8e' },
      600: { value: '#b8321f' },
      700: { value: '#a52a1b' },
      800: { value: '#8c2216' },
      950: { value: '#3a1d19' },
    },
    amber: {
      50: { value: '#fcf2dc' },
      300: { value: '#e7bf6b' },
      500: { value: '#b87300' },
      700: { value: '#7a4e00' },
      950: { value: '#33270f' },
    },
    green: {
      50: { value: '#e6f4ea' },
      300: { value: '#86cf9d' },
      700: { value: '#1b6437' },
      950: { value: '#17301f' },
    },
    blue: {
      50: { value: '#e7f0fa' },
      300: { value: '#8fbdf0' },
      700: { value: '#1f548f' },
      950: { value: '#182c42' },
    },
    sky: {
      300: { value: '#6cc3ea' },
      600: { value: '#1673b8' },
    },
  },
  fonts: {
    body: {
      value: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.375rem' },
    '3xl': { value: '1.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.25' },
    snug: { value: '1.4' },
    normal: { value: '1.5' },
  },
  letterSpacings: {
    tight: { value: '-0.011em' },
    wide: { value: '0.02em' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '10px' },
    full: { value: '9999px' },
  },
  spacing: {
    0: { value: '0' },
    px: { value: '1px' },
    0.5: { value: '0.125rem' },
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    2.5: { value: '0.625rem' },
    3: { value: '0.75rem' },
    3.5: { value: '0.875rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    7: { value: '1.75rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
  },
  sizes: {
    icon: { value: '1.25rem' },
    controlSm: { value: '1.875rem' },
    control: { value: '2.25rem' },
    header: { value: '3.25rem' },
    sidebar: { value: '14.5rem' },
    panel: { value: '25rem' },
    prose: { value: '42rem' },
    full: { value: '100%' },
  },
  zIndex: {
    sticky: { value: '10' },
    header: { value: '20' },
    overlay: { value: '40' },
    popover: { value: '50' },
    skip: { value: '60' },
  },
  durations: {
    fast: { value: '120ms' },
    moderate: { value: '180ms' },
    slow: { value: '240ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  },
};

/** Colours of the screens, light (`base`) and dark. Text pairs hold 4.5:1, control borders 3:1. */
export const semanticTokens = {
  colors: {
    bg: {
      canvas: { value: { base: '{colors.ink.100}', _dark: '{colors.night.900}' } },
      panel: { value: { base: '{colors.white}', _dark: '{colors.night.800}' } },
      subtle: { value: { base: '{colors.ink.50}', _dark: '{colors.night.750}' } },
      hover: { value: { base: '{colors.ink.150}', _dark: '{colors.night.700}' } },
      selected: { value: { base: '{colors.petrol.50}', _dark: '{colors.petrol.900}' } },
      skeleton: { value: { base: '{colors.ink.200}', _dark: '{colors.night.600}' } },
      backdrop: { value: { base: 'rgb(19 23 26 / 45%)', _dark: 'rgb(0 0 0 / 60%)' } },
    },
    fg: {
      DEFAULT: { value: { base: '{colors.ink.900}', _dark: '{colors.night.50}' } },
      muted: { value: { base: '{colors.ink.600}', _dark: '{colors.night.200}' } },
      onBrand: { value: { base: '{colors.white}', _dark: '{colors.white}' } },
    },
    border: {
      DEFAULT: { value: { base: '{colors.ink.200}', _dark: '{colors.night.650}' } },
      strong: { value: { base: '{colors.ink.300}', _dark: '{colors.night.600}' } },
      control: { value: { base: '{colors.ink.500}', _dark: '{colors.night.400}' } },
    },
    brand: {
      solid: { value: { base: '{colors.petrol.600}', _dark: '{colors.petrol.400}' } },
      solidHover: { value: { base: '{colors.petrol.800}', _dark: '{colors.petrol.500}' } },
      fg: { value: { base: '{colors.petrol.700}', _dark: '{colors.petrol.200}' } },
      subtle: { value: { base: '{colors.petrol.50}', _dark: '{colors.petrol.950}' } },
      subtleHover: { value: { base: '{colors.petrol.100}', _dark: '{colors.petrol.900}' } },
    },
    danger: {
      solid: { value: { base: '{colors.red.600}', _dark: '{colors.red.600}' } },
      solidHover: { value: { base: '{colors.red.800}', _dark: '{colors.red.700}' } },
      fg: { value: { base: '{colors.red.700}', _dark: '{colors.red.300}' } },
      subtle: { value: { base: '{colors.red.50}', _dark: '{colors.red.950}' } },
    },
    warning: {
      fg: { value: { base: '{colors.amber.700}', _dark: '{colors.amber.300}' } },
      subtle: { value: { base: '{colors.amber.50}', _dark: '{colors.amber.950}' } },
    },
    success: {
      fg: { value: { base: '{colors.green.700}', _dark: '{colors.green.300}' } },
      subtle: { value: { base: '{colors.green.50}', _dark: '{colors.green.950}' } },
    },
    info: {
      fg: { value: { base: '{colors.blue.700}', _dark: '{colors.blue.300}' } },
      subtle: { value: { base: '{colors.blue.50}', _dark: '{colors.blue.950}' } },
    },
    /** Parts of charts, 3:1 against the panel. Forced colours do not change drawings. */
    chart: {
      strong: { value: { base: '{colors.petrol.600}', _dark: '{colors.petrol.400}', _highContrast: 'CanvasText' } },
      warm: { value: { base: '{colors.amber.500}', _dark: '{colors.amber.300}', _highContrast: 'Highlight' } },
      quiet: { value: { base: '{colors.ink.600}', _dark: '{colors.night.200}', _highContrast: 'CanvasText' } },
    },
    focus: { value: { base: '{colors.sky.600}', _dark: '{colors.sky.300}' } },
  },
  shadows: {
    panel: { value: { base: '0 1px 2px rgb(31 34 35 / 5%)', _dark: '0 1px 2px rgb(0 0 0 / 30%)' } },
    popover: {
      value: {
        base: '0 2px 6px rgb(31 34 35 / 8%), 0 10px 28px rgb(31 34 35 / 14%)',
        _dark: '0 2px 6px rgb(0 0 0 / 40%), 0 10px 28px rgb(0 0 0 / 50%)',
      },
    },
    overlay: {
      value: { base: '0 0 48px rgb(31 34 35 / 22%)', _dark: '0 0 48px rgb(0 0 0 / 65%)' },
    },
  },
};

/** Text styles by role. `body` is the work area's 14 px. */
export const textStyles = {
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  label: { value: { fontSize: 'sm', lineHeight: 'snug', fontWeight: 'medium' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  pageTitle: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: 'tight' } },
  sectionTitle: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold' } },
};

/** Widths at which layouts change: from `lg` the sidebar shows, below `sm` tables become cards. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' };

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  breathe: { '50%': { opacity: 0.45 } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  popIn: { from: { opacity: 0, transform: 'translateY(-4px)' }, to: { opacity: 1, transform: 'none' } },
  enterFromEnd: { from: { transform: 'translateX(2rem)', opacity: 0 }, to: { opacity: 1, transform: 'none' } },
  enterFromStart: { from: { transform: 'translateX(-2rem)', opacity: 0 }, to: { opacity: 1, transform: 'none' } },
};
