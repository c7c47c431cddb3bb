/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element filters and lists: the pattern is WAI-ARIA's combobox */
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { foldText } from '../../format/text.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { usePopup } from '../layout/popup.ts';
import { controlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { OptionsFailed } from './OptionsFailed.tsx';
import { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
import type { SelectFieldProps, SelectOption } from './SelectField.tsx';
import './ComboboxField.css';

/** How many matches are listed; more are a matter of typing on. */
const listed = 100;

/** Props of {@link ComboboxField}: those of a select, with the chosen value in place of an event. */
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

interface Matches {
  readonly options: readonly SelectOption[];
  readonly more: boolean;
}

/** The first matches of what is typed: names that begin with it before names that only hold it. */
function findMatches(options: readonly SelectOption[], folded: readonly string[], typed: string): Matches {
  const query = foldText(typed.trim());
  if (query === '') return { options: options.slice(0, listed), more: options.length > listed };
  const first: SelectOption[] = [];
  const later: SelectOption[] = [];
  for (const [index, name] of folded.entries()) {
    const option = options[index];
    const at = name.indexOf(query);
    if (!option || at < 0) continue;
    (at === 0 ? first : later).push(option);
  }
  const all = [...first, ...later];
  return { options: all.slice(0, listed), more: all.length > listed };
}

/**
 * A select for catalogues of any size, after the WAI-ARIA combobox with a list popup: what is typed filters, without accents or case; at most
 * a hundred matches are drawn. What is typed but not chosen is given up on leaving; emptying the text takes the choice back.
 */
export function ComboboxField({
  label,
  error,
  help,
  required = false,
  id,
  name,
  className,
  options,
  placeholder,
  value,
  defaultValue = '',
  status = 'ready',
  onRetry,
  disabled = false,
  disabledReason,
  readOnly = false,
  onValueChange,
  onBlur,
  ref,
}: ComboboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const frame = useRef<HTMLSpanElement>(null);

  const open = typed !== null;
  const folded = useMemo(() => (open ? options.map((option) => foldText(option.label)) : []), [open, options]);
  const filter = open && typed !== labelOf(options, chosen) ? typed : '';
  const matches = useMemo(() => findMatches(options, folded, filter), [options, folded, filter]);
  const at = Math.min(active ?? 0, matches.options.length - 1);

  const isBlocked = disabled || Boolean(disabledReason);
  const failed = status === 'failed';
  const shownHelp = disabledReason ?? help;

  const choose = (next: string) => {
    setTyped(null);
    setActive(null);
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const openList = () => {
    if (failed || isBlocked || open) return;
    setTyped(labelOf(options, chosen));
    const index = options.findIndex((option) => option.value === chosen);
    setActive(index >= 0 && index < listed ? index : 0);
  };
  const leave = () => {
    if (typed === null) return;
    if (typed.trim() === '') choose('');
    else setTyped(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      else setActive((at + (key === 'ArrowDown' ? 1 : -1) + matches.options.length) % Math.max(1, matches.options.length));
    } else if (key === 'PageDown' || key === 'PageUp') {
      if (!open) return;
      event.preventDefault();
      setActive(Math.max(0, Math.min(matches.options.length - 1, at + (key === 'PageDown' ? 10 : -10))));
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      const option = matches.options[at];
      if (typed.trim() === '' && active === null) choose('');
      else if (option) choose(option.value);
    } else if (key === 'Escape' && open) {
      // The panel around it stays.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };

  if (readOnly) {
    const shown = { id: fieldId, label, error, help, required, className, options, status, onRetry };
    return <ReadOnlyChoice {...shown} value={chosen} />;
  }

  const text = typed ?? (status === 'loading' ? '' : labelOf(options, chosen) || (status === 'ready' ? '' : chosen));

  return (
    <FieldFrame id={fieldId} label={label} error={error} help={shownHelp} required={required} className={className}>
      <span className="ag-select ag-combobox" ref={frame}>
        <input
          ref={ref}
          id={fieldId}
          className="ag-control"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={status === 'loading' ? 'Cargando…' : placeholder}
          value={text}
          disabled={isBlocked}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${fieldId}-lista` : undefined}
          aria-activedescendant={open && matches.options.length > 0 ? `${fieldId}-${at}` : undefined}
          aria-busy={status === 'loading' || undefined}
          {...controlAria(fieldId, { error, help: shownHelp, required, failed })}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(null);
          }}
          onClick={openList}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
        />
        {status === 'loading' ? <Spinner /> : <ChevronDownIcon />}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={chosen} />}
      {failed && <OptionsFailed id={`${fieldId}-failure`} label={label} onRetry={onRetry} />}
      {open && !failed && (
        <List
          id={fieldId}
          label={label}
          anchor={frame}
          matches={matches}
          at={at}
          chosen={chosen}
          isLoading={status === 'loading'}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  );
}

const labelOf = (options: readonly SelectOption[], value: string): string =>
  value === '' ? '' : (options.find((option) => option.value === value)?.label ?? '');

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: { readonly current: HTMLElement | null };
  readonly matches: Matches;
  readonly at: number;
  readonly chosen: string;
  /** The options are still on their way: what is typed waits for them. */
  readonly isLoading: boolean;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (value: string) => void;
}

function List({ id, label, anchor, matches, at, chosen, isLoading, onPoint, onChoose }: ListProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup(popup, anchor, 'start', (shown) => {
    shown.style.minWidth = `${anchor.current?.offsetWidth ?? 0}px`;
  });
  return (
    <div className="ag-listbox" ref={popup} popover="manual">
      {/* The focus stays in the field: pressing on the list must not take it away. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's */}
      <div
        id={`${id}-lista`}
        className="ag-options"
        tabIndex={-1}
        role="listbox"
        aria-label={label}
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const option = event.target instanceof Element && event.target.closest('[role=option]');
          if (option instanceof HTMLElement) onChoose(option.dataset['value'] ?? '');
        }}
      >
        {matches.options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === chosen}
            data-value={option.value}
            data-active={index === at || undefined}
            onPointerMove={index === at ? undefined : () => onPoint(index)}
            ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          >
            {option.label}
          </div>
        ))}
      </div>
      <output className="ag-listbox-note">
        {isLoading
          ? 'Cargando…'
          : matches.options.length === 0
            ? 'Sin coincidencias'
            : matches.more
              ? 'Sigue escribiendo para ver más'
              : ''}
      </output>
    </div>
  );
}
