// The pattern is WAI-ARIA's date picker dialog: a table that is a grid, in a popup of our own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  dayOf,
  monthNames,
  partsOf,
  spellDay,
  weekdayNames,
  weekdayOf,
  weeksOf,
} from '../../format/calendar.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { usePopup } from '../layout/popup.ts';
import './Calendar.css';

/** Props of {@link Calendar}; days are day strings (`yyyy-MM-dd`). */
export interface CalendarProps {
  /** Label of the field that it fills. */
  readonly label: string;
  /** The button that opened it; it gets the focus back. */
  readonly anchor: { readonly current: HTMLElement | null };
  /** The day that is in the field; without one the calendar opens at today. */
  readonly chosen: string | null;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onClose: () => void;
  /** Called with the chosen day; the calendar closes after it. */
  readonly onPick: (day: string) => void;
}

/** The day that a key of the grid leads to. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/**
 * A month of days in a popup, after the WAI-ARIA date picker dialog: arrows, Home, End, Page keys (with Shift by years), Enter and Space pick, Escape
 * closes. Month and year are selects too: a birth date of 1956 is two choices away.
 */
export function Calendar({ label, anchor, chosen, today, min, max, onClose, onPick }: CalendarProps) {
  const clamp = (day: string) => (day < min ? min : day > max ? max : day);
  const popup = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => clamp(chosen ?? today));
  const [year, month, date] = partsOf(day);
  const [minYear] = partsOf(min);
  const [maxYear] = partsOf(max);

  usePopup(popup, anchor, 'end', () => focusDay(grid.current));

  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !popup.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [onClose, anchor]);

  // The focus follows the day while it is in the grid; from the selects and buttons it stays where it is.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusDay(grid.current);
  });

  const close = () => {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  };
  const pick = (picked: string) => {
    if (picked !== clamp(picked)) return;
    onPick(picked);
    close();
  };
  const show = (next: string) => setDay(clamp(next));

  const onGridKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, day);
    if (next !== null) show(next);
    else if (event.key === 'Enter' || event.key === ' ') pick(day);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={popup}
      className="ag-calendar"
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={`Elegir fecha de ${label}`}
      // What is chosen in here is no input of the form around it.
      onChange={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') {
          event.preventDefault();
          close();
        } else if (event.key === 'Tab') keepInside(event, popup.current);
      }}
    >
      <div className="ag-calendar-head">
        <IconButton size="sm" label="Mes anterior" onClick={() => show(addMonths(day, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <select aria-label="Mes" value={month} onChange={(event) => show(dayOf(year, Number(event.currentTarget.value), date))}>
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select aria-label="Año" value={year} onChange={(event) => show(dayOf(Number(event.currentTarget.value), month, date))}>
          {Array.from({ length: maxYear - minYear + 1 }, (_, index) => (
            <option key={index}>{maxYear - index}</option>
          ))}
        </select>
        <IconButton size="sm" label="Mes siguiente" onClick={() => show(addMonths(day, 1))}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={`${monthNames[month - 1] ?? ''} de ${year}`}
        onKeyDown={onGridKey}
        onClick={(event) => {
          const cell = event.target instanceof Element && event.target.closest('[data-day]');
          if (cell instanceof HTMLElement) pick(cell.dataset['day'] ?? '');
        }}
      >
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Cells are known by their place, so that the one with the focus stays when the month changes. */}
          {weeksOf(day).map((week, row) => (
            <tr key={row}>
              {week.map((shown, column) => (
                <td
                  key={column}
                  tabIndex={shown === day ? 0 : -1}
                  data-day={shown}
                  data-other={partsOf(shown)[1] === month ? undefined : true}
                  aria-label={spellDay(shown)}
                  aria-selected={shown === chosen}
                  aria-current={shown === today ? 'date' : undefined}
                  aria-disabled={shown === clamp(shown) ? undefined : true}
                >
                  {partsOf(shown)[2]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function focusDay(grid: HTMLElement | null) {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Tab goes round inside the popup. */
function keepInside(event: KeyboardEvent, popup: HTMLElement | null) {
  const stops = [...(popup?.querySelectorAll<HTMLElement>('button, select, [tabindex="0"]') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]?.focus();
}
