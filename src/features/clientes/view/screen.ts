import { role } from '../../../domain/usuario.ts';
import { lateCatalogos } from '../../../machines/actors/late-catalogos.ts';
import { defineScreen, page, withCatalogos } from '../../../kit/portal/screen.ts';

export const updateClientesScreen = defineScreen({
  name: 'updateClientes',
  title: 'Cliente',
  role: role.intermediario,
  page: page(async () => (await withCatalogos(import('./ClienteViewPage.tsx'), lateCatalogos.cliente.preload())).ClienteViewPage),
});
