import { calculateColumnWidth, measureValueWidth, writeXlsxStream } from 'hucre/xlsx';
import { daysBetween } from '../../domain/periods.ts';
import { dayOf, daysInMonth } from '../../format/calendar.ts';
import { type ColumnKind, readShownAmount, readShownDay } from './typed-cells.ts';

/** A column of a spreadsheet. */
export interface SheetColumn {
  readonly head: string;
  readonly kind: ColumnKind;
}

type Value = string | number | null;

/** More characters than this in a cell, and Excel takes the file for a damaged one. */
const longestText = 32_767;
/** In characters: what is longer is cut off where the next cell begins, as on screen. */
const widest = 60;
const dayZero = '1899-12-30';
/** 1 March 1900, the first day that spreadsheets count alike: of that year Excel believes that it had a 29 February. */
const firstSerial = 61;
const bold = { font: { bold: true } };

/** Text as a spreadsheet may hold it: without what XML forbids, and with nothing that would be read as an escape of its own, such as `_x0041_`. */
function toText(shown: string): string {
  return shown
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
}

/** A day, and the part of it that has gone by, as spreadsheets count them; null when it is none. */
function toSerial(shown: string): number | null {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] =
    /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(readShownDay(shown) ?? '')?.map((part) => Number(part ?? 0)) ?? [];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const serial = daysBetween(dayZero, dayOf(year, month, day));
  return serial < firstSerial ? null : serial + (hour * 60 + minute) / 1440;
}

/** The value of a cell: what is missing leaves it empty where a day or a number would stand, and what is none stays text. */
function toValue(kind: ColumnKind, shown: string): Value {
  switch (kind) {
    case 'day':
      return shown === '--' ? null : (toSerial(shown) ?? toText(shown));
    case 'money':
    case 'number':
      return shown === '--' ? null : (readShownAmount(shown) ?? toText(shown));
    case 'text':
    case 'status':
    case 'document':
      return shown === '' ? null : toText(shown);
  }
}

function toFormat(kind: ColumnKind, widestShown: string): string | undefined {
  switch (kind) {
    case 'day':
      return widestShown.includes(':') ? 'dd-mm-yyyy hh:mm' : 'dd-mm-yyyy';
    case 'money':
      return '#,##0.00';
    case 'number':
      return '#,##0';
    case 'document':
      // What is typed into the cell later stays text, too.
      return '@';
    case 'text':
    case 'status':
      return undefined;
  }
}

/** A spreadsheet in the making. */
export interface Sheet {
  /** Takes rows as they stand on screen. */
  readonly add: (rows: readonly (readonly string[])[]) => void;
  readonly toBlob: () => Promise<Blob>;
}

/**
 * Begins a spreadsheet of one sheet, its heads bold and in sight whatever is scrolled. The rows are held as texts until the widths are known, which stand
 * before them in the file.
 */
export function createSheet(name: string, columns: readonly SheetColumn[]): Sheet {
  const all: (readonly string[])[] = [];
  const longest = columns.map(() => '');

  function* values() {
    for (const row of all) yield columns.map(({ kind }, index) => toValue(kind, row[index] ?? ''));
  }

  return {
    add(rows) {
      for (const row of rows) {
        all.push(row);
        for (const [index, shown] of row.entries()) {
          if (measureValueWidth(shown) > measureValueWidth(longest[index] ?? '')) longest[index] = shown;
        }
      }
    },
    toBlob() {
      const layout = columns.map(({ head }, index) => ({
        header: head,
        width: Math.max(
          calculateColumnWidth([head], { font: bold.font, maxWidth: widest }),
          calculateColumnWidth([longest[index] ?? ''], { maxWidth: widest }),
        ),
        style: bold,
      }));
      // The library knows one style a column, and takes it anew for each row: the first of them is asked for once the heads are written.
      function* rows() {
        for (const [index, { kind }] of columns.entries()) {
          const format = toFormat(kind, longest[index] ?? '');
          Object.assign(layout[index] ?? {}, { style: format === undefined ? {} : { numFmt: format } });
        }
        yield* values();
      }
      const stream = writeXlsxStream(rows(), { name, columns: layout, freezePane: { rows: 1 } });
      return new Response(stream).blob();
    },
  };
}
