import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { lateCatalogos } from '../../../machines/actors/late-catalogos.ts';
import { ClientsIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, withCatalogos } from '../../../kit/portal/screen.ts';

export const createClientesScreen = defineScreen({
  name: 'createClientes',
  title: 'Nuevo cliente',
  role: role.intermediario,
  page: page(
    async () => (await withCatalogos(import('./ClienteWizardPage.tsx'), lateCatalogos.cliente.preload())).ClienteWizardPage,
  ),
  icon: ClientsIcon,
  search: { keywords: 'registrar registro crear agregar anadir alta' },
  notices: {
    createCliente: couldNot('Creación de cliente', 'crear el cliente'),
    fetchPadron: couldNot('Consulta de padrón electoral', 'consultar el padrón electoral'),
  },
});
