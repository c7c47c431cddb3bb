import { chakra } from '@chakra-ui/react';

/** The common frame of centred messages: an icon, a title, a text, actions. */
export const Message = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    paddingInline: '5',
    paddingBlock: '8',
    textAlign: 'center',
    '& > svg': { width: '1.75rem', height: '1.75rem', color: 'fg.muted', marginBottom: '1' },
    '& > .ag-message-title': { fontWeight: 'semibold' },
    '& > .ag-message-body': { color: 'fg.muted', maxWidth: 'prose' },
    '& > .ag-message-actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '3' },
  },
  variants: {
    tone: { neutral: {}, danger: { '& > svg': { color: 'danger.fg' } } },
  },
});
