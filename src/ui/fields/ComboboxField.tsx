import { createListCollection, useCombobox } from '@chakra-ui/react';
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { showPopover } from '../layout/show-popover.ts';
import { controlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { findMatches, type Matches } from './find-matches.ts';
import { OptionsFailed } from './OptionsFailed.tsx';
import { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
import type { SelectFieldProps, SelectOption } from './SelectField.tsx';
import styles from './ComboboxField.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import fieldStyles from './FieldFrame.module.css';
import { giveFocusBack, isTaken, useTakenFocus } from './use-taken-focus.ts';

const pageKeys: Readonly<Record<string, number>> = { PageDown: 10, PageUp: -10 };

/** Props of {@link ComboboxField}: those of a select, with `onValueChange` in place of an event. */
export interface ComboboxFieldProps
  extends FieldProps,
    Pick<
      SelectFieldProps,
      | 'options'
      | 'placeholder'
      | 'value'
      | 'defaultValue'
      | 'status'
      | 'onRetry'
      | 'disabled'
      | 'disabledReason'
      | 'id'
      | 'name'
      | 'className'
    > {
  onValueChange?: (value: string) => void;
  onBlur?: ComponentProps<'input'>['onBlur'];
  ref?: ComponentProps<'input'>['ref'];
}

/**
 * A select for large catalogues; its list is mounted when opened. Typing filters without accents or
 * case. Tab and Enter take the marked match, leaving drops other text, emptying clears.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, help, required, id, className, options, value, defaultValue = '', status, onRetry } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value ?? ownValue;
  if (props.readOnly) {
    const shown = { id: fieldId, label, error, help, required, className, options, status, onRetry };
    return <ReadOnlyChoice {...shown} value={chosen} />;
  }
  const choose = (next: string) => {
    if (next === chosen) return;
    setOwnValue(next);
    props.onValueChange?.(next);
  };
  return <Combobox {...props} id={fieldId} chosen={chosen} onChoose={choose} />;
}

interface ComboboxProps extends ComboboxFieldProps {
  readonly id: string;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** State of the list: the typed text (null while closed), its matches and the pointed one. */
function useSearch({ id, options, chosen, onChoose, status, disabled, disabledReason }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const label = labelOf(options, chosen);
  const filter = typed === null || typed === label ? '' : typed;
  const matches = useMemo(() => findMatches(options, filter), [options, filter]);
  const collection = useMemo(() => createListCollection({ items: [...matches.options] }), [matches]);
  const first = filter.trim() === '' ? null : collection.firstValue;
  const highlighted = pointed !== null && collection.has(pointed) ? pointed : first;

  const close = () => setTyped(null);
  const choose = (next: string) => {
    close();
    onChoose(next);
  };
  const leave = () => {
    if (typed === null) return;
    if (typed.trim() === '') choose('');
    else close();
  };

  const isOpen = typed !== null && status !== 'failed';
  useTakenFocus(id, isOpen);
  const api = useCombobox({
    ids: {
      input: id,
      control: `${id}-marco`,
      // The library focuses its trigger after closing. The frame can't take the focus, so the focus
      // stays where the person moved it.
      trigger: `${id}-marco`,
      content: `${id}-lista`,
      item: (option) => `${id}-opcion-${option}`,
    },
    collection,
    value: chosen === '' ? [] : [chosen],
    inputValue: typed ?? (status === 'loading' ? '' : label || (status === 'ready' ? '' : chosen)),
    highlightedValue: highlighted,
    open: isOpen,
    disabled: disabled || Boolean(disabledReason),
    openOnClick: status !== 'failed',
    selectionBehavior: 'preserve',
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: false },
    onHighlightChange: ({ highlightedValue }) => setPointed(highlightedValue),
    onOpenChange: ({ open, reason }) => {
      if (open) setTyped((before) => before ?? label);
      else if (reason === 'interact-outside') leave();
      else close();
    },
    onSelect: ({ itemValue }) => choose(itemValue),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // This Enter ends a composition of the input method.
    if (!api.open || event.nativeEvent.isComposing) return;
    const step = pageKeys[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const at = highlighted === null ? 0 : collection.indexOf(highlighted);
      setPointed(collection.at(Math.max(0, Math.min(collection.size - 1, at + step)))?.value ?? null);
    } else if (event.key === 'Enter' && highlighted === null) {
      event.preventDefault();
      leave();
    } else if (event.key === 'Tab' && filter.trim() !== '' && highlighted !== null) {
      choose(highlighted);
    }
  };
  return { api, matches, setTyped, leave, onKeyDown };
}

function Combobox(props: ComboboxProps) {
  const { label, error, help, required = false, id, name, className, placeholder, status = 'ready', onRetry } = props;
  const { chosen, disabled = false, disabledReason, onBlur, ref } = props;
  const { api, matches, setTyped, leave, onKeyDown } = useSearch({ ...props, status });
  const failed = status === 'failed';
  const shownHelp = disabledReason ?? help;
  const input = api.getInputProps();

  return (
    <FieldFrame id={id} label={label} error={error} help={shownHelp} required={required} className={className}>
      <span {...api.getControlProps()} data-focusable className={joinClasses(fieldStyles['select'], styles['combobox'])}>
        <input
          {...input}
          ref={ref}
          className={fieldStyles['control']}
          placeholder={status === 'loading' ? 'Cargando…' : placeholder}
          disabled={disabled || Boolean(disabledReason)}
          aria-controls={api.open ? input['aria-controls'] : undefined}
          aria-busy={status === 'loading' || undefined}
          {...controlAria(id, { error, help: shownHelp, required, failed })}
          onChange={(event) => {
            // The library ignores typing after a press beside the list has closed it and left the
            // focus here.
            setTyped(event.currentTarget.value);
            input.onChange?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown(event);
            input.onKeyDown?.(event);
          }}
          onFocus={(event) => {
            input.onFocus?.(event);
            giveFocusBack(event.currentTarget, event.relatedTarget);
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            if (isTaken(event.relatedTarget)) return;
            leave();
            onBlur?.(event);
          }}
        />
        {status === 'loading' ? <Spinner /> : <ChevronDownIcon />}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={chosen} />}
      {failed && <OptionsFailed id={`${id}-failure`} label={label} onRetry={onRetry} />}
      {api.open && <List api={api} label={label} matches={matches} isLoading={status === 'loading'} />}
    </FieldFrame>
  );
}

const labelOf = (options: readonly SelectOption[], value: string): string =>
  value === '' ? '' : (options.find((option) => option.value === value)?.label ?? '');

interface ListProps {
  readonly api: ReturnType<typeof useCombobox<SelectOption>>;
  readonly label: string;
  readonly matches: Matches;
  /** Options are loading; the typed text waits for them. */
  readonly isLoading: boolean;
}

function List({ api, label, matches, isLoading }: ListProps) {
  return (
    <div {...api.getPositionerProps()} className={styles['place']} popover="manual" ref={showPopover}>
      <div className={styles['list']}>
        <div {...api.getContentProps()} className={styles['options']} aria-label={label} aria-labelledby={undefined}>
          {matches.options.map((option) => (
            <div key={option.value} {...api.getItemProps({ item: option })}>
              {option.label}
            </div>
          ))}
        </div>
        <output className={styles['note']}>
          {isLoading
            ? 'Cargando…'
            : matches.options.length === 0
              ? 'Sin coincidencias'
              : matches.more
                ? 'Sigue escribiendo para ver más'
                : ''}
        </output>
      </div>
    </div>
  );
}
