import { role } from '../../../domain/usuario.ts';
import { UserIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const usuariosScreen = defineScreen({
  name: 'usuarioIntermediarios',
  title: 'Usuarios intermediarios',
  role: role.intermediario,
  page: page(async () => (await import('./UsuariosPage.tsx')).UsuariosPage),
  icon: UserIcon,
  search: { keywords: 'listado administrador administracion personal accesos' },
});

export const usuariosRow = {
  screen: usuariosScreen,
  operation: 'fetchClientes',
  filter: ['Número de documento', 1],
} as const satisfies ListRow;
