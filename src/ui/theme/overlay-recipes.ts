import { dialogAnatomy, drawerAnatomy, menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  bg: 'bg.backdrop',
  animation: 'appear 0.18s ease-out',
} as const;
const positioner = { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' } as const;
const content = {
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  height: '100dvh',
  minWidth: '0',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'overlay',
  outline: '1px solid transparent',
} as const;
const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexShrink: 0,
  minHeight: 'header',
  paddingInlineStart: '5',
  paddingInlineEnd: '2',
  paddingBlock: '1',
  borderBottomWidth: '1px',
  borderColor: 'border',
} as const;
const title = { minWidth: '0', textStyle: 'sectionTitle', overflowWrap: 'anywhere' } as const;
const body = {
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '5',
  overflowWrap: 'anywhere',
} as const;
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  flexShrink: 0,
  paddingInline: '5',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border',
} as const;

/**
 * Small dialogs stand at the bottom of a phone, near the thumb; only forms of many fields fill it.
 */
const card = { alignSelf: 'flex-end', height: 'auto', maxHeight: '100dvh', borderTopRadius: 'lg' } as const;
const wide = { alignSelf: 'center', height: 'auto', maxHeight: 'calc(100dvh - 2rem)', borderRadius: 'lg' } as const;

/** Modal dialogs in the middle of the window: a question, a form, a form of many fields. */
export const dialogRecipe = defineSlotRecipe({
  className: 'ag-dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: 'center' },
    content: {
      ...content,
      animation: 'popIn 0.16s ease-out',
      sm: { width: 'calc(100% - 2rem)' },
      // In a zoomed window, title and actions would leave the body no room.
      '@media (max-height: 22rem)': { display: 'block', overflowY: 'auto' },
    },
    header,
    title,
    body: { ...body, '@media (max-height: 22rem)': { overflow: 'visible' } },
    footer,
  },
  variants: {
    size: {
      sm: { content: { sm: { maxWidth: '26rem' } } },
      md: { content: { sm: { maxWidth: '36rem' } } },
      lg: { content: { sm: { maxWidth: '54rem' } } },
      full: { content: { sm: { maxWidth: '75rem', height: 'calc(100dvh - 2rem)' } }, body: { padding: '2' } },
    },
    placement: {
      center: { content: { sm: wide } },
      top: {
        content: {
          animation: 'appear 0.12s ease-out',
          sm: { ...wide, alignSelf: 'flex-start', marginTop: '10vh', maxHeight: '70vh' },
        },
      },
    },
  },
  compoundVariants: [{ size: ['sm', 'md'], placement: 'center', css: { content: { smDown: card } } }],
  defaultVariants: { size: 'md', placement: 'center' },
});

/** Modal panels at the edge of the window: forms from the end, the main menu from the start. */
export const drawerRecipe = defineSlotRecipe({
  className: 'ag-drawer',
  slots: drawerAnatomy.keys(),
  base: { backdrop, positioner, content, header, title, body, footer },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          maxWidth: 'min(18rem, calc(100vw - 2.5rem))',
          animation: 'enterFromStart 0.2s cubic-bezier(0.2, 0.8, 0.2, 1)',
        },
        body: { padding: '0' },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          maxWidth: '100vw',
          animation: 'enterFromEnd 0.2s cubic-bezier(0.2, 0.8, 0.2, 1)',
          sm: { maxWidth: 'panel' },
        },
      },
    },
    size: { full: { content: { sm: { maxWidth: '100vw' } } } },
  },
  defaultVariants: { placement: 'end' },
});

/** The list of actions of a menu button. */
export const menuRecipe = defineSlotRecipe({
  className: 'ag-menu',
  slots: menuAnatomy.keys(),
  base: {
    positioner: { inset: 'auto', margin: '0', overflow: 'visible', bg: 'transparent' },
    content: {
      minWidth: '11rem',
      maxWidth: 'min(20rem, calc(100vw - 1rem))',
      maxHeight: 'calc(100dvh - 1rem)',
      overflowY: 'auto',
      padding: '1',
      bg: 'bg.panel',
      color: 'fg',
      fontSize: 'md',
      fontWeight: 'normal',
      textAlign: 'start',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      boxShadow: 'popover',
      outline: 'none',
      animation: 'popIn 0.12s ease-out',
    },
    itemGroupLabel: {
      paddingInline: '2.5',
      paddingTop: '1.5',
      paddingBottom: '2',
      marginBottom: '1',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
      sm: { display: 'none' },
      '& > strong': { display: 'block', fontWeight: 'semibold' },
      '& > span': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'full',
      minHeight: '2.125rem',
      paddingInline: '2.5',
      borderRadius: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 'none',
      '@media (pointer: coarse)': { minHeight: '2.75rem' },
      '&[data-highlighted]': { bg: 'bg.selected', outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      '& svg': { color: 'fg.muted', flexShrink: 0 },
      '&[aria-disabled=true]': {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: '0',
        paddingBlock: '1.5',
        color: 'fg.muted',
        cursor: 'default',
        '& > :last-child': { fontSize: 'sm' },
      },
    },
  },
});
