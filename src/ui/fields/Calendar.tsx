import { parseDate, useDatePicker, usePopover } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { addDays, partsOf, spellDay, weekdayNames, weekdayOf } from '../../format/calendar.ts';
import { monthNames } from '../../format/dates.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { showPopover } from '../layout/show-popover.ts';
import styles from './Calendar.module.css';

/** Props of {@link Calendar}; days are day strings (`yyyy-MM-dd`). */
export interface CalendarProps {
  /** Its accessible name. */
  readonly label: string;
  /** Id of the button that opened it; it gets the focus back. */
  readonly buttonId: string;
  /** The day that is in the field; without one the calendar opens at today. */
  readonly chosen: string | null;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onClose: () => void;
  /** Called with the chosen day; the calendar closes after it. */
  readonly onPick: (day: string) => void;
}

const dayInFocus = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;

/** Tab goes round inside the popup. (The library's own trap would keep the pointer off the page, or start anew at every drawing.) */
function keepInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select, [tabindex="0"]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]?.focus();
}

/**
 * A month of days in a popup: arrows, Home, End, Page keys (with Shift by years), Enter and Space pick, Escape closes. Month and year are selects too: a
 * birth date of 1956 is two choices away. Open while it is mounted.
 */
export function Calendar({ label, buttonId, chosen, today, min, max, onClose, onPick }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const start = chosen ?? today;
  const close = () => {
    document.getElementById(buttonId)?.focus({ preventScroll: true });
    onClose();
  };
  const popover = usePopover({
    open: true,
    autoFocus: false,
    portalled: false,
    ids: { trigger: buttonId },
    // Where neither side has room for it, as on a telephone that lies, it covers its field.
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 4, overlap: true },
    onPointerDownOutside: (event) => {
      // What is pressed takes the focus itself.
      event.preventDefault();
      onClose();
    },
    onOpenChange: ({ open }) => {
      if (!open) close();
    },
  });
  const api = useDatePicker({
    inline: true,
    locale: 'es-DO',
    startOfWeek: 0,
    fixedWeeks: true,
    outsideDaySelectable: true,
    min: parseDate(min),
    max: parseDate(max),
    defaultFocusedValue: parseDate(start < min ? min : start > max ? max : start),
    // The chosen day is marked below: picked again, it is a choice too.
    value: [],
    onValueChange: ({ value: [picked] }) => {
      if (!picked) return;
      onPick(picked.toString());
      close();
    },
    translations: {
      dayCell: ({ value }) => spellDay(value.toString()),
      prevTrigger: () => 'Mes anterior',
      nextTrigger: () => 'Mes siguiente',
      monthSelect: 'Mes',
      yearSelect: 'Año',
    },
  });
  const { focusedValue } = api;
  const shown = focusedValue.toString();

  useLayoutEffect(() => dayInFocus(grid.current)?.focus({ preventScroll: true }), []);

  // The focus follows the day while it is in the grid; from the selects and buttons it stays where it is.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) dayInFocus(grid.current)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another day is the reason to move the focus
  }, [shown]);

  const table = api.getTableProps();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Home' || event.key === 'End') {
      // Of the week, where the library goes to those of the month.
      event.preventDefault();
      event.stopPropagation();
      const weekday = weekdayOf(shown);
      api.setFocusedValue(parseDate(addDays(shown, event.key === 'Home' ? -weekday : 6 - weekday)));
    } else table.onKeyDown?.(event);
  };
  const tableProps = { ...table, onKeyDown };

  const { disabled: isFirst, ...previous } = api.getPrevTriggerProps();
  const { disabled: isLast, ...next } = api.getNextTriggerProps();
  const content = {
    ...popover.getContentProps(),
    onKeyDown: keepInside,
    // What is chosen in here is no input of the form around it.
    onInput: (event: FormEvent) => event.stopPropagation(),
    onChange: (event: FormEvent) => event.stopPropagation(),
  };
  const [minYear] = partsOf(min);
  const [maxYear] = partsOf(max);
  const allYears = useMemo(
    () => Array.from({ length: maxYear - minYear + 1 }, (_, index) => maxYear - index),
    [minYear, maxYear],
  );
  // A hundred and fifty options come after the calendar is in sight: with it they would hold up the press that opens it.
  const years = useDeferredValue(allYears, [focusedValue.year]);
  return (
    <div {...popover.getPositionerProps()} className={styles['place']} popover="manual" ref={showPopover}>
      <div
        {...content}
        className={styles['calendar']}
        aria-modal="true"
        aria-label={label}
        aria-labelledby={undefined}
        aria-describedby={undefined}
      >
        <div className={styles['head']}>
          <IconButton {...previous} size="sm" label="Mes anterior" aria-disabled={isFirst}>
            <ChevronLeftIcon />
          </IconButton>
          <select
            aria-label="Mes"
            value={focusedValue.month}
            onChange={({ currentTarget }) => api.setFocusedValue(focusedValue.set({ month: Number(currentTarget.value) }))}
          >
            {monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label="Año"
            value={focusedValue.year}
            onChange={({ currentTarget }) => api.setFocusedValue(focusedValue.set({ year: Number(currentTarget.value) }))}
          >
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
          <IconButton {...next} size="sm" label="Mes siguiente" aria-disabled={isLast}>
            <ChevronRightIcon />
          </IconButton>
        </div>
        <table
          {...tableProps}
          ref={grid}
          aria-roledescription={undefined}
          aria-label={`${monthNames[focusedValue.month - 1] ?? ''} de ${focusedValue.year}`}
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
            {api.weeks.map((week, row) => (
              <tr key={row}>
                {week.map((value, column) => (
                  <td
                    key={column}
                    {...api.getDayTableCellTriggerProps({ value })}
                    // A cell of a grid, which the table says it is.
                    role={undefined}
                    aria-selected={value.toString() === chosen}
                    aria-current={value.toString() === today ? 'date' : undefined}
                  >
                    {value.day}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
