import { SettingsIcon } from '../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../kit/portal/screen.ts';

export const configuracionScreen = defineScreen({
  name: 'configuracion',
  title: 'Configuración',
  role: undefined,
  page: page(async () => (await import('./ConfiguracionPage.tsx')).ConfiguracionPage),
  icon: SettingsIcon,
  search: {
    keywords:
      'ajustes preferencias opciones modo oscuro claro tema color noche filas por pagina instalar aplicacion icono acerca de version soporte diagnostico fallos servicios',
  },
});
