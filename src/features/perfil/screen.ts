import { UserIcon } from '../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../kit/portal/screen.ts';

export const perfilScreen = defineScreen({
  name: 'perfil',
  title: 'Perfil',
  role: undefined,
  page: page(async () => (await import('./PerfilPage.tsx')).PerfilPage),
  icon: UserIcon,
  search: { keywords: 'mis datos usuario cuenta correo roles intermediario codigo' },
});
