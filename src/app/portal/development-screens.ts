import type { ComponentType } from 'react';
import { role } from '../../domain/usuario.ts';
import { SettingsIcon } from '../../ui/icons/icons.tsx';
import { page, type Screen } from '../../kit/portal/screen.ts';

const example = (name: Screen['name'], title: string, load: () => Promise<ComponentType>): Screen => ({
  name,
  title,
  role: role.intermediario,
  page: page(load),
  icon: SettingsIcon,
  menu: { label: title, group: 'Desarrollo' },
});

/** The gallery of parts; the production build has neither the routes nor their chunks. */
export const developmentScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      example('galeria', 'Galería', async () => (await import('../../dev/gallery/GaleriaPage.tsx')).GaleriaPage),
      example('galeriaLista', 'Lista con detalle', async () => (await import('../../dev/gallery/ListaPage.tsx')).ListaPage),
      example(
        'galeriaFormulario',
        'Formulario de ejemplo',
        async () => (await import('../../dev/gallery/FormularioPage.tsx')).FormularioPage,
      ),
      example('galeriaPlanes', 'Planes cotizados', async () => (await import('../../dev/gallery/PlanesPage.tsx')).PlanesPage),
      example(
        'galeriaDocumentos',
        'Documentos de una emisión',
        async () => (await import('../../dev/gallery/DocumentosPage.tsx')).DocumentosPage,
      ),
    ]
  : [];
