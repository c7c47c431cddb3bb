import { estatusEmitibles } from './cotizaciones.ts';
import { statusListPath } from './list-views.ts';
import { paths } from './paths.ts';
import { esperaRespuesta } from './tickets.ts';

/** The list views that the dashboard links to. */
export const listViews = {
  porEmitir: statusListPath('listCotizaciones', estatusEmitibles),
  porVencer: `${paths.listPolizas}?f.vigente-hasta=proximos-30`,
  porResponder: statusListPath('listSolicitudes', [esperaRespuesta]),
} as const;
