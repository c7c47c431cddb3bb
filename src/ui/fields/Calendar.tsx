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
  /** Accessible name. */
  readonly label: string;
  /** Id of the button that opened the calendar; it gets the focus back. */
  readonly buttonId: string;
  /** The day in the field; without one the calendar opens at today. */
  readonly chosen: string | null;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onClose: () => void;
  /** Called with the chosen day; the calendar closes after it. */
  readonly onPick: (day: string) => void;
}

const dayInFocus = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;

/**
 * Keeps Tab inside the popup. The library's own trap blocks the pointer or restarts at each render.
 */
function keepInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select, [tabindex="0"]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]?.focus();
}

/**
 * A month of days in a popup, open while mounted, with all keys of a date grid (Shift and Page keys
 * move by years). Selects of month and year put a birth date of 1956 two choices away.
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
    // The popup covers its field where neither side has room, as on a telephone held sideways.
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 4, overlap: true },
    onPointerDownOutside: (event) => {
      // The pressed element takes the focus.
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
    // Empty, so that picking the chosen day again counts as a choice; the cells mark it below.
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

  // The focus follows the day while the grid has it. Selects and buttons keep theirs.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) dayInFocus(grid.current)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another day is the reason to move the focus
  }, [shown]);

  const table = api.getTableProps();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Home' || event.key === 'End') {
      // Home and End move within the week; the library moves within the month.
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
    // A choice in the calendar is no input of the surrounding form.
    onInput: (event: FormEvent) => event.stopPropagation(),
    onChange: (event: FormEvent) => event.stopPropagation(),
  };
  const [minYear] = partsOf(min);
  const [maxYear] = partsOf(max);
  const allYears = useMemo(
    () => Array.from({ length: maxYear - minYear + 1 }, (_, index) => maxYear - index),
    [minYear, maxYear],
  );
  // Defers 150 options of years, which would delay the press that opens the calendar.
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
            {/* Cells are keyed by place, so that the focused one survives a change of month. */}
            {api.weeks.map((week, row) => (
              <tr key={row}>
                {week.map((value, column) => (
                  <td
                    key={column}
                    {...api.getDayTableCellTriggerProps({ value })}
                    // The table's role makes each cell a grid cell.
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
