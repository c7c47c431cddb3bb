import type { Cell, Column, Report } from './report.ts';
import { symbol } from './shown.ts';

const FORMATOS: Readonly<Partial<Record<Column['tipo'], string>>> = { monto: '#,##0.00', fecha: 'dd-mm-yyyy', entero: '0' };

/** A report's tables as a spreadsheet with heads; amounts are numbers, days are dates. */
export async function makeSpreadsheet(titulo: string, { bloques }: Report): Promise<Buffer> {
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  book.title = titulo;
  for (const block of bloques) {
    if (block.tipo !== 'tabla') continue;
    const { columnas, filas } = block.tabla;
    const sheet = book.addWorksheet(titulo.slice(0, 31), {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0, printTitlesRow: '1:1' },
      headerFooter: { oddHeader: `&L&B${titulo}`, oddFooter: '&RPágina &P de &N' },
    });
    sheet.columns = columnas.map(({ titulo: header, tipo, ancho }) => ({
      header,
      width: Math.max(12, Math.round(ancho * 6)),
      style: { ...numberFormat(tipo), alignment: { horizontal: tipo === 'monto' ? 'right' : 'left' } },
    }));
    const head = sheet.getRow(1);
    head.font = { bold: true };
    head.alignment = { vertical: 'middle', wrapText: true };
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columnas.length } };
    for (const fila of filas) sheet.addRow(columnas.map((column, place) => cellOf(fila[place], column)));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

function numberFormat(tipo: Column['tipo']): { numFmt?: string } {
  const format = FORMATOS[tipo];
  return format === undefined ? {} : { numFmt: format };
}

function cellOf(cell: Cell | undefined, { tipo }: Column): Cell | Date {
  if (cell === null || cell === undefined) return tipo === 'monto' ? 0 : null;
  switch (tipo) {
    case 'monto':
      return Number(cell) / 100;
    case 'fecha':
      return new Date(`${cell}T00:00:00Z`);
    case 'moneda':
      return symbol(String(cell));
    default:
      return cell;
  }
}
