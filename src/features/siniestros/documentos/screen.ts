import { role } from '../../../domain/usuario.ts';
import { ClaimIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../../kit/portal/screen.ts';

export const documentosSiniestrosScreen = defineScreen({
  name: 'documentosSiniestros',
  title: 'Documentos',
  role: role.intermediario,
  page: page(async () => (await import('./DocumentosSiniestrosPage.tsx')).DocumentosSiniestrosPage),
  icon: ClaimIcon,
  search: { keywords: 'siniestros archivos adjuntos papeles reclamacion' },
});
