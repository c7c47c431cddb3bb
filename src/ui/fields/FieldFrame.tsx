import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Props that every field takes. */
export interface FieldProps {
  label: string;
  /** Message under the field; its presence marks the field invalid. */
  error?: string | undefined;
  /** Standing hint under the field. */
  help?: ReactNode;
  required?: boolean;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    minWidth: '0',
    '& > label': { textStyle: 'label', color: 'fg', justifySelf: 'start', overflowWrap: 'anywhere' },
    '& .ag-required': { color: 'danger.fg', marginInlineStart: '0.5', fontWeight: 'bold' },
    '& .ag-control': {
      width: '100%',
      minWidth: '0',
      height: 'control',
      paddingInline: '2.5',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontSize: 'md',
      lineHeight: 'tight',
      transition: 'border-color 0.12s',
      '@media (pointer: coarse)': { height: '2.5rem', fontSize: 'lg' },
    },
    '& .ag-control:hover:not(:disabled)': { borderColor: 'fg.muted' },
    '& .ag-control:focus-visible': { outlineOffset: '-1px', borderColor: 'focus' },
    '& .ag-control[aria-invalid=true]': { borderColor: 'danger.fg' },
    '& .ag-control:disabled': { bg: 'bg.subtle', color: 'fg.muted', opacity: 1, cursor: 'not-allowed' },
    '& select.ag-control': { appearance: 'none', paddingInlineEnd: '8', textOverflow: 'ellipsis', cursor: 'pointer' },
    '& .ag-select': { position: 'relative', display: 'block' },
    '& .ag-select > :not(select)': {
      position: 'absolute',
      insetInlineEnd: '2',
      top: '50%',
      width: '1.125rem',
      height: '1.125rem',
      marginTop: '-0.5625rem',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& .ag-help, & .ag-error': { textStyle: 'caption', overflowWrap: 'anywhere' },
    '& .ag-help': { color: 'fg.muted' },
    '& .ag-error': { color: 'danger.fg', fontWeight: 'medium' },
    '& .ag-inline-action': {
      minHeight: '1.5rem',
      marginInlineStart: '1.5',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
  },
});

/** The ids of a field's hint and error, as `aria-describedby` wants them. */
export function describedBy(id: string, has: { error: boolean; help: boolean }): string | undefined {
  const ids = [has.error && `${id}-error`, has.help && `${id}-ayuda`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends FieldProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, control, then error and hint: the frame of every field. */
export function FieldFrame({ id, label, error, help, required = false, className, children }: FieldFrameProps) {
  return (
    <Frame className={className ? `ag-field ${className}` : 'ag-field'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="ag-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p className="ag-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="ag-help" id={`${id}-ayuda`}>
          {help}
        </p>
      )}
    </Frame>
  );
}
