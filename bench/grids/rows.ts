/** A row of the compared grids. */
export interface GridRow {
  readonly nuCotizacion: number;
  readonly producto: string;
  readonly solicitante: string;
  readonly tipoDocumento: string;
  readonly documento: string;
  /** yyyy-MM-dd */
  readonly fecha: string;
  readonly ramo: string;
  readonly prima: number;
  readonly estatus: string;
}

/** The nine columns, in order. */
export const columns = [
  { field: 'nuCotizacion', head: 'No. Cotización' },
  { field: 'producto', head: 'Producto' },
  { field: 'solicitante', head: 'Solicitante' },
  { field: 'tipoDocumento', head: 'Tipo Documento' },
  { field: 'documento', head: 'Núm. Documento' },
  { field: 'fecha', head: 'Fecha' },
  { field: 'ramo', head: 'Ramo' },
  { field: 'prima', head: 'Prima' },
  { field: 'estatus', head: 'Estatus' },
] as const satisfies readonly { field: keyof GridRow; head: string }[];

const nombres = [
  'Ana',
  'Íngrid',
  'José',
  'Ñico',
  'Óscar',
  'Yokasta',
  'Zoila',
  'Beatriz',
  'Ulises',
  'Wendy',
  'Carmen',
  'Dámaso',
  'Élida',
  'Félix',
];
const apellidos = [
  'Núñez',
  "D'Óleo",
  'Peña',
  'Peralta',
  'Rosario',
  'Méndez',
  'Ureña',
  'Castaño',
  'Castro',
  'Ñañez',
  'Abreu',
  'Zorrilla',
  'Báez',
];
const productos = [
  'Vehículo de motor completo',
  'Vehículo de motor básico',
  'Vehículo pesado',
  'Incendio y líneas aliadas',
  'Hogar protegido',
  'Salud internacional',
  'Vida a término',
  'Fianza de cumplimiento',
];
const ramos = ['Vehículos', 'Incendio', 'Salud', 'Vida', 'Fianzas', 'Transporte'];
const estatus = [
  'Incompleta',
  'Pendiente de emisión',
  'Procesada',
  'Anulada',
  'Emisión de endoso en proceso',
  'Guardada sin procesar',
];

/** Random numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Creates the rows, the same for each page. */
export function makeRows(count: number): readonly GridRow[] {
  const random = seeded(20_261_129);
  const of = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const number = String(1_000_000 + Math.floor(random() * 8_999_999));
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(random() * 1000)));
    return {
      nuCotizacion: 100_000 + index,
      producto: of(productos),
      solicitante: `${of(nombres)} ${of(nombres)} ${of(apellidos)} ${of(apellidos)}`,
      tipoDocumento: random() < 0.8 ? 'CED' : 'RNC',
      documento: `001-${number}-${index % 10}`,
      fecha: day.toISOString().slice(0, 10),
      ramo: of(ramos),
      prima: Math.floor(random() * 10_000_000) / 100,
      estatus: of(estatus),
    };
  });
}

const amounts = new Intl.NumberFormat('es-DO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const order = new Intl.Collator('es-DO', { sensitivity: 'base' });

/** Collation of texts: ñ comes after n; accents and case are ignored. */
export const compareTexts = (a: string, b: string): number => order.compare(a, b);
export const showDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
export const showAmount = (amount: number): string => amounts.format(amount);
