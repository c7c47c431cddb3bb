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

/** Excel reports a file with longer cells as damaged. */
const longestText = 32_767;
/** Maximum width of a column in characters; longer text is clipped, as on screen. */
const widest = 60;
const dayZero = '1899-12-30';
/** 1 March 1900: Excel believes in a 29 February 1900, so earlier days differ between programs. */
const firstSerial = 61;
const bold = { font: { bold: true } };

/** Removes what XML forbids, and escapes text that looks like an escape, such as `_x0041_`. */
function toText(shown: string): string {
  return shown
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
}

/** A day and time as spreadsheets count them; null for other text. */
function toSerial(shown: string): number | null {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] =
    /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(readShownDay(shown) ?? '')?.map((part) => Number(part ?? 0)) ?? [];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const serial = daysBetween(dayZero, dayOf(year, month, day));
  return serial < firstSerial ? null : serial + (hour * 60 + minute) / 1440;
}

/** A missing day or number leaves the cell empty; an unreadable one stays text. */
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
      // '@' keeps text that is typed into the cell later.
      return '@';
    case 'text':
    case 'status':
      return undefined;
  }
}

/** A spreadsheet in the making. */
export interface Sheet {
  readonly add: (rows: readonly (readonly string[])[]) => void;
  readonly toBlob: () => Promise<Blob>;
}

/**
 * Makes a spreadsheet of one sheet with bold, frozen heads. The rows are kept as texts until all
 * are added, since the file holds the column widths before the rows.
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
      // The library reads a column's style for each row; heads are written before the first row.
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
