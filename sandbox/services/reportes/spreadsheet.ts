import { type Cell, type Column, dayMonthYear, type Report } from './report.ts';

/** The tables of a report as a spreadsheet: a row of titles, then the rows of its PDF; amounts are numbers. */
export async function makeSpreadsheet(titulo: string, { secciones }: Report): Promise<Buffer> {
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  for (const { columnas, filas } of secciones) {
    const sheet = book.addWorksheet(titulo.slice(0, 31));
    sheet.columns = columnas.map(({ titulo: header, tipo, ancho }) => ({
      header,
      width: Math.max(12, ancho * 5),
      style: tipo === 'monto' ? { numFmt: '#,##0.00' } : {},
    }));
    sheet.getRow(1).font = { bold: true };
    for (const fila of filas) sheet.addRow(columnas.map((column, place) => cellOf(fila[place], column)));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

function cellOf(cell: Cell | undefined, { tipo }: Column): Cell {
  if (cell === null || cell === undefined) return tipo === 'monto' ? 0 : null;
  if (tipo === 'monto') return Number(cell) / 100;
  return tipo === 'fecha' ? dayMonthYear(String(cell)) : cell;
}
