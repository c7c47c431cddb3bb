import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { lateCatalogos } from '../../../machines/actors/late-catalogos.ts';
import { QuoteIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, withCatalogos } from '../../../kit/portal/screen.ts';

export const createCotizacionesScreen = defineScreen({
  name: 'createCotizaciones',
  title: 'Nueva cotización',
  role: role.intermediario,
  page: page(
    async () =>
      (await withCatalogos(import('./CotizacionCreatePage.tsx'), lateCatalogos.cotizacion.preload())).CotizacionCreatePage,
  ),
  icon: QuoteIcon,
  search: { keywords: 'cotizar crear nueva precio propuesta tarifa calcular prima' },
  notices: {
    createCotizacion: couldNot('Cotización', 'realizar la cotizacion'),
    fetchPlanTarifas: couldNot('Consulta de campos', 'consultar las tarifas del plan'),
    fetchRegionesByMediador: couldNot('Consulta de regiones', 'consultar las regiones del intermediario'),
  },
});

export const viewCotizacionesScreen = defineScreen({
  name: 'viewCotizaciones',
  title: 'Cotización',
  role: role.intermediario,
  page: page(
    async () => (await withCatalogos(import('./CotizacionPage.tsx'), lateCatalogos.cotizacion.preload())).CotizacionPage,
  ),
});
